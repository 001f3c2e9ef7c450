import type { VisitsSummary } from '#contract/analytics/schema.ts';
import type { VitalRow } from './store.ts';

interface Counts {
  days: readonly { day: string; visits: number }[];
  pages: readonly { path: string; visits: number }[];
  vitals: readonly VitalRow[];
}

export function viewSummary({ days, pages, vitals }: Counts): VisitsSummary {
  return {
    collecting: true,
    days: days.map(({ day, visits }) => ({ day, visits })),
    pages: pages.map(({ path, visits }) => ({ path, visits })),
    vitals: vitals.map(({ name, p75, samples }) => ({ name, p75, samples })),
  };
}
