// Makes the document a player. Without this script it stays a document.
(() => {
  'use strict';
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const stage = document.querySelector('.stage');
  const steps = all('.step');

  // Keeps time where there is no sound to keep it.
  class Clock {
    constructor(length) { this.length = length; this.at = 0; this.since = null; }
    get currentTime() {
      const passed = this.since === null ? 0 : performance.now() - this.since;
      return Math.min(this.at + passed, this.length) / 1000;
    }
    set currentTime(seconds) {
      this.at = seconds * 1000;
      if (this.since !== null) this.since = performance.now();
    }
    get paused() { return this.since === null; }
    play() { this.since ??= performance.now(); return Promise.resolve(); }
    pause() { this.at = this.currentTime * 1000; this.since = null; }
  }

  const tracks = all('.track', stage).map((element, place) => {
    const length = Number(element.dataset.length);
    const cells = steps.map(step => step.querySelector(`.cell[data-track="${place}"]`)).filter(Boolean);
    return {
      element, length, cells,
      sound: element.querySelector('audio') ?? new Clock(length),
      screen: element.querySelector('.screen'),
      caption: element.querySelector('.caption'),
      begins: cells.map(cell => Number(cell.dataset.began)),
      cues: cells.flatMap(cell => all('.cue', cell)).map(cue => ({
        began: Number(cue.dataset.began), ended: Number(cue.dataset.ended),
        words: all('[data-at]', cue).map(word => ({ at: Number(word.dataset.at), text: word.textContent })),
      })).sort((one, other) => one.began - other.began),
    };
  });
  if (tracks.length === 0 || steps.length === 0) return;

  const controls = stage.querySelector('.controls');
  const playButton = stage.querySelector('[data-do="play"]');
  const now = stage.querySelector('.now');
  let step = 0;
  // The track that speaks, while something plays.
  let turn = 0;
  let playing = false;

  const mode = () => stage.querySelector('input[name="mode"]:checked').value;
  const inTurns = () => mode() === 'turns';
  const lastStep = steps.length - 1;
  const endOf = (track, place) => track.begins[place + 1] ?? track.length;

  function showPicture(track, place) {
    const picture = track.cells[Math.min(place, track.cells.length - 1)]?.querySelector('.screen');
    if (!picture || track.screen.src === picture.src) return;
    track.screen.src = picture.src;
    track.screen.alt = picture.alt;
  }

  function showCaption(track, time) {
    const cue = track.cues.findLast(cue => cue.began <= time && time < cue.ended + 150);
    const key = cue ? `${cue.began} ${cue.words.filter(word => word.at <= time).length}` : '';
    if (track.shown === key) return;
    track.shown = key;
    track.caption.replaceChildren(...(cue ? cue.words : [{ at: 0, text: '\u00a0' }]).map(word => {
      const span = document.createElement('span');
      span.textContent = word.text;
      if (word.at > time) span.className = 'ahead';
      return span;
    }));
  }

  function show(place) {
    if (place !== step) steps[step].classList.remove('current');
    step = place;
    steps[step].classList.add('current');
    for (const track of tracks) showPicture(track, step);
    const action = steps[step].querySelector('.action').textContent;
    const text = `Step ${step + 1} of ${steps.length}: ${action}`;
    if (now.textContent !== text) now.textContent = text;
  }

  function stop() {
    playing = false;
    for (const track of tracks) {
      if (!track.sound.paused) track.sound.pause();
      track.element.classList.remove('speaking');
    }
    playButton.textContent = 'Play';
  }

  async function speak(place, at) {
    turn = place;
    for (const [number, track] of tracks.entries()) {
      if (number !== place && !track.sound.paused) track.sound.pause();
      track.element.classList.toggle('speaking', number === place);
    }
    const track = tracks[place];
    track.sound.currentTime = at / 1000;
    playing = true;
    playButton.textContent = 'Pause';
    try { await track.sound.play(); } catch {
      // No sound may be played here: the captions go on without it.
      const clock = new Clock(track.length);
      clock.currentTime = at / 1000;
      track.sound = clock;
      clock.play();
    }
    requestAnimationFrame(tick);
  }

  function play() {
    if (playing) { stop(); return; }
    const place = inTurns() ? turn : Number(mode());
    const track = tracks[place];
    const time = track.sound.currentTime * 1000;
    const begin = track.begins[step] ?? 0;
    const isInside = time >= begin && time < endOf(track, step) - 50;
    speak(place, isInside ? time : begin);
  }

  function goTo(place) {
    const wasPlaying = playing;
    stop();
    turn = inTurns() ? 0 : Number(mode());
    show(Math.max(0, Math.min(place, lastStep)));
    for (const track of tracks) {
      track.sound.currentTime = (track.begins[step] ?? 0) / 1000;
      showCaption(track, -1000);
    }
    if (wasPlaying) speak(turn, tracks[turn].begins[step] ?? 0);
  }

  function tick() {
    if (!playing) return;
    const track = tracks[turn];
    const time = track.sound.currentTime * 1000;
    showCaption(track, time);
    if (inTurns()) {
      if (time >= endOf(track, step) - 20) { next(); return; }
    } else {
      const place = track.begins.findLastIndex(begin => begin <= time + 20);
      if (place >= 0 && place !== step) show(place);
      if (time >= track.length - 20) { stop(); return; }
    }
    if (track.sound.paused) { stop(); return; }
    requestAnimationFrame(tick);
  }

  // The other reader's turn, or else the next step.
  function next() {
    const other = turn + 1;
    if (other < tracks.length && tracks[other].begins[step] !== undefined) {
      speak(other, tracks[other].begins[step]);
    } else if (step < lastStep) {
      show(step + 1);
      speak(0, tracks[0].begins[step] ?? 0);
    } else {
      stop();
      turn = 0;
    }
  }

  const sizes = [1, 1.4, 1.9];
  function enlarge() {
    const size = sizes[(sizes.indexOf(Number(document.body.dataset.type ?? 1)) + 1) % sizes.length];
    document.body.dataset.type = size;
    document.body.style.setProperty('--type', size);
  }

  const actions = { previous: () => goTo(step - 1), next: () => goTo(step + 1), play, larger: enlarge };
  const keys = {
    p: 'play', j: 'previous', l: 'next', ArrowLeft: 'previous', ArrowRight: 'next', t: 'larger',
  };

  for (const button of all('[data-do]', stage)) {
    button.addEventListener('click', actions[button.dataset.do]);
  }
  stage.addEventListener('keydown', event => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isArrow = event.key.startsWith('Arrow');
    // Sliders and choices need the arrows themselves.
    if (isArrow && event.target.closest('input, audio')) return;
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    event.preventDefault();
    actions[action]();
  });
  for (const input of all('input[name="mode"]', stage)) {
    input.addEventListener('change', () => goTo(step));
  }
  for (const [place, track] of tracks.entries()) {
    // Its own controls were used.
    track.sound.addEventListener?.('play', () => {
      if (playing && turn === place) return;
      const choice = stage.querySelector(`input[value="${place}"]`);
      if (choice) choice.checked = true;
      speak(place, track.sound.currentTime * 1000);
    });
    track.sound.addEventListener?.('seeked', () => {
      if (playing) return;
      const time = track.sound.currentTime * 1000;
      showCaption(track, time);
    });
  }
  for (const [place, element] of steps.entries()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Play from here';
    button.setAttribute('aria-label', `Play from step ${place + 1}`);
    button.addEventListener('click', () => {
      stop();
      goTo(place);
      play();
    });
    element.querySelector('h3').after(button);
  }

  controls.hidden = false;
  show(0);
})();
