import type { AgentMoneyCopy } from '#contract/copy/agent/money/en.ts';
import { naira } from '#web/lib/format/money.ts';

interface Counted {
  countedKobo: number;
  bookKobo: number;
}

/** Result of a count, as a sentence. */
export function differenceText(
  { countedKobo, bookKobo }: Counted,
  copy: Pick<AgentMoneyCopy['count'], 'same' | 'missing' | 'over'>,
): string {
  const kobo = countedKobo - bookKobo;
  if (kobo === 0) return copy.same;
  return kobo < 0 ? copy.missing(naira(-kobo)) : copy.over(naira(kobo));
}
