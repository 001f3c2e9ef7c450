import { shortClock } from '#contract/copy/clock-words.ts';

/** `8 am`, of a whole hour. */
export function hourText(hour: number): string {
  return shortClock(`${hour}:00`);
}

/** `8 am – 11 am, 2 pm – 3 pm`, of hours that follow each other and others. */
export function spansOf(hours: readonly number[]): string {
  const spans: { from: number; to: number }[] = [];
  for (const hour of hours) {
    const last = spans.at(-1);
    if (last?.to === hour) last.to = hour + 1;
    else spans.push({ from: hour, to: hour + 1 });
  }
  return spans.map(({ from, to }) => `${hourText(from)} – ${hourText(to)}`).join(', ');
}
