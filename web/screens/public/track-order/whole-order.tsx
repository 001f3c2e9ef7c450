import type { UseQueryResult } from '@tanstack/react-query';
import { sharingCopy } from '#contract/copy/tracking/sharing.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { courseOfErrand } from '#contract/orders/errands/course.ts';
import { isAtDoor } from '#contract/orders/delivery/door.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import { systemReasons } from '#contract/orders/system-reasons.ts';
import { paths } from '#contract/paths.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { KeepPlaceOfOrder } from '#web/features/lists/places/after-order.tsx';
import { OwnOrderTalk } from '#web/features/chat/opening/own-order.tsx';
import { stepsOf } from '#web/features/orders/track/progress.ts';
import { AskForNotices } from '#web/features/notifications/asking/ask-for-notices.tsx';
import { PayNow } from '#web/features/payments/online/pay-now.tsx';
import { CallFirst } from '#web/features/orders/track/call-first.tsx';
import { CallUs } from '#web/features/orders/track/call-us.tsx';
import { CancelOrder } from '#web/features/orders/cancelling/cancel-order.tsx';
import { DeliveryAsked } from '#web/features/orders/delivery/answer-delivery.tsx';
import { Freshness } from '#web/features/orders/track/freshness.tsx';
import { OrderAddress } from '#web/features/orders/delivery/address.tsx';
import { NewTimeOffer } from '#web/features/orders/track/answer-new-time.tsx';
import { OrderMoney } from '#web/features/orders/money/bill.tsx';
import { OrderCarrier } from '#web/features/orders/delivery/carrier.tsx';
import { OrderChecklist } from '#web/features/orders/track/checklist.tsx';
import { OrderClaims } from '#web/features/orders/claims/claims.tsx';
import { OrderLinkCard } from '#web/features/orders/track/link-card.tsx';
import { OrderPin } from '#web/features/orders/delivery/pin.tsx';
import { OrderQuestions } from '#web/features/orders/questions/questions.tsx';
import { OrderReceipts } from '#web/features/orders/track/receipts.tsx';
import { OrderStatus } from '#web/features/orders/track/status.tsx';
import { OrderTimeline } from '#web/features/orders/track/timeline.tsx';
import { ShareOrder } from '#web/features/orders/sharing/share-order.tsx';
import { WhatsappLink } from '#web/features/orders/sharing/whatsapp-link.tsx';
import { useCitySetting } from '#web/features/orders/use-city-setting.ts';
import { CorrectAddress } from '#web/features/orders/errands/correct-address.tsx';
import { DoneAsked, isAskedDone } from '#web/features/orders/errands/confirm-done.tsx';
import { ParcelWay } from '#web/features/orders/errands/parcel-way.tsx';
import { StopPlace } from '#web/features/orders/errands/stop-place.tsx';
import { StopWait } from '#web/features/orders/errands/stop-wait.tsx';
import { RateOrder } from '#web/features/orders/rating/rate-order.tsx';

interface Props {
  order: Order;
  /** The secret half of its link, where this device holds it. */
  token: string | null;
  /** Stands for the customer: may cancel, rate and claim. */
  isTheirs: boolean;
  query: Pick<UseQueryResult, 'dataUpdatedAt' | 'isError'>;
  live: LiveState;
}

/** The whole order, for whoever stands for its customer. */
export function WholeOrder({ order, token, isTheirs, query, live }: Props) {
  const reason = useReason(order);
  const course = courseOfErrand(order.errand);
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-start">
      <div className="grid min-w-0 gap-5">
        {isTheirs && <OrderQuestions order={order} token={token} receivedAt={query.dataUpdatedAt} />}
        {isTheirs && <DeliveryAsked order={order} token={token} />}
        {isTheirs && <DoneAsked order={order} token={token} />}
        {isTheirs && <NewTimeOffer order={order} token={token} />}
        {isTheirs && <CallFirst callBy={order.callBy} customer={order.customer} />}
        {isTheirs && <PayNow order={order} token={token} />}
        {order.pin !== null && <OrderPin order={order} pin={order.pin} />}
        <OrderStatus
          order={{ ...order, marketName: order.market.name, kind: order.errand?.kind ?? 'market' }}
        >
          <Freshness query={query} live={live} isOver={!isUnderWay(order.status)} />
        </OrderStatus>
        <ParcelWay order={order} token={token} isTheirs={isTheirs} />
        {isTheirs && isUnderWay(order.status) && <AskForNotices />}
        <KeepPlace order={order} />
        {/* The carrier comes with a call of its own and would push the door from under the finger that presses it. */}
        {isTheirs && <OwnOrderTalk order={order} token={token} />}
        <OrderCarrier order={order} token={token} live={live} />
        {isTheirs && <RateOrder order={order} token={token} />}
        {isTheirs && !isAskedDone(order) && <OrderClaims order={order} token={token} />}
        <StopWait order={order} />
        <OrderTimeline
          steps={stepsOf(order.status, order.events, course)}
          course={course}
          isAtDoor={isAtDoor(order)}
          reason={reason}
        />
        <OrderChecklist
          items={order.items}
          isOver={!isUnderWay(order.status)}
          kind={order.errand?.kind ?? null}
          givenBy={order.errand?.kind === 'carry' ? order.errand.givenBy : null}
        />
      </div>
      <div className="grid gap-5">
        <OrderMoney order={order} token={token} />
        <OrderReceipts pictures={order.receiptUrls} />
        <StopPlace order={order} />
        {course !== 'do-there' && <OrderAddress order={order} />}
        {isTheirs && <CorrectAddress order={order} token={token} />}
        <WaysOn order={order} token={token} isTheirs={isTheirs} />
        {isTheirs && isUnderWay(order.status) && <ShareOrder code={order.code} token={token} />}
        {token !== null && <OrderLinkCard code={order.code} token={token} />}
      </div>
    </div>
  );
}

/** Asks signed-in customers while the order is under way: a guest has nowhere to save an address. */
function KeepPlace({ order: { code, status, address, customer } }: Pick<Props, 'order'>) {
  const me = useMe();
  if (!me || customer.id !== me.id || !isUnderWay(status)) return null;
  return <KeepPlaceOfOrder code={code} place={address} />;
}

function WaysOn({ order, token, isTheirs }: Pick<Props, 'order' | 'token' | 'isTheirs'>) {
  const copy = useCatalogue(trackingCopy);
  const { whatsapp } = useCatalogue(sharingCopy);
  const ofOrder = { code: order.code, marketId: order.market.id };
  const cityPhone = useCitySetting('contact_phone', ofOrder);
  return (
    <div className="grid gap-3">
      <CallUs order={ofOrder} isMain={isUnderWay(order.status)} />
      <WhatsappLink label={whatsapp.ask} text={whatsapp.about(order.code)} cityPhone={cityPhone} />
      <ButtonLink
        href={paths.reorder(order.code)}
        variant={isUnderWay(order.status) ? 'secondary' : 'primary'}
      >
        {copy.reorder}
      </ButtonLink>
      <ButtonLink href={paths.receipt(order.code)} variant="secondary">
        {copy.receipt}
      </ButtonLink>
      {isTheirs && <CancelOrder order={order} token={token} />}
    </div>
  );
}

/** Reason why it ended: in the words of the person who ended it, or of the system. */
function useReason({ status, events }: Order): string | null {
  const { reason: copy } = useCatalogue(trackingCopy);
  const last = events.at(-1);
  if ((status !== 'cancelled' && status !== 'failed') || !last) return null;
  const known = systemReasons.find((reason) => reason === last.reason && last.by !== 'customer');
  return known === undefined ? last.reason : copy[known];
}
