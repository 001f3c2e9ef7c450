import { boardCopy } from '#contract/copy/admin/board.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { EmptyBasket } from '#web/illustrations/empty-basket.tsx';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import type { Admin } from '../url-state.ts';
import { useBoard } from '../queries.ts';
import { BoardColumns } from './columns.tsx';
import { ClaimsWaiting } from '../claims/claims-waiting.tsx';
import { Freshness } from '#web/features/orders/track/freshness.tsx';

/** The live board: what waits for a decision, and everything that is under way by where it stands. */
export function AdminBoard({ office, live }: { office: Admin; live: LiveState }) {
  const copy = useCatalogue(boardCopy);
  const query = useBoard(live);
  const open = (code: string) => office.go({ open: orderCode.parse(code), sheet: null });
  return (
    <>
      <ClaimsWaiting live={live} onOpen={open} />
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {(orders) => (
          <>
            <div className="text-ink-soft">
              <Freshness query={query} live={live} />
            </div>
            {orders.length === 0 ? (
              <EmptyState picture={<EmptyBasket />} title={copy.nothing} text={copy.nothingText} />
            ) : (
              <BoardColumns orders={orders} onOpen={open} />
            )}
          </>
        )}
      </QueryBoundary>
    </>
  );
}
