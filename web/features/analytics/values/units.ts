import type { AnalyticsCopy } from '#contract/copy/admin/analytics/en.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

/** Unit of a figure: its text for people, and its value for a spreadsheet. */
export interface Unit {
  format: (value: number) => string;
  /** At the side of a chart, where there is little room. */
  tick: (value: number) => string;
  plain: (value: number) => string;
  whole: boolean;
  /** Form of a difference: percent, percentage points, or the unit itself. */
  differs: 'percent' | 'points' | 'itself';
}

const figures = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 });

export function figure(value: number): string {
  return figures.format(value);
}

function lastingFor(minutes: number, copy: AnalyticsCopy['units']): string {
  if (minutes > 0 && minutes < 1) return copy.seconds(figure(Math.round(minutes * 60)));
  const whole = Math.round(minutes);
  return whole < 60 ? copy.minutes(whole) : copy.hours(Math.floor(whole / 60), whole % 60);
}

export function unitsIn(copy: AnalyticsCopy['units']) {
  const share = (value: number) => copy.percent(figure(value * 100));
  const lasting = (minutes: number) => lastingFor(minutes, copy);
  const hours = (value: number) => copy.hoursLong(figure(value));
  return {
    count: {
      format: figure,
      tick: (value) => compact.format(value),
      plain: String,
      whole: true,
      differs: 'percent',
    },
    rate: {
      format: figure,
      tick: figure,
      plain: (value) => value.toFixed(2),
      whole: false,
      differs: 'percent',
    },
    money: {
      format: shortNaira,
      tick: (kobo) => `₦${compact.format(kobo / 100)}`,
      plain: (kobo) => (kobo / 100).toFixed(2),
      whole: false,
      differs: 'percent',
    },
    share: {
      format: share,
      tick: share,
      plain: (value) => value.toFixed(4),
      whole: false,
      differs: 'points',
    },
    minutes: {
      format: lasting,
      tick: lasting,
      plain: (value) => value.toFixed(1),
      whole: false,
      differs: 'itself',
    },
    hours: {
      format: hours,
      tick: hours,
      plain: (value) => value.toFixed(2),
      whole: false,
      differs: 'percent',
    },
  } as const satisfies Record<string, Unit>;
}

/** The units as this device's language says them. */
export function useUnits() {
  return unitsIn(useCatalogue(analyticsCopy).units);
}
