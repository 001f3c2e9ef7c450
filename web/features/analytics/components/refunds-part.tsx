import { useQuery } from '@tanstack/react-query';
import { analyseRefunds } from '#contract/analytics/endpoints.ts';
import type { RefundFigures } from '#contract/analytics/figures-schema.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { useCatalogue } from '#web/lib/surroundings.tsx';
import { askedOf, type AnalyticsPlace } from '../analytics-place.ts';
import { useUnits } from '../units.ts';
import { Analysis } from './analysis.tsx';
import { ClaimsFigures } from './claims-figures.tsx';
import { MarketFigure } from './market-figure.tsx';
import { RefundReasons } from './refund-reasons.tsx';
import { RefundsOverTime } from './refunds-over-time.tsx';

/** What went back, why, and what was claimed. */
export function RefundsPart({ place }: { place: AnalyticsPlace }) {
  const { refunds: words } = useCatalogue(analyticsCopy);
  const { money } = useUnits();
  const { compares } = place;
  const query = useQuery(apiQuery(analyseRefunds, askedOf(place)));
  return (
    <Analysis place={place} query={query} isEmpty={({ now }) => isNothing(now)}>
      {(analysis) => (
        <>
          <RefundsOverTime analysis={analysis} />
          <RefundReasons now={analysis.now} earlier={analysis.earlier} compares={compares} />
          <ClaimsFigures analysis={analysis} compares={compares} />
          <MarketFigure
            name="claims-approved"
            what={words.names.claim}
            markets={analysis.markets}
            of={({ byReason }) => byReason.find(({ reason }) => reason === 'claim')?.kobo ?? 0}
            unit={money}
            compares={compares}
          />
        </>
      )}
    </Analysis>
  );
}

function isNothing({ byReason, byClaim }: RefundFigures): boolean {
  return byReason.every(({ count }) => count === 0) && byClaim.every(({ made }) => made === 0);
}
