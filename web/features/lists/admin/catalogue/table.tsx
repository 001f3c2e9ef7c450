import { Link } from 'wouter';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { AdminMarketsCopy } from '#contract/copy/admin/markets/en.ts';
import { writtenCityName } from '#contract/lists/catalogue/city-names.ts';
import type { CatalogueItem } from '#contract/lists/catalogue/schema.ts';
import { gramsOfLine, writtenGrams } from '#contract/lists/load/load-class.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { useOfferItem } from './use-offer-item.ts';

interface Props {
  items: readonly CatalogueItem[];
  onOpen: (item: CatalogueItem) => void;
}

export function AdminCatalogueTable({ items, onOpen }: Props) {
  const copy = useCatalogue(adminMarketsCopy);
  return (
    <Table
      caption={copy.prices.catalogue.title}
      rows={items}
      keyOf={({ id }) => id}
      columns={columnsOf(copy, onOpen)}
    />
  );
}

function columnsOf(copy: AdminMarketsCopy, onOpen: Props['onOpen']): Column<CatalogueItem>[] {
  const { catalogue: text, sections } = copy.prices;
  const heads = text.columns;
  return [
    { key: 'name', head: heads.name, cell: (item) => <Named item={item} />, isTitle: true },
    { key: 'section', head: heads.section, cell: ({ stall }) => sections[stall] },
    { key: 'measure', head: heads.measure, cell: (item) => <Measured item={item} /> },
    {
      key: 'state',
      head: heads.state,
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'leaf' : 'plain'}>{isActive ? text.offered : text.hidden}</Badge>
      ),
    },
    {
      key: 'actions',
      head: <span className="sr-only">{heads.actions}</span>,
      cell: (item) => <Actions item={item} onOpen={onOpen} />,
    },
  ];
}

function Named({ item: { name, aliases, cityNames = [] } }: { item: CatalogueItem }) {
  const others = [...aliases, ...cityNames.map(writtenCityName)];
  return (
    <>
      <span className="block font-bold">{name}</span>
      {others.length > 0 && (
        <span className="block max-w-md text-sm font-normal text-ink-soft">{others.join(', ')}</span>
      )}
    </>
  );
}

/** The usual measure and its weight; nothing of one that is a weight itself. */
function Measured({ item: { defaultMeasure, weights } }: { item: CatalogueItem }) {
  const { prices, measure } = useCatalogue(adminMarketsCopy);
  const own = weights?.find((one) => one.measure === defaultMeasure);
  const one = { quantity: 1, measure: defaultMeasure, gramsPerMeasure: own?.grams ?? null };
  return (
    <>
      <span className="block">{measure(defaultMeasure, 1)}</span>
      {own !== undefined && (
        <span className="block text-sm text-ink-soft">{prices.catalogue.about(writtenGrams(own.grams))}</span>
      )}
      {gramsOfLine(one) === null && (
        <span className="block text-sm text-ink-soft">{prices.catalogue.noWeight}</span>
      )}
    </>
  );
}

function Actions({ item, onOpen }: { item: CatalogueItem; onOpen: Props['onOpen'] }) {
  const { catalogue: text } = useCatalogue(adminMarketsCopy).prices;
  const { offer, isBusy } = useOfferItem();
  const { name, isActive } = item;
  return (
    <div className="flex items-center">
      <Link
        href={`${paths.adminMarkets}?tab=prices&q=${encodeURIComponent(name)}`}
        className="button button-quiet button-small"
        aria-label={text.prices(name)}
      >
        {text.toPrices}
      </Link>
      <Button
        variant="quiet"
        size="small"
        isBusy={isBusy}
        aria-label={isActive ? text.hideOf(name) : text.showOf(name)}
        onClick={() => offer(item, !isActive)}
      >
        {isActive ? text.hide : text.show}
      </Button>
      <Button variant="quiet" size="small" aria-label={text.edit(name)} onClick={() => onOpen(item)}>
        {text.change}
      </Button>
    </div>
  );
}
