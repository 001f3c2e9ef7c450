import { sumKobo, type Kobo } from '#contract/kobo.ts';
import type { Movement } from '#contract/ledger/movements.ts';
import type { HowPaid } from '#contract/payments/how-paid-schema.ts';

type Way = keyof HowPaid;
type Part = [Way, Kobo];

/** The sums of an order's story, by the way money came. */
export function viewHowPaid(story: readonly Movement[]): HowPaid {
  const parts = story.flatMap((movement) => [...cameIn(movement), ...wentBack(movement)]);
  const sum = (wanted: Way) => sumKobo(parts.filter(([way]) => way === wanted).map(([, kobo]) => kobo));
  return {
    creditKobo: sum('creditKobo'),
    onlineKobo: sum('onlineKobo'),
    cashKobo: sum('cashKobo'),
    transferKobo: sum('transferKobo'),
    backKobo: sum('backKobo'),
  };
}

function cameIn(movement: Movement): Part[] {
  switch (movement.what) {
    case 'credit-held':
    case 'debt-paid-by-credit':
      return [['creditKobo', movement.kobo]];
    case 'paid-online':
    case 'paid-in-vain':
      return [['onlineKobo', movement.kobo]];
    case 'debt-paid':
      return [[movement.into === 'gateway' ? 'onlineKobo' : 'transferKobo', movement.kobo]];
    case 'cash-collected':
      return [['cashKobo', withOver(movement)]];
    case 'transfer-collected':
      return [[movement.into === 'gateway' ? 'onlineKobo' : 'transferKobo', withOver(movement)]];
    default:
      return [];
  }
}

function wentBack(movement: Movement): Part[] {
  if (movement.what === 'paid-in-vain') return [['backKobo', movement.kobo]];
  const back = 'back' in movement ? movement.back : 'over' in movement ? movement.over : null;
  return back === null ? [] : [['backKobo', back.kobo]];
}

function withOver({ billKobo, over }: { billKobo: Kobo; over: { kobo: Kobo } | null }): Kobo {
  return over === null ? billKobo : sumKobo([billKobo, over.kobo]);
}
