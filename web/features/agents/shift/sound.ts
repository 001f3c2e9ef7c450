/** One note: when it begins, how high, how long. */
type Note = readonly [startSeconds: number, hertz: number, lengthSeconds: number];

const tunes = {
  // Rises twice, so that it is heard over a market.
  offer: [
    [0, 660, 0.16],
    [0.18, 880, 0.16],
    [0.36, 1175, 0.3],
    [0.8, 660, 0.16],
    [0.98, 880, 0.16],
    [1.16, 1175, 0.4],
  ],
  yes: [
    [0, 784, 0.14],
    [0.16, 1047, 0.3],
  ],
  no: [
    [0, 440, 0.2],
    [0.22, 330, 0.35],
  ],
} as const satisfies Record<string, readonly Note[]>;

const shakes = { offer: [300, 120, 300, 120, 500], yes: [120], no: [250, 100, 250] } as const;

let speaker: AudioContext | undefined;

/** A browser lets a page sound only after a touch: called from one. */
export function wakeSound(): void {
  if (!('AudioContext' in globalThis)) return;
  speaker ??= new AudioContext();
  void speaker.resume().catch(() => undefined);
}

/** Is heard and felt, as far as the phone allows either. */
export function sound(name: keyof typeof tunes): void {
  if ('vibrate' in navigator) navigator.vibrate([...shakes[name]]);
  if (speaker?.state !== 'running') return;
  for (const note of tunes[name]) play(speaker, note);
}

function play(on: AudioContext, [start, hertz, length]: Note): void {
  const tone = on.createOscillator();
  const loudness = on.createGain();
  const begin = on.currentTime + start;
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  // Without a slope at both ends it would click.
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(0.6, begin + 0.02);
  loudness.gain.linearRampToValueAtTime(0, begin + length);
  tone.connect(loudness).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
