import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { Unit } from '../values/units.ts';
import { RankedFigure } from './ranked.tsx';

interface Props<Of> {
  name: string;
  /** Measure that is compared between markets. */
  what: string;
  markets: readonly { marketId: string | null; name: string; now: Of; earlier: Of }[];
  of: (figures: Of) => number | null;
  unit: Unit;
  compares: boolean;
}

/** One figure market by market. */
export function MarketFigure<Of>({ name, what, markets, of, unit, compares }: Props<Of>) {
  const { chart: copy } = useCatalogue(analyticsCopy);
  return (
    <RankedFigure
      name={`${name}-by-market`}
      title={copy.byMarket(what)}
      textOf={copy.byMarketText}
      bars={markets.map((market) => ({
        key: market.marketId ?? 'none',
        name: market.name === '' ? copy.noMarket : market.name,
        now: of(market.now),
        earlier: of(market.earlier),
      }))}
      unit={unit}
      compares={compares}
      head={copy.market}
    />
  );
}
