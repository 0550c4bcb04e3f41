#include "synthesis_loop.h"

#include <espeak-ng/speak_lib.h>
#include <string.h>

static long samples;

static int count_samples(short *wave, int length, espeak_EVENT *events) {
  (void)events;
  if (wave) samples += length;
  return 0;
}

long synthesis_loop(const char *voice, int rate, const char *const *texts, long count) {
  if (espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, NULL, 0) < 0) return -1;
  espeak_SetSynthCallback(count_samples);
  if (espeak_SetVoiceByName(voice) != EE_OK) return -1;
  samples = 0;
  for (long i = 0; i < count; i++) {
    espeak_SetParameter(espeakRATE, rate, 0);
    if (espeak_Synth(texts[i], strlen(texts[i]) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL,
                     NULL) != EE_OK)
      return -1;
  }
  return samples;
}
