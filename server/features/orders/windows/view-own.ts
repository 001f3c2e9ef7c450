import { comingHours, tradingDayOf } from '#contract/orders/windows/rules.ts';
import type { HoursAt, MyHours } from '#contract/orders/windows/schema.ts';
import { lagosClock } from '#contract/time.ts';
import type { OwnRow, PlaceRow } from './store-own.ts';

/** An agent's hours, and the hours of markets that they can put themself down for. */
export function viewOwn(own: readonly OwnRow[], places: readonly PlaceRow[], now: Date): MyHours {
  return {
    own: byDay(own.filter(({ isGivenUp }) => !isGivenUp)),
    givenUp: byDay(own.filter(({ isGivenUp }) => isGivenUp)),
    open: byDay(places.flatMap((place) => openHours(place, now))),
  };
}

type HourRow = Omit<OwnRow, 'isGivenUp'>;

function openHours(place: PlaceRow, now: Date): HourRow[] {
  const { id: marketId, name: marketName, weekHours } = place;
  return comingHours(place, now).flatMap((startsAt) => {
    const { date: day, hour, weekday } = lagosClock(startsAt);
    const isTaken = weekHours.some((its) => its.weekday === tradingDayOf(weekday) && its.hour === hour);
    return isTaken ? [{ marketId, marketName, day, hour }] : [];
  });
}

/** One row for each market and day. */
function byDay(rows: readonly HourRow[]): HoursAt[] {
  const days = Map.groupBy(rows, ({ marketId, day }) => `${day} ${marketId}`);
  return [...days.values()].flatMap((hours) => {
    const [first] = hours;
    if (first === undefined) return [];
    const { marketId, marketName, day } = first;
    return { marketId, marketName, day, hours: hours.map(({ hour }) => hour) };
  });
}
