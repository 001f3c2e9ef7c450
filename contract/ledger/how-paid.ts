import * as z from 'zod/mini';
import { asKoboSum, koboSum, sumKobo, type Kobo } from '../kobo.ts';
import type { Movement, MovementKind, PaidBack } from './movements.ts';

/** By which ways an order was paid, what of it goes back, and where that is. */
export const howPaid = z.object({
  creditKobo: koboSum,
  onlineKobo: koboSum,
  cashKobo: koboSum,
  transferKobo: koboSum,
  /** Change, and whatever else is given back: the sum of the four that follow. */
  backKobo: koboSum,
  /** In the customer's credit. */
  toCreditKobo: koboSum,
  /** Due to its sender, and not sent yet. */
  toSenderKobo: koboSum,
  /** Sent back the way it came. */
  sentKobo: koboSum,
  /** Change at the door that staff have yet to confirm. */
  waitingKobo: koboSum,
});
export type HowPaid = z.output<typeof howPaid>;

type Way = Exclude<keyof HowPaid, 'backKobo'>;
type Part = [Way, number];

/** The sums of an order's story: what came by each way, and what became of what goes back. */
export function howPaidOf(movements: readonly Movement[]): HowPaid {
  const parts = movements.flatMap((movement) => [
    ...cameIn(movement),
    ...goesBack(movement),
    ...moved(movement),
  ]);
  const sum = (...wanted: Way[]) =>
    asKoboSum(parts.reduce((total, [way, kobo]) => (wanted.includes(way) ? total + kobo : total), 0));
  return {
    creditKobo: sum('creditKobo'),
    onlineKobo: sum('onlineKobo'),
    cashKobo: sum('cashKobo'),
    transferKobo: sum('transferKobo'),
    backKobo: sum('toCreditKobo', 'toSenderKobo', 'sentKobo', 'waitingKobo'),
    toCreditKobo: sum('toCreditKobo'),
    toSenderKobo: sum('toSenderKobo'),
    sentKobo: sum('sentKobo'),
    waitingKobo: sum('waitingKobo'),
  };
}

const credit: ReadonlySet<MovementKind> = new Set(['credit-held', 'debt-paid-by-credit']);
const online: ReadonlySet<MovementKind> = new Set(['paid-online', 'paid-in-vain']);

function cameIn(movement: Movement): Part[] {
  if (movement.what === 'cash-collected') return [['cashKobo', withOver(movement)]];
  // The agent handed over nothing, or less than they said.
  if (movement.what === 'cash-denied') return [['cashKobo', 0 - movement.billKobo]];
  if (movement.what === 'change-refused') return [['cashKobo', 0 - movement.kobo]];
  if (movement.what === 'transfer-collected') return [[into(movement), withOver(movement)]];
  if (movement.what === 'debt-paid') return [[into(movement), movement.kobo]];
  if (!('kobo' in movement)) return [];
  if (credit.has(movement.what)) return [['creditKobo', movement.kobo]];
  return online.has(movement.what) ? [['onlineKobo', movement.kobo]] : [];
}

function into(movement: { into: 'gateway' | 'bank' }): Way {
  return movement.into === 'gateway' ? 'onlineKobo' : 'transferKobo';
}

const places = { credit: 'toCreditKobo', sender: 'toSenderKobo', waiting: 'waitingKobo' } as const;

function goesBack(movement: Movement): Part[] {
  if (movement.what === 'paid-in-vain') return [['toSenderKobo', movement.kobo]];
  const back = 'back' in movement ? movement.back : 'over' in movement ? movement.over : null;
  return back === null ? [] : [[places[back.to], back.kobo]];
}

/** From one place to another on its way back. */
function moved(movement: Movement): Part[] {
  if (movement.what === 'refund-sent') return fromTo('toSenderKobo', 'sentKobo', movement.kobo);
  if (movement.what === 'refund-bounced') return fromTo('sentKobo', 'toSenderKobo', movement.kobo);
  if (movement.what === 'change-confirmed') return fromTo('waitingKobo', 'toCreditKobo', movement.kobo);
  return movement.what === 'change-refused' ? [['waitingKobo', 0 - movement.kobo]] : [];
}

function fromTo(from: Way, to: Way, kobo: Kobo): Part[] {
  return [
    [from, 0 - kobo],
    [to, kobo],
  ];
}

function withOver({ billKobo, over }: { billKobo: Kobo; over: Pick<PaidBack, 'kobo'> | null }): Kobo {
  return over === null ? billKobo : sumKobo([billKobo, over.kobo]);
}
