import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { visitsAnalysis } from '#contract/analytics/analysis-schema.ts';
import { analyseVisits } from '#contract/analytics/endpoints.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import type { AnalyticsPlace } from '../url-state.ts';
import { useUnits } from '../values/units.ts';
import { Analysis } from './analysis.tsx';
import { PeriodFigure } from '../figures/over-time.tsx';
import { RowFigure } from '../figures/rows.tsx';
import { VitalsFigure } from '../figures/web-vitals.tsx';

type Visits = z.output<typeof visitsAnalysis>;

/** Visits of the pages, as far as they were recorded, and their speed. */
export function VisitsPart({ place }: { place: AnalyticsPlace }) {
  const { visits: copy } = useCatalogue(analyticsCopy);
  const query = useQuery(apiQuery(analyseVisits, place.days));
  return (
    <Analysis place={place} query={query} isEmpty={() => false} isOfEveryMarket>
      {(visits) => {
        if (visits.now.visits > 0) return <Visited visits={visits} compares={place.compares} />;
        if (!visits.collecting) return <NotCollected />;
        return <EmptyState title={copy.nothing} text={copy.nothingText} />;
      }}
    </Analysis>
  );
}

function Visited({ visits, compares }: { visits: Visits; compares: boolean }) {
  const { visits: copy } = useCatalogue(analyticsCopy);
  const { count, share } = useUnits();
  const { now, pages, pagesSince, vitals, collecting } = visits;
  return (
    <>
      {!collecting && <Alert tone="warning">{copy.stopped}</Alert>}
      <PeriodFigure
        name="visits"
        title={copy.title}
        summary={copy.text(count.format(now.visits), share.format(now.installed / now.visits))}
        analysis={visits}
        measures={[
          { key: 'browser', label: copy.browser, of: (figures) => figures.visits - figures.installed },
          { key: 'installed', label: copy.installed, of: ({ installed }) => installed },
        ]}
        unit={count}
        drawn="bars"
      />
      {pages.length > 0 && (
        <RowFigure
          name="pages"
          title={copy.pages}
          summary={copy.pagesText(dayOf(`${pagesSince}T12:00:00Z`))}
          bars={pages.map((page) => ({ key: page.path, name: page.path, now: page.visits }))}
          unit={count}
          compares={false}
        />
      )}
      <VitalsFigure vitals={vitals} compares={compares} />
    </>
  );
}

/** Says where the switch is; the way there only for those who may move it. */
function NotCollected() {
  const { visits: copy } = useCatalogue(analyticsCopy);
  const me = useMe();
  const maySwitch = me ? holds(me, 'settings:manage') : false;
  return (
    <EmptyState
      title={copy.off}
      text={maySwitch ? copy.offText : `${copy.offText} ${copy.offAsk}`}
      action={maySwitch && <ButtonLink href={paths.adminSettings}>{copy.offAction}</ButtonLink>}
    />
  );
}
