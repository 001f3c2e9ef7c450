let sounds: AudioContext | undefined;

/** Two short tones. A browser lets a page sound only after a touch: the one that switched it on, or any later one. */
export function ring(): void {
  sounds ??= new AudioContext();
  void sounds.resume();
  for (const [place, hertz] of [660, 880].entries()) tone(sounds, hertz, sounds.currentTime + place * 0.18);
}

function tone(context: AudioContext, hertz: number, at: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0.2, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.16);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.17);
}
