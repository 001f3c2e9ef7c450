import type { User } from '#contract/accounts/schema.ts';
import type { OrderForOffice } from '#contract/admin/order-story.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import { holds } from '#contract/permissions.ts';
import { useCatalogue } from '#web/lib/surroundings.tsx';
import { Card } from '#web/ui/card.tsx';
import { DeskOrderMoney } from '#web/features/payments/components/desk-order-money.tsx';
import type { Office } from '../office-place.ts';
import { BoardActions } from './board-actions.tsx';
import { BoardClaims } from './board-claims.tsx';
import { BoardPeople } from './board-people.tsx';
import { BoardQuestions } from './board-questions.tsx';
import { BoardTimeLeft } from './board-time-left.tsx';
import { OfficeAlarms } from './office-alarms.tsx';
import { OfficeCall } from './office-call.tsx';
import { OfficeCarriers } from './office-carriers.tsx';
import { OfficeOffers } from './office-offers.tsx';
import { OfficeOrderLinks } from './office-order-links.tsx';
import { OfficeStory } from './office-story.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderChecklist } from './order-checklist.tsx';
import { OrderReceipts } from './order-receipts.tsx';
import { Stars } from './stars.tsx';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  opened: OrderForOffice;
  me: User;
  office: Office;
  onChanged: () => void;
}

/** What wants a person first, then what can be done, then all there is to know. */
export function OfficeOrderContents({ opened, me, office, onChanged }: Props) {
  const { order } = opened;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={order.status} />
        <BoardTimeLeft order={order} />
        <span className="text-ink-soft">{order.market.name}</span>
      </p>
      <OfficeAlarms alarms={opened.alarms} me={me} onSettled={onChanged} />
      {order.callBy !== null && holds(me, 'orders:manage') && (
        <OfficeCall code={order.code} phone={order.customer.phone} />
      )}
      <BoardQuestions order={order} me={me} />
      <BoardClaims order={order} me={me} />
      <BoardActions order={order} me={me} onAssign={() => office.turn({ sheet: 'assign' })} />
      <OfficeCarriers opened={opened} office={office} />
      <BoardPeople order={order} />
      <OfficeOrderLinks order={order} me={me} office={office} />
      <OrderChecklist items={order.items} isOver={!isUnderWay(order.status)} />
      <OrderBill order={order} />
      <DeskOrderMoney order={order} me={me} />
      <OrderReceipts pictures={order.receiptUrls} />
      <Rating order={order} />
      <OfficeOffers offers={opened.offers} />
      <OfficeStory opened={opened} />
    </div>
  );
}

function Rating({ order: { rating } }: { order: OrderForOffice['order'] }) {
  const { sheet } = useCatalogue(boardCopy);
  if (rating === null) return null;
  return (
    <Card title={sheet.rating(rating.stars)}>
      <Stars stars={rating.stars} />
      {rating.words !== '' && <p className="wrap-anywhere">“{rating.words}”</p>}
    </Card>
  );
}
