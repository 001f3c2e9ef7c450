import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import type { Market } from '#contract/markets/schema.ts';
import { allMarketsQuery } from '../../features/markets/admin-calls.ts';
import { AdminMarketForm } from '../../features/markets/components/admin-market-form.tsx';
import { AdminMarketsTable } from '../../features/markets/components/admin-markets-table.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import { ClosedMarket } from '../../illustrations/closed-market.tsx';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Fetched } from '../../features/settings/components/fetched.tsx';
import { Page } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TableSkeleton } from '../../ui/table-skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].markets.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

type Editing = { market: Market | undefined } | null;

export default function Markets() {
  const { markets: words } = useCatalogue(adminCopy);
  const query = useQuery(allMarketsQuery);
  const [editing, setEditing] = useState<Editing>(null);
  const add = <Button onClick={() => setEditing({ market: undefined })}>{words.add}</Button>;
  return (
    <Page title={words.title} lead={words.intro} actions={add}>
      <Fetched query={query} waiting={<TableSkeleton />}>
        {(markets) =>
          markets.length === 0 ? (
            <EmptyState picture={<ClosedMarket />} title={words.empty} text={words.emptyText} />
          ) : (
            <AdminMarketsTable markets={markets} onEdit={(market) => setEditing({ market })} />
          )
        }
      </Fetched>
      <Sheet
        open={editing !== null}
        onClose={() => setEditing(null)}
        title={editing?.market === undefined ? words.formAdd : words.formEdit(editing.market.name)}
      >
        {editing && (
          <AdminMarketForm
            key={editing.market?.id ?? 'new'}
            market={editing.market}
            onDone={() => setEditing(null)}
          />
        )}
      </Sheet>
    </Page>
  );
}
