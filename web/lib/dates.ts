const lagos = { timeZone: 'Africa/Lagos' } as const;

const day = new Intl.DateTimeFormat('en-NG', { ...lagos, day: 'numeric', month: 'short', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat('en-NG', { ...lagos, day: 'numeric', month: 'short' });
const moment = new Intl.DateTimeFormat('en-NG', {
  ...lagos,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const longDay = new Intl.DateTimeFormat('en-NG', {
  ...lagos,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** `21 Nov 2026`, by Lagos time. */
export function dayOf(instant: string): string {
  return day.format(new Date(instant));
}

/** `21 Nov`, by Lagos time: where the year is plain. */
export function shortDayOf(instant: string): string {
  return shortDay.format(new Date(instant));
}

/** `21 Nov 2026, 9:50 am`, by Lagos time. */
export function momentOf(instant: string): string {
  return moment.format(new Date(instant));
}

/** `Saturday, 21 November`, by Lagos time. */
export function longDayOf(instant: Date): string {
  return longDay.format(instant);
}
