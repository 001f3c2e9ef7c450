import { useQuery } from '@tanstack/react-query';
import type { VisitsSummary } from '#contract/analytics/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { useMe } from '../../features/accounts/queries.ts';
import { visitsQuery } from '../../features/analytics/admin-calls.ts';
import { AdminVisitsByDay, AdminVisitsByPage } from '../../features/analytics/components/admin-visits.tsx';
import { AdminVitals } from '../../features/analytics/components/admin-vitals.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Fetched } from '../../features/settings/components/fetched.tsx';
import { Page } from '../../ui/page.tsx';
import { TableSkeleton } from '../../ui/table-skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].analytics.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

export default function Analytics() {
  const { analytics: words } = useCatalogue(adminCopy);
  const query = useQuery(visitsQuery);
  return (
    <Page title={words.title} lead={words.intro}>
      <Fetched query={query} waiting={<TableSkeleton />}>
        {(summary) => (summary.collecting ? <Collected summary={summary} /> : <NotCollected />)}
      </Fetched>
    </Page>
  );
}

function Collected({ summary }: { summary: Extract<VisitsSummary, { collecting: true }> }) {
  const { analytics: words } = useCatalogue(adminCopy);
  const total = summary.days.reduce((sum, { visits }) => sum + visits, 0);
  if (total === 0) return <EmptyState title={words.nothing} text={words.nothingText} />;
  return (
    <div className="grid gap-6">
      <dl>
        <dt className="text-ink-soft">{words.total}</dt>
        <dd className="text-3xl font-extrabold tabular-nums">{total.toLocaleString('en-NG')}</dd>
      </dl>
      <AdminVisitsByDay days={summary.days} />
      <AdminVisitsByPage pages={summary.pages} />
      <AdminVitals vitals={summary.vitals} />
    </div>
  );
}

/** Says where the switch is; the way there only for those who may move it. */
function NotCollected() {
  const { analytics: words } = useCatalogue(adminCopy);
  const me = useMe();
  const maySwitch = me ? holds(me, 'settings:manage') : false;
  return (
    <EmptyState
      title={words.off}
      text={maySwitch ? words.offText : `${words.offText} ${words.offAsk}`}
      action={maySwitch && <ButtonLink href={paths.adminSettings}>{words.offAction}</ButtonLink>}
    />
  );
}
