/** The days on which a market may open: all rest on Sunday. */
export const tradingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export const weekdays = [...tradingDays, 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

// Nigeria keeps UTC+1 all year; adding the hour needs no time-zone data on the phone.
const lagosOffsetMs = 60 * 60 * 1000;
const aDayMs = 24 * 60 * 60 * 1000;

export interface LagosClock {
  weekday: Weekday;
  hour: number;
  minute: number;
  date: string;
}

/** Date and time in Lagos, whatever the device’s time zone is. */
export function lagosClock(instant: Date): LagosClock {
  const lagos = new Date(instant.getTime() + lagosOffsetMs);
  const weekday = weekdays[(lagos.getUTCDay() + 6) % 7] ?? 'sunday';
  return {
    weekday,
    hour: lagos.getUTCHours(),
    minute: lagos.getUTCMinutes(),
    date: lagos.toISOString().slice(0, 10),
  };
}

/** The time of day in Lagos, written as `06:30`. */
export function lagosTime(instant: Date): string {
  return new Date(instant.getTime() + lagosOffsetMs).toISOString().slice(11, 16);
}

export function lagosInstant(date: string, time: string): Date {
  return new Date(new Date(`${date}T${time}:00.000Z`).getTime() - lagosOffsetMs);
}

/** The day that lies so many days from another, both written as `2026-03-04`. */
export function dayAfter(date: string, days: number): string {
  return new Date(new Date(`${date}T00:00:00.000Z`).getTime() + days * aDayMs).toISOString().slice(0, 10);
}

/** The weekday of a day that is written as `2026-03-04`. */
export function weekdayOf(date: string): Weekday {
  return lagosClock(lagosInstant(date, '12:00')).weekday;
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / aDayMs);
}

/** The day is written as `2026-03-04`. */
export function lagosDayStart(date: string): Date {
  return new Date(new Date(`${date}T00:00:00.000Z`).getTime() - lagosOffsetMs);
}

export function lagosDayEnd(date: string): Date {
  return new Date(lagosDayStart(date).getTime() + aDayMs);
}
