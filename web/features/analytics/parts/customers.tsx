import { useQuery } from '@tanstack/react-query';
import { citiesOf } from '#contract/audience.ts';
import { analyseCustomers, showCohorts } from '#contract/analytics/endpoints.ts';
import type { CustomerFigures } from '#contract/analytics/figures-schema.ts';
import { repeatShare } from '#contract/analytics/shares.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { askedBefore, askedOf, drawsBefore, periodsBefore, type AnalyticsPlace } from '../url-state.ts';
import type { Analysed, Period } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';
import { Analysis } from './analysis.tsx';
import { CohortsFigure } from '../figures/cohorts.tsx';
import { MarketFigure } from '../figures/by-market.tsx';
import { PeriodFigure } from '../figures/over-time.tsx';
import { Tiles } from '../figures/tiles.tsx';

export function CustomersPart({ place }: { place: AnalyticsPlace }) {
  const { customers: copy } = useCatalogue(analyticsCopy);
  const { share } = useUnits();
  const seesHouse = citiesOf(useMe() ?? null) === undefined && place.city === undefined;
  const query = useQuery(apiQuery(analyseCustomers, askedOf(place)));
  const before = useQuery({ ...apiQuery(analyseCustomers, askedBefore(place)), enabled: drawsBefore(place) });
  return (
    <>
      <Analysis place={place} query={query} isEmpty={({ now }) => now.customers === 0}>
        {(analysis) => (
          <>
            <CustomerTiles analysis={analysis} compares={place.compares} />
            <CustomersOverTime analysis={analysis} before={periodsBefore(place, before.data)} />
            <MarketFigure
              name="repeat-customers"
              what={copy.share}
              markets={analysis.markets}
              of={repeatShare}
              unit={share}
              compares={place.compares}
            />
          </>
        )}
      </Analysis>
      {seesHouse && <Cohorts place={place} />}
    </>
  );
}

/** Customers who came back, over the whole house. */
function Cohorts({ place }: { place: AnalyticsPlace }) {
  const cohorts = useQuery(apiQuery(showCohorts, {}));
  return (
    <QueryBoundary query={cohorts} waiting={<TableSkeleton />}>
      {(analysis) => <CohortsFigure {...analysis} isOfOneMarket={place.marketId !== undefined} />}
    </QueryBoundary>
  );
}

function CustomerTiles({ analysis, compares }: { analysis: Analysed<CustomerFigures>; compares: boolean }) {
  const { customers: copy } = useCatalogue(analyticsCopy);
  const { count, share } = useUnits();
  return (
    <Tiles
      analysis={analysis}
      compares={compares}
      tiles={[
        { label: copy.all, of: ({ customers }) => customers, unit: count, wants: 'more' },
        { label: copy.first, of: ({ firstTime }) => firstTime, unit: count, wants: 'more' },
        { label: copy.orders, of: ({ orders }) => orders, unit: count, wants: 'more' },
        { label: copy.repeat, of: repeatShare, unit: share, wants: 'more' },
      ]}
    />
  );
}

interface OverTimeProps {
  analysis: Analysed<CustomerFigures>;
  before: readonly Period<CustomerFigures>[] | undefined;
}

function CustomersOverTime({ analysis, before }: OverTimeProps) {
  const { customers: copy } = useCatalogue(analyticsCopy);
  const { count, share } = useUnits();
  const { now } = analysis;
  const back = repeatShare(now);
  return (
    <>
      <PeriodFigure
        name="customers"
        title={copy.who}
        summary={copy.whoText(count.format(now.customers), count.format(now.firstTime))}
        analysis={analysis}
        measures={[
          { key: 'customers', label: copy.all, of: ({ customers }) => customers },
          { key: 'first', label: copy.first, of: ({ firstTime }) => firstTime },
        ]}
        unit={count}
        drawn="line"
      />
      <PeriodFigure
        name="repeat-customers"
        title={copy.share}
        summary={back === null ? copy.shareNone : copy.shareText(share.format(back))}
        analysis={analysis}
        earlier={before}
        measures={[{ key: 'repeat', label: copy.repeat, of: repeatShare }]}
        unit={share}
        drawn="line"
      />
    </>
  );
}
