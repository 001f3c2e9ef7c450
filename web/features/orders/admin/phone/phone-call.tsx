import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { AdminOrdersCopy } from '#contract/copy/admin/orders/en.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { quoteOrder } from '#contract/orders/endpoints.ts';
import type { placePhoneOrder } from '#contract/orders/phone-orders/endpoints.ts';
import type { PhoneCustomer } from '#contract/orders/phone-orders/schema.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { leastCeiling } from '#contract/orders/placing/estimate.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import { useTrouble } from '#web/data/use-trouble.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { nairaText } from '#web/lib/format/naira-input.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { useOnline } from '#web/lib/network/use-online.ts';
import { afterPaint } from '#web/lib/page/after-paint.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showFirstWrong } from '#web/ui/form/first-wrong.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { isMoney } from '#web/features/orders/compose/errand/thing-form.ts';
import type { Draft } from '#web/features/orders/placing/draft.ts';
import { ceilingOf, isCeilingKnown, orderOf } from '#web/features/orders/placing/order-of-draft.ts';
import { partToDo } from '#web/features/orders/placing/parts.ts';
import { withoutCap } from '#web/features/orders/placing/quote.ts';
import { usePriced, type Priced } from '#web/features/orders/placing/use-priced.ts';
import { CustomerCard } from './customer-card.tsx';
import { ThingCard } from './errand/thing-card.tsx';
import { ListCard } from './list-card.tsx';
import { PriceCard } from './price-card.tsx';
import { dropCall, storeCall, storedCall } from './stored-call.ts';
import { ProofCard } from './proof-card.tsx';
import { usePlacePhoneOrder } from './queries.ts';
import { draftOf, type Proof, type TypingMoney } from './typing.ts';
import { WhereCard } from './where-card.tsx';

export type PlacedByPhone = ReplyOf<typeof placePhoneOrder>;

interface Props {
  customer: PhoneCustomer;
  onOther: () => void;
  onPlaced: (placed: PlacedByPhone) => void;
}

/** One phone call: the customer, the list, the door, the price that is read aloud, and the order. */
export function PhoneCall({ customer, onOther, onPlaced }: Props) {
  const copy = useCatalogue(adminOrdersCopy).phone;
  const { callId, draft, change, money, proof, setProof } = useCall(customer);
  const [isFull, setFull] = useState(false);
  const [isTried, setTried] = useState(false);
  const all = useRef<HTMLDivElement>(null);
  const priced = usePriced(draft);
  const isOnline = useOnline();
  const typing = { draft, change, isTried };
  const { quote } = priced;
  const large = quote !== null && isLarge(draft, quote);
  const wantsProof = quote !== null && (isFull || large);
  const placing = usePlacing(onPlaced, (code) => {
    const isOfOpenOrders = code === 'phone-unverified' ? !large : code === 'too-many-unverified';
    if (isOfOpenOrders && customer.sendsSms) setFull(true);
    // A code counts for an hour, and ringing back was no way.
    if (isOfOpenOrders || code === 'phone-unverified') setProof('none');
  });
  const press = () => {
    setTried(true);
    const isProved = !wantsProof || !customer.sendsSms || proof !== 'none';
    if (quote !== null && isRead(draft, money) && isReady(draft, priced) && isProved)
      placing.place({ ...orderOf(draft, quote, callId), callId, ringsBack: proof === 'call' });
    else void afterPaint(() => all.current !== null && showFirstWrong(all.current));
  };
  return (
    <div ref={all} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CustomerCard customer={customer} onOther={onOther} />
      {!isOnline && <Alert tone="info">{copy.offline}</Alert>}
      {hasOneThing(draft.kind) ? (
        <ThingCard key={draft.kind} {...typing} money={money} />
      ) : (
        <ListCard {...typing} />
      )}
      <WhereCard {...typing} customer={customer} />
      <PriceCard {...typing} priced={priced} />
      {wantsProof && (
        <ProofCard
          phone={customer.phone}
          callId={callId}
          sendsSms={customer.sendsSms}
          unverifiedKobo={quote.payOnDelivery.unverifiedKobo}
          proof={proof}
          isFull={isFull}
          isTried={isTried}
          onProof={setProof}
        />
      )}
      {placing.trouble !== null && <Alert tone="danger">{placing.trouble}</Alert>}
      <Button size="large" isWide isBusy={placing.isBusy || priced.isChecking} onClick={press}>
        {placing.isBusy ? copy.placing : labelOf(draft, quote, copy)}
      </Button>
    </div>
  );
}

function labelOf(draft: Draft, quote: Quote | null, copy: AdminOrdersCopy['phone']): string {
  return quote !== null && isCeilingKnown(draft, quote)
    ? copy.place(shortNaira(ceilingOf(draft, quote)))
    : copy.placeUnpriced;
}

/** True where a number that nobody proved may not order so much at the door. */
function isLarge(draft: Draft, quote: Quote): boolean {
  return isCeilingKnown(draft, quote) && ceilingOf(draft, quote) > quote.payOnDelivery.unverifiedKobo;
}

/** False where the money for a task is typed and is no sum. */
function isRead({ kind }: Draft, { typed }: TypingMoney): boolean {
  return kind !== 'do' || isMoney(typed);
}

/** True where nothing is missing and the price is today's; paying is at the door, by the rules of the server. */
function isReady(draft: Draft, { quote, isChecking, isOwnSum, refusal }: Priced): boolean {
  if (quote === null || isChecking || isOwnSum || refusal !== null) return false;
  const isMoneyAgreed = isCeilingKnown(draft, quote) && ceilingOf(draft, quote) >= leastCeiling(quote);
  return partToDo(draft) === 'review' && isMoneyAgreed && withoutCap(draft, quote).length === 0;
}

type Sent = Parameters<ReturnType<typeof usePlacePhoneOrder>['mutate']>[0];

/** Sends the order; a price that changed is asked for anew. */
function usePlacing(onPlaced: (placed: PlacedByPhone) => void, onRefused: (code: string | null) => void) {
  const client = useQueryClient();
  const write = usePlacePhoneOrder();
  const { trouble, showTrouble } = useTrouble();
  const place = ({ payWay: _atDoor, ...order }: Sent & { payWay: unknown }) => {
    showTrouble(null);
    write.mutate(order, {
      onSuccess: (placed) => {
        dropCall();
        onPlaced(placed);
      },
      onError: (error) => {
        showTrouble(error);
        if (!(error instanceof ApiError)) return;
        if (error.code === 'quote-changed') void client.invalidateQueries({ queryKey: [quoteOrder.name] });
        onRefused(error.code);
      },
    });
  };
  return { place, trouble, isBusy: write.isPending };
}

/** The call as it is typed, which a reload of the page does not lose. */
function useCall(customer: PhoneCustomer) {
  const by = useMe()?.id;
  const [stored] = useState(() => storedCall(by, customer.phone));
  const [callId] = useState(() => stored?.callId ?? newRequestId());
  const [draft, change] = useState(() => stored?.draft ?? draftOf(customer));
  const { moneyKobo } = draft.terms;
  const [typed, type] = useState(moneyKobo === null ? '' : nairaText(moneyKobo));
  const [proof, setProof] = useState<Proof>(stored?.proof ?? 'none');
  useEffect(() => {
    if (by !== undefined) storeCall({ by, phone: customer.phone, callId, draft, proof });
  }, [by, customer.phone, callId, draft, proof]);
  return { callId, draft, change, money: { typed, type }, proof, setProof };
}
