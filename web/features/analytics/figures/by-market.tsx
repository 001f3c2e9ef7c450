import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { Unit } from '../values/units.ts';
import { RowFigure } from './rows.tsx';

interface Props<Of> {
  name: string;
  /** Measure that is compared between markets. */
  what: string;
  markets: readonly { marketId: string | null; name: string; now: Of; earlier: Of }[];
  of: (figures: Of) => number | null;
  unit: Unit;
  compares: boolean;
}

/** One figure market by market, the highest first; nothing where there is only one to look at. */
export function MarketFigure<Of>({ name, what, markets, of, unit, compares }: Props<Of>) {
  const { chart: words } = useCatalogue(analyticsCopy);
  const bars = markets
    .map((market) => ({
      key: market.marketId ?? 'none',
      name: market.name === '' ? words.noMarket : market.name,
      now: of(market.now),
      earlier: of(market.earlier),
    }))
    .toSorted((one, other) => (other.now ?? -1) - (one.now ?? -1));
  const [first] = bars;
  if (bars.length < 2 || first === undefined) return null;
  return (
    <RowFigure
      name={`${name}-by-market`}
      title={words.byMarket(what)}
      summary={first.now === null ? words.nothing : words.byMarketText(first.name, unit.format(first.now))}
      bars={bars}
      unit={unit}
      compares={compares}
      head={words.market}
    />
  );
}
