import { boardCopy } from '#contract/copy/board.ts';
import type { User } from '#contract/accounts/schema.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import type { LiveState } from '../../../lib/live-source.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { DeskOrderMoney } from '../../payments/components/desk-order-money.tsx';
import { Fetched } from '../../settings/components/fetched.tsx';
import { useWholeOrder } from '../queries.ts';
import { BoardActions } from './board-actions.tsx';
import { BoardClaims } from './board-claims.tsx';
import { BoardPeople } from './board-people.tsx';
import { BoardQuestions } from './board-questions.tsx';
import { BoardStory } from './board-story.tsx';
import { BoardTimeLeft } from './board-time-left.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderChecklist } from './order-checklist.tsx';
import { OrderLoading } from './order-loading.tsx';
import { OrderReceipts } from './order-receipts.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Stars } from './stars.tsx';

interface Props {
  /** Nothing: no order is open. */
  code: string | null;
  me: User;
  live: LiveState;
  onClose: () => void;
}

/** One order, as those who run the day see it, and what they can do to it. */
export function BoardSheet({ code, me, live, onClose }: Props) {
  return (
    <Sheet open={code !== null} onClose={onClose} title={code ?? ''}>
      {code !== null && <Opened key={code} code={code} me={me} live={live} />}
    </Sheet>
  );
}

function Opened({ code, me, live }: Omit<Props, 'code' | 'onClose'> & { code: string }) {
  const query = useWholeOrder(code, { token: null, userId: me.id, live });
  return (
    <Fetched query={query} waiting={<OrderLoading />}>
      {(order) => <Contents order={order} me={me} />}
    </Fetched>
  );
}

function Contents({ order, me }: { order: Order; me: User }) {
  const { sheet } = useCatalogue(boardCopy);
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={order.status} />
        <BoardTimeLeft order={order} />
        <span className="text-ink-soft">{order.market.name}</span>
      </p>
      <BoardQuestions order={order} me={me} />
      <BoardClaims order={order} me={me} />
      <BoardActions order={order} me={me} />
      <BoardPeople order={order} />
      <OrderChecklist items={order.items} isOver={!isUnderWay(order.status)} />
      <OrderBill order={order} />
      <DeskOrderMoney order={order} me={me} />
      <OrderReceipts pictures={order.receiptUrls} />
      {order.rating !== null && (
        <div className="card">
          <h2>{sheet.rating(order.rating.stars)}</h2>
          <Stars stars={order.rating.stars} />
          {order.rating.words !== '' && <p className="wrap-anywhere">“{order.rating.words}”</p>}
        </div>
      )}
      <BoardStory order={order} />
    </div>
  );
}
