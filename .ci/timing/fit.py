"""Fits the tables of Sources/Hearing/Timing against eSpeak NG. See docs/timing.md.

    cc -O2 .ci/timing/measure.c -o .build/measure -lespeak-ng
    .venv/bin/python .ci/timing/fit.py .build/measure Sources/Hearing/Timing [LANGUAGE...]

Needs NumPy and the translations of installed programs (/usr/share/locale), whose short messages
serve as texts. None of them is kept: only the fitted milliseconds are.
"""
import collections
import gettext
import glob
import random
import re
import subprocess
import sys
import unicodedata

import numpy

VOICES = {"en": "en-us", "es": "es", "fr": "fr", "de": "de", "ja": "ja", "ar": "ar",
          "pt": "pt-br", "zh": "cmn-latn-pinyin", "hi": "hi", "ru": "ru"}
LOCALES = {"pt": "pt_BR", "zh": "zh_CN"}
CARRIERS = {"en": "box", "es": "casa", "fr": "table", "de": "haus", "ja": "ボタン", "ar": "زر",
            "pt": "casa", "zh": "按钮", "hi": "बटन", "ru": "дом"}
RATES = [80, 100, 120, 140, 160, 175, 200, 220, 250, 280, 320, 360, 400, 449]
VOWELS = set("aeiouy")
MARKS = {character: kind for kind, characters in {
    ",": ",،、，·", ".": ".。।", ";": ";；؛", ":": ":：", "!": "!！", "?": "?？؟", "(": "(（[{",
    ")": ")）]}", "…": "…", "-": "-–—", '"': '"“”«»„‟'}.items() for character in characters}
SYMBOLS = "+×%$€£¥&@=#/°÷~^\\_*→←↑↓✔©®™§¶№±≤≥≠∞√µ½²<>"
EMOJI = ["🙂", "🎉", "❤️", "👍🏽", "⚙️", "🔔", "😀", "🚀", "📦", "✅", "⚠️", "🔍", "📱", "💡"]
PARTS = ["base", "word", "letter", "spelled", "ideograph", "hundred", "thousand", "million",
         "emoji", "dot"]


def is_ideograph(c):
    return 0x3400 <= ord(c) <= 0x9FFF


def is_letter(c):
    kind = unicodedata.category(c)
    return (kind[0] == "L" or kind in ("Mn", "Mc")) and not 0xFE00 <= ord(c) <= 0xFE0F


def as_katakana(c):
    return chr(ord(c) + 0x60) if 0x3041 <= ord(c) <= 0x3096 else c


