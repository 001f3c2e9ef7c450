import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { AdminMarketsCopy } from '#contract/copy/admin/markets/en.ts';
import { importPriceFile, previewPriceFile } from '#contract/lists/files/endpoints.ts';
import { priceTable, type PriceFilePreview } from '#contract/lists/files/price-file.ts';
import type { Market, MarketId } from '#contract/markets/schema.ts';
import { callServer } from '#web/data/call-server.ts';
import { download } from '#web/lib/device/download.ts';
import { csvOf } from '#web/lib/format/csv.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { catalogueQuery, pricesQuery, useForgetPrices } from '../queries.ts';
import { FileForm } from './file-form.tsx';
import { Shortened } from './shortened.tsx';
import type { FileCalls } from './use-file.ts';

function callsOf(marketId: MarketId): FileCalls<PriceFilePreview> {
  return {
    preview: (text) => callServer(previewPriceFile, { marketId, text }),
    bringIn: (sent) => callServer(importPriceFile, { marketId, ...sent }),
  };
}

/** The prices of a market out as a file, and in again. */
export function PriceFile({ market }: { market: Market }) {
  const { files: copy } = useCatalogue(adminMarketsCopy);
  const [isOpen, setOpen] = useState(false);
  const prices = useQuery(pricesQuery(market.id));
  const items = useQuery(catalogueQuery);
  const forget = useForgetPrices();
  const save = () => {
    if (prices.data === undefined || items.data === undefined) return;
    const text = csvOf(priceTable(prices.data, items.data));
    download(`${copy.prices.name(market.slug)}.csv`, 'text/csv;charset=utf-8', text);
  };
  const done = () => {
    forget();
    setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" disabled={!prices.data || !items.data} onClick={save}>
        {copy.download}
      </Button>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {copy.bring}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={copy.prices.title(market.name)}>
        <FileForm lead={copy.prices.lead} calls={callsOf(market.id)} onDone={done}>
          {(preview) => <Changes preview={preview} title={copy.prices.title(market.name)} />}
        </FileForm>
      </Sheet>
    </>
  );
}

type ChangedPrice = PriceFilePreview['added'][number] & { beforeKobo: number | null; isFar: boolean };

function Changes({ preview: { added, changed }, title }: { preview: PriceFilePreview; title: string }) {
  const copy = useCatalogue(adminMarketsCopy);
  const rows = [...added.map((one) => ({ ...one, beforeKobo: null, isFar: false })), ...changed];
  return (
    <Shortened rows={rows}>
      {(shown) => (
        <Table caption={title} rows={shown} keyOf={({ line }) => `${line}`} columns={columnsOf(copy)} />
      )}
    </Shortened>
  );
}

function columnsOf({ files: copy, prices, measure }: AdminMarketsCopy): Column<ChangedPrice>[] {
  const heads = copy.columns;
  return [
    {
      key: 'item',
      head: heads.item,
      isTitle: true,
      cell: (row) => `${row.item}, ${prices.guide.per(measure(row.measure, 1))}`,
    },
    {
      key: 'before',
      head: heads.before,
      isNumber: true,
      cell: ({ beforeKobo }) => (beforeKobo === null ? copy.noPrice : naira(beforeKobo)),
    },
    {
      key: 'after',
      head: heads.after,
      isNumber: true,
      cell: ({ kobo, isFar }) => (
        <>
          {naira(kobo)} {isFar && <Badge tone="garri">{copy.far}</Badge>}
        </>
      ),
    },
    { key: 'line', head: heads.line, isNumber: true, cell: ({ line }) => line },
  ];
}
