import type { RefCallback } from 'react';
import { Link } from 'wouter';
import { orderCopy } from '#contract/copy/order.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { writtenGrams } from '#contract/lists/load/load-class.ts';
import { paths } from '#contract/paths.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue, useAppContext, useNow } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { receiverOf, type Draft } from '#web/features/orders/placing/draft.ts';
import { useDraftPart } from '#web/features/orders/placing/draft-store.ts';
import { arrivalText } from '#web/features/orders/placing/arrival.ts';
import { isCodeWanted } from '#web/features/orders/placing/order-of-draft.ts';
import { deliveryLabel } from '#web/features/orders/money/delivery-parts.ts';
import { dayAndTime } from '#web/features/orders/order/when.ts';
import { refusalText } from '#web/features/orders/refusal-text.ts';
import type { Priced } from '#web/features/orders/placing/use-priced.ts';
import { LateErrand } from '../errand/late.tsx';
import { ComposerCode } from '../phone-code.tsx';
import { QuoteLines } from './quote-lines.tsx';

/** Notes when the sum is on the screen. */
type Watch = RefCallback<HTMLElement>;

/** Everything the order would cost, line by line and fee by fee, and when it would come. */
export function ComposerQuote({ draft, priced, watch }: { draft: Draft; priced: Priced; watch: Watch }) {
  const { quote: copy } = useCatalogue(orderCopy);
  const { quote, refusal, isChecking, isOwnSum } = priced;
  return (
    <>
      {isCodeWanted(draft, quote) && <ComposerCode draft={draft} priced={priced} />}
      {draft.refusal && draft.refusal.code !== 'phone-unverified' && <NotTaken refusal={draft.refusal} />}
      {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
      {isOwnSum && <Alert tone="info">{copy.onThisPhone}</Alert>}
      <output className="sr-only">{isChecking ? copy.checking : ''}</output>
      {quote !== null && hasOneThing(draft.kind) ? (
        <LateErrand
          show="bill"
          draft={draft}
          quote={quote}
          isChecking={isChecking}
          isOwnSum={isOwnSum}
          watch={watch}
        />
      ) : quote !== null ? (
        <Bill draft={draft} quote={quote} isChecking={isChecking} isOwnSum={isOwnSum} watch={watch} />
      ) : isChecking ? (
        <WaitingBill />
      ) : (
        refusal === null && <Alert tone="warning">{copy.none}</Alert>
      )}
    </>
  );
}

/** Refusals that an earlier order is the reason for. */
const elsewhere: ReadonlySet<string> = new Set(['order-already-open', 'same-id-other-body', 'window-unpaid']);

/** Reason why the last try was refused; the draft is unchanged. */
function NotTaken({ refusal }: { refusal: NonNullable<Draft['refusal']> }) {
  const { place } = useCatalogue(orderCopy);
  const { language } = useAppContext();
  const isSignedIn = Boolean(useMe());
  const isElsewhere = elsewhere.has(refusal.code ?? '');
  return (
    <Alert tone={refusal.code === 'quote-changed' ? 'warning' : 'danger'} title={place.changedTitle}>
      {refusalText(refusal, language)}{' '}
      {isElsewhere && (
        <Link className="link" href={isSignedIn ? paths.myOrders : paths.track}>
          {place.myOrders}
        </Link>
      )}
    </Alert>
  );
}

interface BillProps {
  draft: Draft;
  quote: Quote;
  isChecking: boolean;
  isOwnSum: boolean;
  watch: Watch;
}

function Bill({ draft, quote, isChecking, isOwnSum, watch }: BillProps) {
  const { quote: copy } = useCatalogue(orderCopy);
  const { feeParts } = useCatalogue(trackingCopy).bill;
  const { unknownLines } = quote;
  return (
    <div className={isChecking ? 'grid gap-3 opacity-60' : 'grid gap-3'} aria-busy={isChecking}>
      <QuoteLines items={draft.items} quote={quote} />
      {typeof quote.tooHeavyGrams === 'number' && (
        <Alert tone="info">{copy.tooHeavy(writtenGrams(quote.tooHeavyGrams))}</Alert>
      )}
      <dl className="grid gap-1 border-t border-line pt-3">
        <Sum term={unknownLines === 0 ? copy.items : copy.known} kobo={quote.itemsKobo} />
        <Sum
          term={deliveryLabel(copy.delivery, quote.deliveryParts, feeParts)}
          kobo={quote.deliveryFeeKobo}
        />
        <Sum term={copy.service} kobo={quote.serviceFeeKobo} />
        <Sum
          term={unknownLines === 0 ? copy.estimate : copy.estimateFrom}
          kobo={quote.estimateKobo}
          watch={watch}
        />
      </dl>
      {unknownLines > 0 && (
        <p className="flex gap-2">
          <Icon name="info" />
          {sureness(quote, copy)}
        </p>
      )}
      <p className="flex gap-2">
        <Icon name="clock" />
        <Arrival quote={quote} isOwnSum={isOwnSum} kind={draft.kind} isForWindow={draft.window !== null} />
      </p>
    </div>
  );
}

/** One line of the bill; the last one is watched. */
function Sum({ term, kobo, watch }: { term: string; kobo: number; watch?: Watch }) {
  const isTotal = watch !== undefined;
  return (
    <div
      {...(isTotal && { id: 'order-sum', ref: watch })}
      className={classNames('flex flex-wrap justify-between gap-x-3', isTotal && 'text-lg font-extrabold')}
    >
      <dt>{term}</dt>
      <dd className="whitespace-nowrap">{naira(kobo)}</dd>
    </div>
  );
}

type Copy = (typeof orderCopy)['en']['quote'];

function sureness({ unknownLines, lines }: Quote, copy: Copy): string {
  return unknownLines === lines.length
    ? copy.sureNone
    : copy.sureSome(lines.length - unknownLines, lines.length);
}

interface ArrivalProps {
  quote: Quote;
  isOwnSum: boolean;
  kind: Draft['kind'];
  /** Its customer chose the time; no opening of a market is shown then. */
  isForWindow: boolean;
}

/** The arrival range, in the words of the order's page; for a closed market its opening. */
function Arrival({ quote, isOwnSum, kind, isForWindow }: ArrivalProps) {
  const { quote: copy, shop } = useCatalogue(orderCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  const range = arrivalText(quote, now, tracking);
  const receiver = useDraftPart(receiverOf);
  const comes = range === null ? null : copy.comes(range, receiver);
  const isUnsure = isOwnSum || typeof quote.tooHeavyGrams === 'number';
  if (quote.when.kind === 'now') return comes ?? (isUnsure ? copy.comesUnknown : copy.nobodyAtWork);
  if (isForWindow && comes !== null) return comes;
  const says = kind === 'market' ? copy.scheduled : shop.scheduled;
  const opens = says(dayAndTime(quote.when.startsAt, now, tracking));
  return comes === null ? opens : `${opens} ${comes}`;
}

function WaitingBill() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-24" />
    </div>
  );
}
