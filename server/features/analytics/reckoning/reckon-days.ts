import { dayAfter } from '#contract/analytics/range.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { keysOf } from '#contract/keys-of.ts';
import { systemReasons } from '#contract/orders/system-reasons.ts';
import { lagosClock } from '#contract/time.ts';
import type { Database, Db } from '#server/db/database.ts';
import { eachInTurn } from '#server/jobs/each-locked.ts';
import { retainedDays } from '../policy.ts';
import { readMarks, takeMark, takeReckoning } from './store/marks.ts';
import { reckonAgents } from './store/agents.ts';
import { reckonClaims, reckonRefunds, reckonTakings } from './store/money.ts';
import { reckonEndings, reckonOrders, reckonStages, reckonWork } from './store/orders.ts';
import { reckonCustomers, reckonReturns, reckonVisits } from './store/people.ts';

/** A leaving process waits for the round that is under way. */
const daysARound = 20;

/** Reckons some marked days anew, each by itself: one that cannot be reckoned keeps no other waiting. */
export async function reckonMarked(db: Database, now: Date): Promise<void> {
  const days = await readMarks(db, daysARound);
  await eachInTurn(days.map((day) => () => db.begin((transaction) => reckonDay(transaction, day, now))));
}

async function reckonDay(transaction: Db, day: string, now: Date): Promise<void> {
  if (!(await takeReckoning(transaction)) || !(await takeMark(transaction, day))) return;
  await reckonOrders(transaction, day);
  await reckonEndings(transaction, day, { system: systemReasons, picked: pickedReasons });
  await reckonStages(transaction, day);
  await reckonWork(transaction, day);
  await reckonAgents(transaction, day);
  await reckonRefunds(transaction, day);
  await reckonClaims(transaction, day);
  await reckonTakings(transaction, day);
  const changed = await reckonCustomers(transaction, day);
  if (changed.length > 0) await reckonReturns(transaction, changed);
  if (day > dayAfter(lagosClock(now).date, -retainedDays)) await reckonVisits(transaction, day);
}

/** A reason that a customer picks is kept in the words of their language. */
const pickedReasons = keysOf(trackingCopy).flatMap((language) => {
  const { mind, list, slow } = trackingCopy[language].cancel.reasons;
  return [
    { words: mind, reason: 'mind' },
    { words: list, reason: 'list' },
    { words: slow, reason: 'slow' },
  ];
});
