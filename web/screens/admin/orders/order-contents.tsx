import type { User } from '#contract/accounts/schema.ts';
import type { OrderForAdmin } from '#contract/admin/order-history.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import { holds } from '#contract/permissions.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { WaitingCause } from '#web/features/dispatch/admin/waiting-cause.tsx';
import { AdminOrderMoney } from '#web/features/payments/admin/order-money/order-money.tsx';
import type { Admin } from '#web/features/orders/admin/url-state.ts';
import { BoardActions } from '#web/features/orders/admin/detail/actions.tsx';
import { BoardClaims } from '#web/features/orders/admin/claims/order-claims.tsx';
import { BoardPeople } from '#web/features/orders/admin/detail/people.tsx';
import { BoardQuestions } from '#web/features/orders/admin/detail/questions.tsx';
import { ParcelBack } from '#web/features/orders/admin/detail/parcel-back.tsx';
import { ErrandStop } from '#web/features/orders/admin/detail/stop.tsx';
import { BoardTimeLeft } from '#web/features/orders/admin/board/time-badge.tsx';
import { AdminAlarms } from '#web/features/orders/admin/alarms/alarms.tsx';
import { AdminCall } from '#web/features/orders/admin/detail/note-call.tsx';
import { CallFacts } from '#web/features/orders/admin/detail/call-facts.tsx';
import { AdminCarriers } from '#web/features/orders/admin/detail/carriers.tsx';
import { AdminOffers } from '#web/features/orders/admin/detail/offers.tsx';
import { AdminOrderLinks } from './order-links.tsx';
import { AdminOrderHistory } from '#web/features/orders/admin/history/history.tsx';
import { BoardBill } from '#web/features/orders/admin/detail/bill.tsx';
import { OrderChecklist } from '#web/features/orders/track/checklist.tsx';
import { OrderOriginal } from '#web/features/orders/original/order-original.tsx';
import { OrderReceipts } from '#web/features/orders/track/receipts.tsx';
import { Stars } from '#web/features/orders/rating/stars.tsx';
import { StatusBadge } from '#web/features/orders/order/status-badge.tsx';

interface Props {
  opened: OrderForAdmin;
  me: User;
  office: Admin;
  onChanged: () => void;
}

/** Open matters first, then actions, then all details. */
export function AdminOrderContents({ opened, me, office, onChanged }: Props) {
  const { order } = opened;
  const { phone, errand } = useCatalogue(adminOrdersCopy);
  // A past order is looked up for its money.
  const isOver = !isUnderWay(order.status);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={order.status} arrivedAt={order.arrivedAt} kind={order.errand?.kind ?? null} />
        <BoardTimeLeft order={order} />
        <span className="text-ink-soft">{order.market.name}</span>
        {order.errand && <Badge tone="garri">{errand.marks[order.errand.kind]}</Badge>}
        {opened.byPhone !== null && <Badge>{phone.mark}</Badge>}
      </p>
      {holds(me, 'orders:manage') && <WaitingCause code={order.code} />}
      <AdminAlarms alarms={opened.alarms} me={me} onSettled={onChanged} />
      {order.callBy !== null && holds(me, 'orders:manage') && (
        <AdminCall code={order.code} phone={order.customer.phone} />
      )}
      <BoardQuestions order={order} me={me} />
      <BoardClaims order={order} me={me} />
      <CallFacts order={order} />
      <AdminCarriers opened={opened} office={office} />
      <BoardActions order={order} me={me} onAssign={() => office.turn({ sheet: 'assign' })} />
      {isOver && <AdminOrderMoney order={order} me={me} />}
      <PinToRead opened={opened} />
      <ParcelBack order={order} me={me} />
      <ErrandStop order={order} />
      <BoardPeople order={order} />
      <AdminOrderLinks order={order} me={me} office={office} />
      <OrderOriginal original={opened.original} />
      <OrderChecklist items={order.items} isOver={isOver} kind={order.errand?.kind ?? null} />
      <BoardBill order={order} />
      {!isOver && <AdminOrderMoney order={order} me={me} />}
      <OrderReceipts pictures={order.receiptUrls} />
      <Rating order={order} />
      <AdminOffers offers={opened.offers} />
      <AdminOrderHistory opened={opened} />
    </div>
  );
}

/** Without text messages nobody but the office can tell a customer on the phone their PIN. */
function PinToRead({ opened: { byPhone, order } }: { opened: OrderForAdmin }) {
  const { phone } = useCatalogue(adminOrdersCopy);
  if (byPhone?.sendsSms !== false || order.pin === null) return null;
  return <Alert tone="warning">{phone.readPin(order.pin)}</Alert>;
}

function Rating({ order: { rating } }: { order: OrderForAdmin['order'] }) {
  const { sheet } = useCatalogue(boardCopy);
  if (rating === null) return null;
  return (
    <Card title={sheet.rating(rating.stars)}>
      <Stars stars={rating.stars} />
      {rating.words !== '' && <p className="wrap-anywhere">“{rating.words}”</p>}
    </Card>
  );
}
