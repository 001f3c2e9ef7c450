import type { VisitsSummary } from '#contract/analytics/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { shortDayOf } from '../../../lib/dates.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Counted } from './counted.tsx';

type Collected = Extract<VisitsSummary, { collecting: true }>;

/** The last day stands first. */
export function AdminVisitsByDay({ days }: Pick<Collected, 'days'>) {
  const { analytics: words } = useCatalogue(adminCopy);
  const rows = days.map(({ day, visits }) => ({ name: shortDayOf(`${day}T12:00:00Z`), visits }));
  return (
    <Counted
      title={words.days}
      heads={{ name: words.columns.day, visits: words.columns.visits }}
      rows={rows.toReversed()}
    />
  );
}

export function AdminVisitsByPage({ pages }: Pick<Collected, 'pages'>) {
  const { analytics: words } = useCatalogue(adminCopy);
  return (
    <Counted
      title={words.pages}
      heads={{ name: words.columns.page, visits: words.columns.visits }}
      rows={pages.map(({ path, visits }) => ({ name: path, visits }))}
    />
  );
}
