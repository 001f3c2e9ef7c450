/** The days on which a market may open: all rest on Sunday. */
export const tradingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export const weekdays = [...tradingDays, 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

// Nigeria keeps UTC+1 all year; adding the hour needs no time-zone data on the phone.
const lagosOffsetMs = 60 * 60 * 1000;

/** What the clock and the calendar in Lagos say, whatever the device's own zone is. */
export function lagosClock(instant: Date): { weekday: Weekday; hour: number; minute: number; date: string } {
  const lagos = new Date(instant.getTime() + lagosOffsetMs);
  const weekday = weekdays[(lagos.getUTCDay() + 6) % 7] ?? 'sunday';
  return {
    weekday,
    hour: lagos.getUTCHours(),
    minute: lagos.getUTCMinutes(),
    date: lagos.toISOString().slice(0, 10),
  };
}
