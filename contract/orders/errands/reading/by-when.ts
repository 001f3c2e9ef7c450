import { dayAfter, lagosClock, lagosInstant } from '#contract/time.ts';
import { bare } from './words.ts';

/** A time until when something is wanted, as it was read. */
export interface TimeRead {
  hour: number;
  minute: number;
  /** Neither "am" nor "pm" was written, and no hour after noon: "before 4" may be either. */
  isEither: boolean;
  isTomorrow: boolean;
}

const byWords = new Set(['before', 'by']);
/** The hours that parts of a day begin at. */
const hoursOfDay = new Map([
  ['morning', 7],
  ['noon', 12],
  ['afternoon', 13],
  ['evening', 17],
  ['night', 20],
]);
/** The first hour at which people want something, where they do not say which half of the day. */
const earliestHour = 7;

/** A time that begins at a word (`before 4`, `by 4:30pm`, `before noon tomorrow`, `tomorrow before 4`), and the number of its words. */
export function timeAt(words: readonly string[], at: number): { time: TimeRead; length: number } | undefined {
  const isTomorrowAhead = isTomorrowAt(words, at);
  const byAt = isTomorrowAhead ? at + 1 : at;
  if (!byWords.has(bare(words[byAt]))) return undefined;
  const isTomorrowFirst = isTomorrowAt(words, byAt + 1);
  const isThisDay = bare(words[byAt + 1]) === 'this';
  const clockAt = byAt + (isTomorrowFirst || isThisDay ? 2 : 1);
  const clock = clockOf(words[clockAt] ?? '', bare(words[clockAt + 1]));
  if (clock === undefined) return undefined;
  const { length, ...time } = clock;
  const isTomorrowLast = isTomorrowAt(words, clockAt + length);
  const isTomorrow = isTomorrowAhead || isTomorrowFirst || isTomorrowLast;
  return { time: { ...time, isTomorrow }, length: clockAt - at + length + (isTomorrowLast ? 1 : 0) };
}

function isTomorrowAt(words: readonly string[], at: number): boolean {
  return bare(words[at]) === 'tomorrow';
}

function clockOf(
  word: string,
  next: string,
): (Omit<TimeRead, 'isTomorrow'> & { length: number }) | undefined {
  const named = hoursOfDay.get(bare(word));
  if (named !== undefined) return { hour: named, minute: 0, isEither: false, length: 1 };
  const match = /^(\d\d?)(?:[:.](\d\d))?(am|pm)?[.,;]?$/i.exec(word.slice(0, 9));
  if (match === null || word.length > 9) return undefined;
  const own = match[3]?.toLowerCase();
  const half = own ?? (next === 'am' || next === 'pm' ? next : undefined);
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (hour > 23 || minute > 59 || (half !== undefined && (hour < 1 || hour > 12))) return undefined;
  const isEither = half === undefined && hour >= 1 && hour <= 12;
  const isHalfBeside = (own === undefined && half !== undefined) || next === 'oclock';
  return { hour: inDay(hour, half), minute, isEither, length: isHalfBeside ? 2 : 1 };
}

function inDay(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** The first time from now on that a written one may mean: today, else tomorrow. */
export function instantOf({ hour, minute, isEither, isTomorrow }: TimeRead, now: Date): Date {
  const hours = isEither ? [hour % 12, (hour % 12) + 12].filter((one) => one >= earliestHour) : [hour];
  const today = lagosClock(now).date;
  const times = [0, 1].flatMap((days) =>
    hours.map((one) => lagosInstant(dayAfter(today, days), `${two(one)}:${two(minute)}`)),
  );
  const first = times[isTomorrow ? hours.length : 0];
  const coming = isTomorrow ? first : (times.find((time) => time > now) ?? first);
  if (coming === undefined) throw new Error('a time has an hour');
  return coming;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
