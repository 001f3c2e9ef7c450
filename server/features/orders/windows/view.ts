import type { ReplyOf } from '#contract/endpoint.ts';
import type { listWindows } from '#contract/orders/windows/endpoints.ts';
import type { WindowPlan } from '#contract/orders/windows/schema.ts';
import { capacityOf, comingWindows, tradingDayOf } from '#contract/orders/windows/rules.ts';
import { lagosClock } from '#contract/time.ts';
import type { PlanRow } from './store.ts';

/** The windows to come whose hour takes orders, full ones too. */
export function viewWindows(plan: PlanRow, now: Date): ReplyOf<typeof listWindows> {
  return comingWindows(plan, now).flatMap((startsAt) => {
    const facts = hourFacts(plan, startsAt);
    if (facts === null) return [];
    return { startsAt: startsAt.toISOString(), isFull: facts.orders >= facts.capacity };
  });
}

/** The orders that an hour takes, and those that it has; nothing where it takes none at all. */
export function hourFacts(
  { perAgent, weekHours, roster, taken }: PlanRow,
  startsAt: Date,
): { capacity: number; orders: number } | null {
  const { date, hour, weekday } = lagosClock(startsAt);
  const day = tradingDayOf(weekday);
  const set = weekHours.find((its) => its.weekday === day && its.hour === hour);
  if (set === undefined) return null;
  const ofDay = roster.filter((its) => its.day === date);
  const down = ofDay.filter(
    (its) => its.isVerified && !its.isRider && its.how !== 'given-up' && its.hour === hour,
  );
  // Agents who put themselves down alone make no roster: an hour of theirs must not close the others of its day.
  const agents = ofDay.some(({ how }) => how !== 'own') ? down.length : null;
  const orders = taken.find((its) => Date.parse(its.startsAt) === startsAt.getTime())?.orders ?? 0;
  return { capacity: capacityOf({ orders: set.orders, perAgent, agents }), orders };
}

export function viewPlan(plan: PlanRow, agents: WindowPlan['agents']): WindowPlan {
  return {
    perAgent: plan.perAgent,
    hours: plan.weekHours,
    roster: rosterDays(plan.roster),
    taken: plan.taken.map(({ startsAt: written, orders }) => {
      const startsAt = new Date(written);
      const capacity = hourFacts(plan, startsAt)?.capacity ?? 0;
      return { startsAt: startsAt.toISOString(), orders, capacity };
    }),
    agents,
  };
}

type Rostered = PlanRow['roster'][number];

/** One row for each agent and day. */
function rosterDays(roster: PlanRow['roster']): WindowPlan['roster'] {
  const days = Map.groupBy(roster, ({ agentId, day }) => `${day} ${agentId}`);
  return [...days.values()].flatMap((hours) => {
    const [first] = hours;
    if (first === undefined) return [];
    const { agentId, name, isVerified, isRider, day } = first;
    const which = (isOne: (how: Rostered['how']) => boolean) =>
      hours.filter(({ how }) => isOne(how)).map(({ hour }) => hour);
    return {
      agentId,
      name,
      isVerified,
      isRider,
      day,
      hours: which((how) => how !== 'given-up'),
      own: which((how) => how === 'own'),
      givenUp: which((how) => how === 'given-up'),
    };
  });
}
