import { shortNaira } from '#web/lib/format/money.ts';
import type { LikelyAmount } from '../shopping/amount-pad.tsx';

export function changeOf(toCollectKobo: number, takenKobo: number): number {
  return Math.max(0, takenKobo - toCollectKobo);
}

const noteKobo = [20_000, 50_000, 100_000];

/** Amounts that people hand over: exactly that, or rounded up to their notes. */
export function likelyTaken(toCollectKobo: number): LikelyAmount[] {
  const rounded = noteKobo.map((note) => Math.ceil(toCollectKobo / note) * note);
  return [...new Set([toCollectKobo, ...rounded])]
    .slice(0, 4)
    .map((kobo) => ({ kobo, label: shortNaira(kobo) }));
}
