import type { RefCallback, ReactNode } from 'react';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { receiverOf, type Draft } from '#web/features/orders/placing/draft.ts';
import { arrivalText } from '#web/features/orders/placing/arrival.ts';
import { endsThere, wantsOf } from '#web/features/orders/placing/errand/one-thing.ts';
import { deliveryLabel } from '#web/features/orders/money/delivery-parts.ts';
import { dayAndTime } from '#web/features/orders/order/when.ts';
import { WantedBy } from './by-when.tsx';
import { waitText } from './wait.tsx';

interface Props {
  draft: Draft;
  quote: Quote;
  isChecking: boolean;
  isOwnSum: boolean;
  /** Notes when the sum is on the screen. */
  watch: RefCallback<HTMLElement>;
}

/** The cost of an errand, part by part: fees, the wait at most, the money to lay out, and what all of it never exceeds. */
export function ErrandBill({ draft, quote, isChecking, isOwnSum, watch }: Props) {
  const { bill: copy } = useCatalogue(errandsCopy);
  const { quote: says } = useCatalogue(orderCopy);
  const { feeParts } = useCatalogue(trackingCopy).bill;
  return (
    <div className={isChecking ? 'grid gap-3 opacity-60' : 'grid gap-3'} aria-busy={isChecking}>
      <p className="font-extrabold wrap-anywhere">{wantsOf(draft)[0]?.name}</p>
      <dl className="grid gap-1 border-t border-line pt-3">
        {quote.itemsKobo > 0 && <Sum term={copy.money}>{naira(quote.itemsKobo)}</Sum>}
        <Sum term={deliveryLabel(copy.fee, quote.deliveryParts, feeParts)}>
          {naira(quote.deliveryFeeKobo)}
        </Sum>
        <Sum term={says.service}>{naira(quote.serviceFeeKobo)}</Sum>
        <Sum term={copy.estimate}>{naira(quote.estimateKobo)}</Sum>
        <Wait quote={quote} />
        <div
          id="order-sum"
          ref={watch}
          className={classNames('flex flex-wrap justify-between gap-x-3', 'text-lg font-extrabold')}
        >
          <dt>{copy.ceiling}</dt>
          <dd className="whitespace-nowrap">{naira(quote.ceilingKobo)}</dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">{quote.itemsKobo > 0 ? copy.ceilingText : copy.feesText}</p>
      {draft.kind === 'carry' && (
        <p className="text-sm text-ink-soft">{copy.wayBack(naira(quote.deliveryFeeKobo))}</p>
      )}
      <p className="flex gap-2">
        <Icon name="clock" />
        <Arrival draft={draft} quote={quote} isOwnSum={isOwnSum} />
      </p>
      <WantedBy draft={draft} />
    </div>
  );
}

function Sum({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt>{term}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}

/** The agreed wait, which costs nothing while it is short. */
function Wait({ quote: { waiting } }: { quote: Quote }) {
  const { bill: copy, wait } = useCatalogue(errandsCopy);
  if (waiting === null) return null;
  const isFree = waiting.mostKobo === 0;
  const time = waitText(waiting.limit, wait);
  return <Sum term={copy.waiting(time)}>{isFree ? naira(0) : copy.atMost(naira(waiting.mostKobo))}</Sum>;
}

/** The arrival range, or when it is done; for a closed market when its agents are at work again. */
function Arrival({ draft, quote, isOwnSum }: Pick<Props, 'draft' | 'quote' | 'isOwnSum'>) {
  const { quote: copy } = useCatalogue(orderCopy);
  const errands = useCatalogue(errandsCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  const range = arrivalText(quote, now, tracking);
  const ends = endsThere(draft) ? errands.bill.done : copy.comes;
  const comes = range === null ? null : ends(range, receiverOf(draft));
  if (quote.when.kind === 'now') return comes ?? (isOwnSum ? copy.comesUnknown : copy.nobodyAtWork);
  if (draft.window !== null && comes !== null) return comes;
  const opens = errands[draft.kind === 'carry' ? 'from' : 'at'].scheduled(
    dayAndTime(quote.when.startsAt, now, tracking),
  );
  return comes === null ? opens : `${opens} ${comes}`;
}
