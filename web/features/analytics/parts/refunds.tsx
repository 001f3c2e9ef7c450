import { useQuery } from '@tanstack/react-query';
import { analyseRefunds } from '#contract/analytics/endpoints.ts';
import type { RefundFigures } from '#contract/analytics/figures-schema.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { askedOf, type AnalyticsPlace } from '../url-state.ts';
import { useUnits } from '../values/units.ts';
import { Analysis } from './analysis.tsx';
import { ClaimsFigures } from '../figures/claims.tsx';
import { KindFigure } from '../figures/by-kind.tsx';
import { MarketFigure } from '../figures/by-market.tsx';
import { RefundReasons } from '../figures/refund-reasons.tsx';
import { RefundsOverTime } from '../figures/refunds-over-time.tsx';

export function RefundsPart({ place }: { place: AnalyticsPlace }) {
  const { refunds: copy } = useCatalogue(analyticsCopy);
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
          <KindFigure
            name="claims-approved"
            what={copy.names.claim}
            kinds={analysis.kinds}
            of={claimedKobo}
            unit={money}
            compares={compares}
          />
          <MarketFigure
            name="claims-approved"
            what={copy.names.claim}
            markets={analysis.markets}
            of={claimedKobo}
            unit={money}
            compares={compares}
          />
        </>
      )}
    </Analysis>
  );
}

function claimedKobo({ byReason }: RefundFigures): number {
  return byReason.find(({ reason }) => reason === 'claim')?.kobo ?? 0;
}

function isNothing({ byReason, byClaim }: RefundFigures): boolean {
  return byReason.every(({ count }) => count === 0) && byClaim.every(({ made }) => made === 0);
}