def number_features(digits, features, one_by_one):
    plain = digits.lstrip("0") or "0"
    if one_by_one or len(plain) > 9 or (len(digits) > 1 and digits[0] == "0"):
        for digit in digits:
            features["#" + digit] += 1
        return
    value = int(plain)
    if value == 0:
        features["#0"] += 1

    def below_thousand(value):
        if value >= 100:
            features["hundred"] += 1
            if value >= 200:
                features["#%d" % (value // 100)] += 1
            value %= 100
        if value >= 20:
            features["#%d" % (value // 10 * 10)] += 1
            value %= 10
        if value:
            features["#%d" % value] += 1

    for unit, name in ((1_000_000, "million"), (1000, "thousand")):
        if value >= unit:
            features[name] += 1
            if value // unit > 1:
                below_thousand(value // unit)
            value %= unit
    below_thousand(value)


def word_features(word, features):
    features["word"] += 1
    if len(word) > 1 and all("a" <= c <= "z" for c in word) and not VOWELS & set(word):
        features["spelled"] += len(word)
        return
    for letter in word:
        features["L" + letter] += 1
    for pair in zip("^" + word, word + "$"):
        features["P" + "".join(pair)] += 1


def features_of(text):
    """What Sources/Hearing/TextReading.swift adds up, as counts."""
    features, place, mark = collections.Counter(), 0, None

    def speak():
        nonlocal mark
        if not features["base"]:
            features["base"] = 1
        elif mark:
            features["M" + mark] += 1
        mark = None

    while place < len(text):
        c = text[place]
        if is_ideograph(c):
            speak()
            features["ideograph"] += 1
            features["I" + c] += 1
        elif is_letter(c):
            end, word = place, ""
            while end < len(text):
                d = text[end]
                if d in "'’" and end > place and end + 1 < len(text) and is_letter(text[end + 1]):
                    end += 1
                    continue
                if not is_letter(d) or is_ideograph(d):
                    break
                if end > place and d.isupper() and text[end - 1].islower():
                    break
                word += as_katakana(d.lower()[0])
                end += 1
            speak()
            word_features(word, features)
            place = end - 1
        elif unicodedata.category(c) == "Nd":
            end = place
            while end < len(text) and unicodedata.category(text[end]) == "Nd":
                end += 1
            fraction = place > 1 and text[place - 1] in ".," and text[place - 2].isdigit()
            if fraction:
                mark = None
                features["dot"] += 1
            speak()
            features["word"] += 1
            digits = "".join(str(unicodedata.digit(d)) for d in text[place:end])
            number_features(digits, features, fraction)
            place = end - 1
        elif c == "." and text[place + 1:place + 2].isascii() and text[place + 1:place + 2].isalpha():
            speak()
            features["dot"] += 1
        elif c in MARKS:
            free = text[place - 1:place] == " " and text[place + 1:place + 2] == " "
            if features["base"] and not mark and (MARKS[c] != "-" or free):
                mark = MARKS[c]
        elif ord(c) >= 0x1F000 or c in "❤⚙✅⚠":
            speak()
            features["emoji"] += 1
        else:
            features["S" + c] += 1
        place += 1
    return features


def measure(program, language, texts, rate=175):
    # As Sources/SpeechOutput/Voices/SpeakableText.swift hands texts to the engine.
    spoken = {c: c + 0x60 for c in range(0x3041, 0x3097)} | {0x30FB: " "}
    texts = [t.translate(spoken) for t in texts]
    answer = subprocess.run([program, VOICES[language], str(rate)], text=True, check=True,
                            input="\n".join(texts) + "\n", capture_output=True).stdout
    return [int(line) for line in answer.split("\n")[:len(texts)]]


def corpus(language):
    """Short messages of installed programs, words alone, and both put together."""
    chance = random.Random(1)
    messages = set()
    for path in sorted(glob.glob(f"/usr/share/locale/{LOCALES.get(language, language)}"
                                 "/LC_MESSAGES/*.mo" if language != "en" else
                                 "/usr/share/locale/de/LC_MESSAGES/*.mo")):
        try:
            catalogue = gettext.GNUTranslations(open(path, "rb"))._catalog
        except (OSError, UnicodeDecodeError):
            continue
        found = [(k if isinstance(k, str) else k[0]).split("\x04")[-1] if language == "en" else v
                 for k, v in sorted(catalogue.items(), key=str)]
        chance.shuffle(found)
        messages |= {m for m in map(cleaned, found[:1500]) if m and fits(m, language)}
    messages = sorted(messages)
    chance.shuffle(messages)
    short = [m.rstrip(".。!?") for m in messages if len(m) < 40]
    words = sorted({w for m in messages for w in re.split(r"[\s，。、：；（）,.:;!?()]+", m)
                    if 3 <= len(w) <= 14 and all(map(is_letter, w))})
    chance.shuffle(words)
    joints = [", ", ". ", ": ", "; ", "? ", "! ", " – ", " (", ") ", "，", "。", "、"]
    return (messages[:9000] + words[:1500]
            + [chance.choice(short) + chance.choice(joints) + chance.choice(short)
               for _ in range(2600)]
            + [f"{chance.choice(short)} {chance.randrange(chance.choice([13, 100, 100_000]))}"
               for _ in range(1300)])


def cleaned(message):
    if not isinstance(message, str) or re.search(r"[%\\<>{}$=/|@*#~`\[\]^&_]|--|[A-Z]{2}", message):
        return None
    message = re.sub(r"\s+", " ", message).strip()
    return message if 2 <= len(message) <= 90 and '"' not in message else None


def fits(message, language):
    letters = [c for c in message if c.isalpha()]
    if language == "ja" and any(map(is_ideograph, message)):
        return False
    # The Japanese voice spells Latin letters, so another one speaks them.
    most = 0 if language == "ja" else 0.15
    latin = sum(c.isascii() for c in letters)
    return language in ("en", "es", "fr", "de", "pt") or latin <= most * len(letters)


def fixed_values(program, language):
    """What each symbol takes between two words, beyond the words."""
    carrier = CARRIERS[language]
    texts = [f"{carrier} {carrier}", f"{carrier} .{carrier}"]
    texts += [f"{carrier} {s} {carrier}" for s in list(SYMBOLS) + EMOJI]
    base, dot, *rest = measure(program, language, texts)
    values = {"S" + s: v - base for s, v in zip(SYMBOLS, rest) if v - base > 20}
    emoji = sorted(max(0, v - base) for v in rest[len(SYMBOLS):])
    return values | {"dot": max(0, dot - base), "emoji": emoji[len(emoji) // 2]}


def is_pair(key):
    return key[0] in "PI" and len(key) > 1


def fit(rows, lengths, fixed):
    """Least squares of the relative error, pulled towards 0 for pairs, with outliers let go."""
    total = numpy.array(lengths, float)
    known = numpy.array([sum(fixed.get(k, 0) * n for k, n in row.items()) for row in rows])
    counts = collections.Counter(k for row in rows for k in row)
    keys = [k for k, n in counts.items()
            if k[0] != "S" and k not in ("dot", "emoji") and n >= (20 if k[0] == "I" else 6)]
    index = {k: i for i, k in enumerate(keys)}
    matrix = numpy.zeros((len(rows), len(keys)), numpy.float32)
    for number, row in enumerate(rows):
        for key, n in row.items():
            if key in index:
                matrix[number, index[key]] = n
    pull = numpy.array([2.0 if is_pair(k) else 0.1 for k in keys])
    base = weight = 1 / numpy.maximum(total, 300)
    for _ in range(4):
        weighted = matrix * weight[:, None].astype(numpy.float32)
        normal = (weighted.T @ weighted).astype(float) + numpy.diag(pull * numpy.mean(base ** 2))
        found = numpy.linalg.solve(normal, weighted.T @ ((total - known) * weight))
        error = abs((matrix @ found + known - total) / total)
        weight = base * numpy.where(error > 0.12, numpy.sqrt(0.12 / numpy.maximum(error, 1e-9)), 1)
        weight[error > 0.4] = 0
    values = {k: round(v) for k, v in zip(keys, found)}
    return {k: v for k, v in values.items()
            if not (k[0] == "P" and abs(v) < 6) and not (k[0] == "I" and abs(v) < 12)} | fixed


def estimate(values, row):
    return sum(values.get(k, 0) * n for k, n in row.items())


def write(path, values, rates):
    def of_kind(mark):
        return sorted((k[1:], v) for k, v in values.items() if k[0] == mark and k not in PARTS)

    letters = [v for _, v in of_kind("L")]
    parts = values | {"letter": round(float(numpy.median(letters)))}
    kinds = {"rate": list(rates.items()), "part": [(p, parts[p]) for p in PARTS if p in parts],
             "number": sorted((int(k), v) for k, v in of_kind("#")), "mark": of_kind("M"),
             "symbol": of_kind("S"), "letter": of_kind("L"), "ideograph": of_kind("I"),
             "pair": of_kind("P")}
    with open(path, "w", encoding="utf-8") as table:
        for kind, entries in kinds.items():
            for start in range(0, len(entries), 16):
                line = " ".join(f"{k} {v}" for k, v in entries[start:start + 16])
                table.write(f"{kind} {line}\n")


def main(program, folder, *languages):
    for language in languages or VOICES:
        texts = corpus(language)
        lengths = measure(program, language, texts)
        data = [(t, n) for t, n in zip(texts, lengths) if n > 60]
        held, used = data[::10], [d for i, d in enumerate(data) if i % 10]
        values = fit([features_of(t) for t, _ in used], [n for _, n in used],
                     fixed_values(program, language))
        if language == "ja":
            values["ideograph"] = 270  # Two morae: the engine spells what a person reads.
        sample = [t for t, _ in held if len(t) > 8][:150]
        normal = numpy.array(measure(program, language, sample), float)
        rates = {r: round(1000 * float(numpy.median(
            numpy.array(measure(program, language, sample, r)) / normal))) for r in RATES}
        write(f"{folder}/timing.{language}.txt", values, rates)
        errors = sorted(abs(estimate(values, features_of(t)) / n - 1) * 100 for t, n in held)
        print(f"{language}: {len(used)} texts, held out {len(held)}: median {errors[len(errors) // 2]:.1f} %,"
              f" 95 of 100 within {errors[len(errors) * 95 // 100]:.1f} %")


if __name__ == "__main__":
    main(*sys.argv[1:])
