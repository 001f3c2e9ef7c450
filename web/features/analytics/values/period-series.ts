import type { Days } from '#contract/analytics/range.ts';
import { shortDayOf } from '#web/lib/format/dates.ts';
import type { Cell, Figures } from '#web/ui/charts/chart-table.tsx';
import { withLooks, type Looked, type Place } from '#web/ui/charts/series.ts';
import type { Unit } from './units.ts';

export interface Measure<Of> {
  key: string;
  label: string;
  of: (figures: Of) => number | null;
}

export interface Period<Of> extends Days {
  figures: Of;
}

/** Reply with a figure over time. */
export interface Analysed<Of> {
  step: 'day' | 'week';
  periods: readonly Period<Of>[];
  now: Of;
  earlier: Of;
}

export function dayName(day: string): string {
  return shortDayOf(`${day}T12:00:00Z`);
}

export function placesOf(periods: readonly Days[]): Place[] {
  return periods.map(({ from, to }) => ({
    key: from,
    name: from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`,
    short: dayName(from),
  }));
}

/** Each thing over these days; with them the one thing in the days before, place under place. */
export function seriesOf<Of>(
  periods: readonly Period<Of>[],
  measures: readonly Measure<Of>[],
  earlier?: { label: string; periods: readonly Period<Of>[] },
): Looked[] {
  const now = measures.map(({ key, label, of }) => ({
    key,
    label,
    values: periods.map(({ figures }) => of(figures)),
  }));
  const [first] = measures;
  if (earlier === undefined || first === undefined || measures.length > 1) return withLooks(now);
  const values = earlier.periods.slice(0, periods.length).map(({ figures }) => first.of(figures));
  return withLooks([...now, { key: 'earlier', label: earlier.label, values, isEarlier: true }]);
}

export function tableOf(
  head: string,
  places: readonly Place[],
  series: readonly Looked[],
  unit: Unit,
): Figures {
  return {
    heads: [head, ...series.map(({ label }) => label)],
    rows: places.map(({ key, name }, index) => ({
      key,
      cells: [wordCell(name), ...series.map(({ values }) => figureCell(unit, values[index] ?? null))],
    })),
  };
}

export function wordCell(text: string): Cell {
  return { shown: text, plain: text };
}

/** An unknown value is a dash to people, and an empty cell to a spreadsheet. */
export function figureCell(unit: Unit, value: number | null): Cell {
  return value === null ? { shown: '–', plain: '' } : { shown: unit.format(value), plain: unit.plain(value) };
}
