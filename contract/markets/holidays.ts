import { dayAfter } from '../time.ts';

export const holidayNames = [
  'new-year',
  'good-friday',
  'easter-monday',
  'workers',
  'democracy',
  'independence',
  'christmas',
  'boxing-day',
  'eid-el-fitr',
  'eid-el-kabir',
  'eid-el-maulud',
] as const;
export type HolidayName = (typeof holidayNames)[number];

/** A public holiday of Nigeria: a proposal, never a closure. */
export interface Holiday {
  name: HolidayName;
  from: string;
  to: string;
  /** False where the government announces the day once the moon was seen: this one is about right. */
  isFixed: boolean;
}

const fixed: readonly (readonly [HolidayName, string])[] = [
  ['new-year', '01-01'],
  ['workers', '05-01'],
  ['democracy', '06-12'],
  ['independence', '10-01'],
  ['christmas', '12-25'],
  ['boxing-day', '12-26'],
];

/** Month and day of the moon's year on which each begins, and for how many days people are usually given off. */
const byTheMoon: readonly (readonly [HolidayName, number, number, number])[] = [
  ['eid-el-fitr', 10, 1, 2],
  ['eid-el-kabir', 12, 10, 2],
  ['eid-el-maulud', 3, 12, 1],
];

/** The public holidays that touch a year, in its order; those by the moon are reckoned and not known. */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterSunday(year);
  const moonYear = Math.floor(((year - 622) * 33) / 32);
  const holidays: Holiday[] = [
    ...fixed.map(([name, day]) => oneDay(name, `${year}-${day}`)),
    oneDay('good-friday', dayAfter(easter, -2)),
    oneDay('easter-monday', dayAfter(easter, 1)),
    // Two or three years of the moon lie in one of the sun.
    ...[-1, 0, 1, 2].flatMap((offset) =>
      byTheMoon.map(([name, month, day, days]) => {
        const from = moonDay(moonYear + offset, month, day);
        return { name, from, to: dayAfter(from, days - 1), isFixed: false };
      }),
    ),
  ];
  return holidays
    .filter(({ from, to }) => from.startsWith(`${year}-`) || to.startsWith(`${year}-`))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

function oneDay(name: HolidayName, day: string): Holiday {
  return { name, from: day, to: day, isFixed: true };
}

/** Easter of a year of the Gregorian calendar: the Sunday after the church's full moon of spring. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skippedLeaps = century - Math.floor(century / 4);
  const moonMoved = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + skippedLeaps - moonMoved + 15) % 30;
  const fullMoon = epact - (epact === 29 || (epact === 28 && golden > 10) ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - skippedLeaps) % 7;
  return dayAfter(`${year}-03-28`, fullMoon - weekday);
}

// The first day of the moon's first year, by the calendar that reckons without looking at the sky.
const moonEpoch = '0622-07-19';

/** About when a day of the moon's calendar is: months of thirty and twenty-nine days, eleven leap years in thirty. */
export function moonDay(year: number, month: number, day: number): string {
  const before = (year - 1) * 354 + Math.floor((3 + 11 * year) / 30);
  return dayAfter(moonEpoch, before + Math.ceil(29.5 * (month - 1)) + day - 1);
}
