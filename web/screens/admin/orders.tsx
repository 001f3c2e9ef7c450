import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { adminCopy } from '#contract/copy/admin.ts';
import { boardCopy } from '#contract/copy/board.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { useMe } from '../../features/accounts/queries.ts';
import { foundOnBoard } from '../../features/orders/board-search.ts';
import { BoardColumns } from '../../features/orders/components/board-columns.tsx';
import { BoardSheet } from '../../features/orders/components/board-sheet.tsx';
import { ClaimsWaiting } from '../../features/orders/components/claims-waiting.tsx';
import { Freshness } from '../../features/orders/components/freshness.tsx';
import { useBoard } from '../../features/orders/queries.ts';
import { useLiveOrders } from '../../features/orders/use-live-orders.ts';
import { Fetched } from '../../features/settings/components/fetched.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import { EmptyBasket } from '../../illustrations/empty-basket.tsx';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { TableSkeleton } from '../../ui/table-skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].frame.links.orders} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** The live board. What is searched for and which order is open stand in the address, to be shared and kept. */
export default function Orders() {
  const { frame } = useCatalogue(adminCopy);
  const words = useCatalogue(boardCopy);
  const { statuses } = useCatalogue(trackingCopy);
  const me = useMe();
  const live = useLiveOrders();
  const query = useBoard(live);
  const [search, setSearch] = useInAddress('q');
  const [open, setOpen] = useInAddress('order');
  const close = useCallback(() => setOpen(''), [setOpen]);
  if (!me) return null;
  return (
    <Page title={frame.links.orders} lead={words.intro}>
      <search>
        <Field
          type="search"
          label={words.search}
          hint={words.searchHint}
          maxLength={80}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </search>
      <ClaimsWaiting live={live} onOpen={setOpen} />
      <Fetched query={query} waiting={<TableSkeleton />}>
        {(orders) => {
          const found = foundOnBoard(orders, search, statuses);
          return (
            <>
              <div className="text-ink-soft">
                <Freshness query={query} live={live} />
              </div>
              {found.length === 0 ? (
                <Nothing isSearch={orders.length > 0} onClear={() => setSearch('')} />
              ) : (
                <BoardColumns orders={found} onOpen={setOpen} />
              )}
            </>
          );
        }}
      </Fetched>
      <BoardSheet code={open === '' ? null : open} me={me} live={live} onClose={close} />
    </Page>
  );
}

function useInAddress(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true },
      ),
    [name, setParams],
  );
  return [params.get(name) ?? '', set];
}

function Nothing({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  const words = useCatalogue(boardCopy);
  if (!isSearch)
    return <EmptyState picture={<EmptyBasket />} title={words.nothing} text={words.nothingText} />;
  return (
    <EmptyState
      title={words.nothingFound}
      text={words.nothingFoundText}
      action={
        <Button variant="secondary" onClick={onClear}>
          {words.clear}
        </Button>
      }
    />
  );
}
