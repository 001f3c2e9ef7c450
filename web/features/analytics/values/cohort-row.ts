import type { Cohort } from '#contract/analytics/figures-schema.ts';
import { monthsBetween } from './months.ts';

interface CohortCell {
  month: string;
  /** Null where the month has not begun. */
  customers: number | null;
  share: number | null;
  /** The month is not over: more may come. */
  isOpen: boolean;
}

/** A cohort in each month after the one it began in: nobody in a month that is over is none, not unknown. */
export function cohortRow({ month, customers, months }: Cohort, thisMonth: string, columns: number) {
  const reached = monthsBetween(month, thisMonth);
  const came = new Map(months.map((one) => [monthsBetween(month, one.month), one.customers]));
  const cells = Array.from({ length: columns }, (_, index): CohortCell => {
    const after = index + 1;
    const known = after > reached ? null : (came.get(after) ?? 0);
    return {
      month: `${month} +${after}`,
      customers: known,
      share: known === null || customers === 0 ? null : known / customers,
      isOpen: after === reached,
    };
  });
  return { month, customers, cells };
}
