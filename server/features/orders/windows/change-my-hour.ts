import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { changeMyHour as endpoint } from '#contract/orders/windows/endpoints.ts';
import { comingHours, hourOf, needsOfficeHours } from '#contract/orders/windows/rules.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockMarket } from '#server/features/markets/store.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { listMyHours } from './list-my-hours.ts';
import { findPlan, isAgentOf, type PlanRow } from './store.ts';
import { deleteOwnHour, insertOwnHour, isVerified, setGivenUp } from './store-own.ts';
import { hourFacts } from './view.ts';

/** Puts the agent down for one hour, or takes them off; sent twice it changes nothing more. */
export async function changeMyHour(
  db: Db,
  { marketId, day, hour, isDown }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const agentId = memberOf(caller).user.id;
  return inTransaction(db, async (transaction) => {
    const isThere = (await lockMarket(transaction, marketId)) !== undefined;
    if (!(await isVerified(transaction, agentId))) return { ok: false, reason: 'not-verified' };
    if (!isThere || !(await isAgentOf(transaction, agentId, marketId)))
      return { ok: false, reason: 'market-gone' };
    const now = new Date();
    const plan = await findPlan(transaction, marketId, { isHiddenToo: true, now });
    if (plan === undefined) return { ok: false, reason: 'market-gone' };
    const its = { agentId, marketId, day, hour };
    if (hourOf(day, hour) <= now) return { ok: false, reason: 'hour-begun' };
    const refusal = isDown
      ? await putDown(transaction, plan, its, now)
      : await takeOff(transaction, plan, its, now);
    if (refusal !== null) return { ok: false, reason: refusal };
    const before = hoursOf(plan, its).map(String);
    const rest = before.filter((one) => one !== String(hour));
    const after = isDown ? [...rest, String(hour)].toSorted((a, b) => Number(a) - Number(b)) : rest;
    if (before.length !== after.length)
      await recordChange(transaction, actorOf(caller), {
        action: 'changeMyHour',
        noun: 'markets',
        subject: agentId,
        before: { marketId, day, hours: before },
        after: { marketId, day, hours: after },
      });
    return listMyHours(transaction, caller);
  });
}

interface Hour {
  agentId: string;
  marketId: string;
  day: string;
  hour: number;
}

/** The hours of the day that the agent was down for. */
function hoursOf({ roster }: PlanRow, { agentId, day }: Hour): number[] {
  const rows = roster.filter((one) => one.agentId === agentId && one.day === day && one.how !== 'given-up');
  return rows.map((one) => one.hour);
}

function standingOf({ roster }: PlanRow, { agentId, day, hour }: Hour) {
  return roster.find((one) => one.agentId === agentId && one.day === day && one.hour === hour)?.how;
}

async function putDown(db: Db, plan: PlanRow, its: Hour, now: Date) {
  const startsAt = hourOf(its.day, its.hour).getTime();
  const isOpen = comingHours(plan, now).some((one) => one.getTime() === startsAt);
  if (!isOpen || hourFacts(plan, new Date(startsAt)) === null) return 'window-closed';
  const how = standingOf(plan, its);
  if (how === 'given-up') await setGivenUp(db, its, false);
  if (how !== undefined) return null;
  return (await insertOwnHour(db, its)) ? null : 'rostered-elsewhere';
}

async function takeOff(db: Db, plan: PlanRow, its: Hour, now: Date) {
  const how = standingOf(plan, its);
  if (how === undefined || how === 'given-up') return null;
  if (isNeeded(plan, its, now)) return 'needed-then';
  if (how === 'own') await deleteOwnHour(db, its);
  else await setGivenUp(db, its, true);
  return null;
}

/** Too near, and without the agent the hour takes fewer orders than it has. */
function isNeeded(plan: PlanRow, { agentId, day, hour }: Hour, now: Date): boolean {
  const startsAt = hourOf(day, hour);
  if (startsAt.getTime() - now.getTime() >= needsOfficeHours * 3_600_000) return false;
  const without = plan.roster.map((one) =>
    one.agentId === agentId && one.day === day && one.hour === hour ? { ...one, isVerified: false } : one,
  );
  const stands = hourFacts(plan, startsAt);
  const left = hourFacts({ ...plan, roster: without }, startsAt);
  return stands !== null && left !== null && left.capacity < Math.min(stands.capacity, stands.orders);
}
