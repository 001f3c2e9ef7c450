import { asKoboSum, sumKobo, type Kobo } from '#contract/kobo.ts';
import type { Movement, MovementKind } from '#contract/ledger/movements.ts';
import type { HowPaid } from '#contract/payments/order-money/how-paid-schema.ts';

type Way = keyof HowPaid;
type Part = [Way, Kobo];

/** The sums of an order's story, by the way money came. */
export function viewHowPaid(story: readonly Movement[]): HowPaid {
  const parts = story.flatMap((movement) => [...cameIn(movement), ...wentBack(movement)]);
  const sum = (wanted: Way) =>
    asKoboSum(parts.reduce((total, [way, kobo]) => (way === wanted ? total + kobo : total), 0));
  return {
    creditKobo: sum('creditKobo'),
    onlineKobo: sum('onlineKobo'),
    cashKobo: sum('cashKobo'),
    transferKobo: sum('transferKobo'),
    backKobo: sum('backKobo'),
  };
}

const credit: ReadonlySet<MovementKind> = new Set(['credit-held', 'debt-paid-by-credit']);
const online: ReadonlySet<MovementKind> = new Set(['paid-online', 'paid-in-vain']);

function cameIn(movement: Movement): Part[] {
  if (movement.what === 'cash-collected') return [['cashKobo', withOver(movement)]];
  if (movement.what === 'transfer-collected') return [[into(movement), withOver(movement)]];
  if (movement.what === 'debt-paid') return [[into(movement), movement.kobo]];
  if (!('kobo' in movement)) return [];
  if (credit.has(movement.what)) return [['creditKobo', movement.kobo]];
  return online.has(movement.what) ? [['onlineKobo', movement.kobo]] : [];
}

function into(movement: { into: 'gateway' | 'bank' }): Way {
  return movement.into === 'gateway' ? 'onlineKobo' : 'transferKobo';
}

function wentBack(movement: Movement): Part[] {
  if (movement.what === 'paid-in-vain') return [['backKobo', movement.kobo]];
  const back = 'back' in movement ? movement.back : 'over' in movement ? movement.over : null;
  return back === null ? [] : [['backKobo', back.kobo]];
}

function withOver({ billKobo, over }: { billKobo: Kobo; over: { kobo: Kobo } | null }): Kobo {
  return over === null ? billKobo : sumKobo([billKobo, over.kobo]);
}
