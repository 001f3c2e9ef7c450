import { isDeepStrictEqual } from 'node:util';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { setWindowHours as endpoint } from '#contract/orders/windows/endpoints.ts';
import { tradingDays } from '#contract/time.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockMarket } from '#server/features/markets/store.ts';
import type { Caller } from '#server/http/caller.ts';
import { showWindowPlan } from './show-window-plan.ts';
import { findPlan, replaceHours } from './store.ts';

type Written = InputOf<typeof endpoint>;

/** Sets the capacity of all hours of the week; orders that have a place keep it. */
export async function setWindowHours(
  db: Db,
  { marketId, perAgent, hours, seen }: Written,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  return inTransaction(db, async (transaction) => {
    if ((await lockMarket(transaction, marketId)) === undefined) return { ok: false, reason: 'not-found' };
    const before = await findPlan(transaction, marketId, { isHiddenToo: true, now: new Date() });
    if (before === undefined) return { ok: false, reason: 'not-found' };
    const stood = factsOf(before.perAgent, before.weekHours);
    if (seen !== undefined && !isDeepStrictEqual(factsOf(seen.perAgent, seen.hours), stood))
      return { ok: false, reason: 'changed-meanwhile' };
    // The last number of an hour that is named twice counts.
    const byHour = new Map(hours.map((hour) => [`${hour.weekday} ${hour.hour}`, hour]));
    await replaceHours(transaction, marketId, { perAgent, hours: [...byHour.values()] });
    await recordChange(transaction, actorOf(caller), {
      action: 'setWindowHours',
      noun: 'markets',
      subject: marketId,
      before: stood,
      after: factsOf(perAgent, [...byHour.values()]),
    });
    return showWindowPlan(transaction, { marketId });
  });
}

function factsOf(perAgent: number, hours: Written['hours']): Facts {
  const inTurn = hours.toSorted(
    (a, b) => tradingDays.indexOf(a.weekday) - tradingDays.indexOf(b.weekday) || a.hour - b.hour,
  );
  return { perAgent, windows: inTurn.map(({ weekday, hour, orders }) => `${weekday} ${hour}: ${orders}`) };
}
