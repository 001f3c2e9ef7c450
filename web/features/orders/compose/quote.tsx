import { Link } from 'wouter';
import { orderCopy } from '#contract/copy/order.ts';
import { paths } from '#contract/paths.ts';
import type { Quote } from '#contract/orders/schema.ts';
import { longDayOf, momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import type { Draft } from '../placing/draft.ts';
import { refusalWords } from '../refusal-text.ts';
import type { Priced } from '../placing/use-priced.ts';
import { ComposerCode } from './phone-code.tsx';
import { ComposerSection } from './section.tsx';
import { QuoteLines } from './quote-lines.tsx';

/** Everything the order would cost, line by line and fee by fee, and when it would come. */
export function ComposerQuote({ draft, priced }: { draft: Draft; priced: Priced }) {
  const { quote: words } = useCatalogue(orderCopy);
  const { quote, refusal, isChecking, isOwnSum } = priced;
  return (
    <ComposerSection part="quote" title={words.title}>
      {draft.refusal?.code === 'phone-unverified' ? (
        <ComposerCode draft={draft} priced={priced} />
      ) : (
        draft.refusal && <NotTaken refusal={draft.refusal} />
      )}
      {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
      {isOwnSum && <Alert tone="info">{words.onThisPhone}</Alert>}
      <output className="sr-only">{isChecking ? words.checking : ''}</output>
      {quote !== null ? (
        <Bill draft={draft} quote={quote} isChecking={isChecking} />
      ) : isChecking ? (
        <WaitingBill />
      ) : refusal === null ? (
        <p className="text-ink-soft">{words.notYet}</p>
      ) : null}
    </ComposerSection>
  );
}

/** Why the last try was not taken; the draft is as it was. */
function NotTaken({ refusal }: { refusal: NonNullable<Draft['refusal']> }) {
  const { place } = useCatalogue(orderCopy);
  const { language } = useAppContext();
  const isSignedIn = Boolean(useMe());
  const isElsewhere = refusal.code === 'order-already-open' || refusal.code === 'same-id-other-body';
  return (
    <Alert tone={refusal.code === 'quote-changed' ? 'warning' : 'danger'} title={place.changedTitle}>
      {refusalWords(refusal, language)}{' '}
      {isElsewhere && (
        <Link className="link" href={isSignedIn ? paths.myOrders : paths.track}>
          {place.myOrders}
        </Link>
      )}
    </Alert>
  );
}

function Bill({ draft, quote, isChecking }: { draft: Draft; quote: Quote; isChecking: boolean }) {
  const { quote: words } = useCatalogue(orderCopy);
  const { unknownLines } = quote;
  return (
    <div className={isChecking ? 'grid gap-5 opacity-60' : 'grid gap-5'} aria-busy={isChecking}>
      <QuoteLines items={draft.items} quote={quote} />
      <dl className="grid gap-2 border-t border-line pt-4">
        <Sum term={words.known} kobo={quote.itemsKobo} />
        <Sum term={words.delivery} kobo={quote.deliveryFeeKobo} />
        <Sum term={words.service} kobo={quote.serviceFeeKobo} />
        <Sum
          term={unknownLines === 0 ? words.estimate : words.estimateFrom}
          kobo={quote.estimateKobo}
          isTotal
        />
      </dl>
      <p className="flex gap-2">
        <Icon name="info" />
        {sureness(quote, words)}
      </p>
      <p className="flex gap-2">
        <Icon name="clock" />
        {arrival(quote, words)}
      </p>
    </div>
  );
}

function Sum({ term, kobo, isTotal = false }: { term: string; kobo: number; isTotal?: boolean }) {
  return (
    <div
      className={isTotal ? 'flex justify-between gap-4 text-lg font-extrabold' : 'flex justify-between gap-4'}
    >
      <dt>{term}</dt>
      <dd className="whitespace-nowrap">{naira(kobo)}</dd>
    </div>
  );
}

type Words = (typeof orderCopy)['en']['quote'];

function sureness({ unknownLines, lines }: Quote, words: Words): string {
  if (unknownLines === 0) return words.sureAll;
  return unknownLines === lines.length
    ? words.sureNone
    : words.sureSome(lines.length - unknownLines, lines.length);
}

function arrival({ when }: Quote, words: Words): string {
  if (when.kind === 'now') return words.now(when.minutes);
  const hour = momentOf(when.startsAt).split(', ').at(-1) ?? '';
  return words.scheduled(`${longDayOf(new Date(when.startsAt))}, ${hour}`);
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
