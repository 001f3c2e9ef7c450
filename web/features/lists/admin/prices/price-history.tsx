import { useQuery } from '@tanstack/react-query';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { PriceHistory } from '#contract/lists/prices/history.ts';
import type { Market } from '#contract/markets/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira, shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { catalogueQuery, historyQuery } from '../queries.ts';
import type { PricedThing } from './url-state.ts';
import { PriceChart } from './chart.tsx';
import { PriceHands } from './record-or-correct.tsx';
import { PriceSamples } from './samples.tsx';

interface Props {
  market: Market;
  priced: PricedThing;
  onClose: () => void;
}

/** History of one price, with its actions. */
export function AdminPriceHistory({ market, priced, onClose }: Props) {
  const copy = useCatalogue(adminMarketsCopy);
  const { story: text } = copy.prices;
  const place = { marketId: market.id, ...priced };
  const query = useQuery(historyQuery(place));
  const item = useQuery(catalogueQuery).data?.find(({ id }) => id === priced.itemId);
  const measure = copy.measure(priced.measure, 1);
  return (
    <Sheet open onClose={onClose} title={text.title(item?.name ?? '…', measure, market.name)}>
      <QueryBoundary query={query} waiting={<Skeleton className="h-64" />}>
        {(history) => (
          <div className="grid gap-6">
            <GuideNow history={history} />
            <PriceChart name={`${item?.name} ${measure} ${market.name}`} history={history} />
            <PriceHands place={place} measure={measure} isCorrected={history.guide?.isCorrected === true} />
            <Corrections history={history} />
            <PriceSamples samples={history.samples} />
          </div>
        )}
      </QueryBoundary>
    </Sheet>
  );
}

function GuideNow({ history: { guide } }: { history: PriceHistory }) {
  const { story: text, guide: guideCopy } = useCatalogue(adminMarketsCopy).prices;
  return (
    <p>
      <span className="block text-sm font-extrabold text-ink-soft">{text.now}</span>
      <span className="text-2xl font-extrabold">
        {guide === null ? text.unknown : naira(guide.koboPerMeasure)}
      </span>
      {guide !== null && (
        <span className="block text-ink-soft">
          {guide.isCorrected
            ? guideCopy.byHand
            : guideCopy.range(shortNaira(guide.lowKobo), shortNaira(guide.highKobo))}
        </span>
      )}
    </p>
  );
}

function Corrections({ history: { corrections } }: { history: PriceHistory }) {
  const { story: text } = useCatalogue(adminMarketsCopy).prices;
  return (
    <section aria-label={text.corrections} className="grid gap-2">
      <h3>{text.corrections}</h3>
      {corrections.length === 0 && <p className="text-ink-soft">{text.noCorrections}</p>}
      <ul className="grid gap-1">
        {corrections.map(({ kobo, by, since, until }) => (
          <li key={since}>
            <strong>{naira(kobo)}</strong> · {by} ·{' '}
            {text.since(momentOf(since), until === null ? null : momentOf(until))}
          </li>
        ))}
      </ul>
    </section>
  );
}
