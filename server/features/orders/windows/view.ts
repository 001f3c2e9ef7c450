import type { ReplyOf } from '#contract/endpoint.ts';
import type { listWindows } from '#contract/orders/windows/endpoints.ts';
import type { WindowPlan } from '#contract/orders/windows/schema.ts';
import { capacityOf, comingWindows, tradingDayOf } from '#contract/orders/windows/rules.ts';
import { lagosClock } from '#contract/time.ts';
import type { PlanRow } from './store.ts';

/** The windows to come whose hour takes orders, full ones too. */
export function viewWindows(plan: PlanRow, now: Date): ReplyOf<typeof listWindows> {
  const { perAgent, weekHours, roster, taken } = plan;
  return comingWindows(plan, now).flatMap((startsAt) => {
    const { date, hour, weekday } = lagosClock(startsAt);
    const day = tradingDayOf(weekday);
    const set = weekHours.find((its) => its.weekday === day && its.hour === hour);
    if (set === undefined) return [];
    const ofDay = roster.filter((its) => its.day === date);
    const down = ofDay.filter((its) => its.isVerified && its.hour === hour);
    const agents = ofDay.length === 0 ? null : down.length;
    const booked = taken.find((its) => Date.parse(its.startsAt) === startsAt.getTime())?.orders ?? 0;
    const capacity = capacityOf({ orders: set.orders, perAgent, agents });
    return { startsAt: startsAt.toISOString(), isFull: booked >= capacity };
  });
}

export function viewPlan(plan: PlanRow, agents: WindowPlan['agents']): WindowPlan {
  return {
    perAgent: plan.perAgent,
    hours: plan.weekHours,
    roster: rosterDays(plan.roster),
    taken: plan.taken.map(({ startsAt, orders }) => ({
      startsAt: new Date(startsAt).toISOString(),
      orders,
    })),
    agents,
  };
}

/** One row for each agent and day. */
function rosterDays(roster: PlanRow['roster']): WindowPlan['roster'] {
  const days = Map.groupBy(roster, ({ agentId, day }) => `${day} ${agentId}`);
  return [...days.values()].flatMap((hours) => {
    const [first] = hours;
    if (first === undefined) return [];
    const { agentId, name, isVerified, day } = first;
    return { agentId, name, isVerified, day, hours: hours.map(({ hour }) => hour) };
  });
}
