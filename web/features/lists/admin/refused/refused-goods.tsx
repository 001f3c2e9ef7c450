import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { refusedGoodsQuery } from '#web/features/lists/queries.ts';
import { RefusedGoodsForm } from './form.tsx';

/** The words for goods that are not carried, to be changed. */
export function AdminRefusedGoods({ onDone }: { onDone: () => void }) {
  const query = useQuery({ ...refusedGoodsQuery, staleTime: 0 });
  return (
    <QueryBoundary query={query} waiting={<TableSkeleton />}>
      {(goods) =>
        // The list that this browser knew may be old; without network it is all there is.
        query.isFetchedAfterMount || query.isPaused ? (
          <RefusedGoodsForm goods={goods} onDone={onDone} />
        ) : (
          <div aria-busy="true">
            <TableSkeleton />
          </div>
        )
      }
    </QueryBoundary>
  );
}
