import { useId } from 'react';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { BoardOrder } from './board-order.ts';
import { groupsOf, type GroupName } from './time-left.ts';
import { BoardCard } from './card.tsx';

interface Props {
  orders: readonly BoardOrder[];
  onOpen: (code: string) => void;
}

const onTheBoard = ['waiting', 'finding', 'market', 'road'] as const;

/** Orders by status: columns on a wide screen, one under the other on a phone. */
export function BoardColumns({ orders, onOpen }: Props) {
  const groups = groupsOf(orders);
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-6 @md:grid-cols-2 @md:gap-4 @4xl:grid-cols-4">
        {onTheBoard.map((name) => (
          <Column key={name} name={name} orders={groups[name]} onOpen={onOpen} />
        ))}
      </div>
      <Column name="over" orders={groups.over} onOpen={onOpen} />
    </div>
  );
}

function Column({ name, orders, onOpen }: Props & { name: GroupName }) {
  const copy = useCatalogue(boardCopy);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid min-w-0 content-start gap-3">
      <h2 id={heading} className="text-lg">
        {copy.counted(copy.groups[name], orders.length)}
      </h2>
      {orders.length === 0 ? (
        <p className="text-ink-soft">{copy.empty}</p>
      ) : (
        <ul className={classNames('grid gap-3', name === 'over' && '@md:grid-cols-2 @4xl:grid-cols-4')}>
          {orders.map((order) => (
            <li key={order.code}>
              <BoardCard order={order} onOpen={() => onOpen(order.code)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
