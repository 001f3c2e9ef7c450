import { boardCopy } from '#contract/copy/admin/board.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { EmptyBasket } from '#web/illustrations/empty-basket.tsx';
import type { LiveState } from '#web/lib/live-source.ts';
import { useCatalogue } from '#web/lib/surroundings.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { Fetched } from '#web/features/settings/components/fetched.tsx';
import type { Office } from '../office-place.ts';
import { useBoard } from '../queries.ts';
import { BoardColumns } from './board-columns.tsx';
import { ClaimsWaiting } from './claims-waiting.tsx';
import { Freshness } from './freshness.tsx';

/** The live board: what waits for a decision, and everything that is under way by where it stands. */
export function OfficeBoard({ office, live }: { office: Office; live: LiveState }) {
  const words = useCatalogue(boardCopy);
  const query = useBoard(live);
  const open = (code: string) => office.go({ open: orderCode.parse(code), sheet: null });
  return (
    <>
      <ClaimsWaiting live={live} onOpen={open} />
      <Fetched query={query} waiting={<TableSkeleton />}>
        {(orders) => (
          <>
            <div className="text-ink-soft">
              <Freshness query={query} live={live} />
            </div>
            {orders.length === 0 ? (
              <EmptyState picture={<EmptyBasket />} title={words.nothing} text={words.nothingText} />
            ) : (
              <BoardColumns orders={orders} onOpen={open} />
            )}
          </>
        )}
      </Fetched>
    </>
  );
}
