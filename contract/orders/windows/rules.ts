import type { MarketTimes } from '#contract/markets/rules.ts';
import { tradesToday } from '#contract/markets/rules.ts';
import { dayAfter, lagosClock, lagosInstant, tradingDays, type Weekday } from '#contract/time.ts';
import type { MinuteRange } from '../arrival/range.ts';
import type { WhenBought } from '../placing/schema.ts';

/** A delivery window is one hour of the clock in Lagos. */
export const windowMinutes = 60;
/** An order of a window is bought from so long before its start. */
export const windowLeadMinutes = 30;
/** The windows of today and of the days after it. */
export const windowDays = 7;
/** So long before it begins an agent cannot give up an hour whose orders need them: the office has to find another. */
export const needsOfficeHours = 12;
export const mostOrdersOfWindow = 200;
export const mostOrdersPerAgent = 20;

const minuteMs = 60_000;
const hourMs = windowMinutes * minuteMs;

/** The start of shopping for a window. */
export function windowShopsFrom(startsAt: Date): Date {
  return new Date(startsAt.getTime() - windowLeadMinutes * minuteMs);
}

export function windowEnd(startsAt: Date): Date {
  return new Date(startsAt.getTime() + hourMs);
}

/** From when to when an order of a window comes, as replies have it; nothing for an order of now. */
export function windowRange(startsAt: Date | null): { from: string; to: string } | null {
  return startsAt === null ? null : { from: startsAt.toISOString(), to: windowEnd(startsAt).toISOString() };
}

/** Its shopping time and its arrival, as a quote says them: the range is the window. */
export function windowTimes(startsAt: Date): { when: WhenBought; arrival: MinuteRange } {
  return {
    when: { kind: 'scheduled', startsAt: windowShopsFrom(startsAt).toISOString() },
    arrival: { earliest: windowLeadMinutes, latest: windowLeadMinutes + windowMinutes },
  };
}

export type WindowRefusal = 'window-over' | 'window-closed';

/** The reason why a market takes no orders for a window at all, whatever its capacity; nothing where it may. */
export function windowRefusalOf(market: MarketTimes, startsAt: Date, now: Date): WindowRefusal | null {
  if (windowShopsFrom(startsAt) < now) return 'window-over';
  return isWindow(market, startsAt, now) ? null : 'window-closed';
}

/** A whole hour of the days that windows reach over, while the market trades. */
function isWindow(market: MarketTimes, startsAt: Date, now: Date): boolean {
  const isWhole = startsAt.getTime() % hourMs === 0;
  const isNear = lagosClock(startsAt).date < dayAfter(lagosClock(now).date, windowDays);
  return isWhole && isNear && isWithinHours(market, startsAt);
}

/** Bought and brought while the market trades. */
function isWithinHours(market: MarketTimes, startsAt: Date): boolean {
  return tradesToday(market, startsAt) && windowHoursOf(market).includes(lagosClock(startsAt).hour);
}

/** The hours of a market's day that can be windows, by its opening hours. */
export function windowHoursOf({ hours }: Pick<MarketTimes, 'hours'>): number[] {
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)];
  return Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) => hour * 60 - windowLeadMinutes >= opens && hour * 60 + windowMinutes <= closes,
  );
}

/** Minutes since midnight, of a time written as `19:30`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The windows that a market can offer from now on, the soonest first. */
export function comingWindows(market: MarketTimes, now: Date): Date[] {
  return hoursFrom(now).filter((startsAt) => windowRefusalOf(market, startsAt, now) === null);
}

/** The hours of a market that an agent can put themself down for: those of its windows, until they begin. */
export function comingHours(market: MarketTimes, now: Date): Date[] {
  return hoursFrom(now).filter((startsAt) => startsAt > now && isWindow(market, startsAt, now));
}

function hoursFrom(now: Date): Date[] {
  const today = lagosClock(now).date;
  const hours = Array.from({ length: windowDays * 24 }, (_, hour) => hour);
  return hours.map((hour) => hourOf(dayAfter(today, Math.floor(hour / 24)), hour % 24));
}

export function hourOf(day: string, hour: number): Date {
  return lagosInstant(day, `${String(hour).padStart(2, '0')}:00`);
}

export type TradingDay = (typeof tradingDays)[number];

export function tradingDayOf(weekday: Weekday): TradingDay | undefined {
  return tradingDays.find((day) => day === weekday);
}

interface Capacity {
  /** As staff set it for this hour of the week. */
  orders: number;
  /** The orders that one rostered agent brings in an hour. */
  perAgent: number;
  /** The verified agents who are down for this very hour; nothing where the office put nobody down on its day. */
  agents: number | null;
}

/** The orders that are taken for a window: what staff set, and on a day with a roster no more than those on it bring. */
export function capacityOf({ orders, perAgent, agents }: Capacity): number {
  return agents === null ? orders : Math.min(orders, agents * perAgent);
}

/** The first place of a window that is free, counted from 1; nothing where it is full. */
export function freePlaceOf(capacity: number, taken: readonly number[]): number | null {
  // Places beyond a capacity that was lowered since count too.
  if (taken.length >= capacity) return null;
  const held = new Set(taken);
  for (let place = 1; place <= capacity; place += 1) if (!held.has(place)) return place;
  return null;
}
