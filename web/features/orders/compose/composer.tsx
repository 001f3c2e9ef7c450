import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/accounts/schema.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { quoteOrder } from '#contract/orders/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { meQuery, useMe } from '#web/features/accounts/queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useDeliveryForm } from './delivery-form.ts';
import { draftFor, type Draft } from '../placing/draft.ts';
import { changeDraft, useDraft } from '../placing/draft-store.ts';
import { tryNow } from '../placing/place-order.ts';
import { usePriced } from '../placing/use-priced.ts';
import { ComposerBar } from './bar.tsx';
import { ComposerCeiling } from './ceiling.tsx';
import { useFill } from './start/fill.tsx';
import { ComposerLast } from './start/last-order.tsx';
import { ComposerList } from './list.tsx';
import { ComposerMarket } from './market.tsx';
import { ComposerQuote } from './quote.tsx';
import { ComposerRule } from './price-rule.tsx';
import { goToStep } from './section.tsx';
import { ComposerWaiting } from './waiting.tsx';
import { ComposerWhere } from './where.tsx';
import { ComposerWho } from './who.tsx';

/** From a list to an order on its way; whatever is written survives closing the page. */
export function Composer() {
  // What is under the finger follows the draft itself; the rest of the page is drawn right after.
  const draft = useDeferredValue(useDraft());
  const user = useMe();
  const isTheirs = useOwnDraft(draft, user);
  useFollow(draft);
  // What sends the order is fetched while there is network to fetch it.
  useEffect(tryNow, []);
  if (user === undefined) return <WhoWrites />;
  if (!isTheirs) return null;
  const { waiting } = draft;
  return waiting === null ? (
    <Writing draft={draft} />
  ) : (
    <ComposerWaiting key={waiting.clientRequestId} order={waiting} />
  );
}

/** Gives the draft to whoever is here; nobody sees what another account wrote. */
function useOwnDraft(draft: Draft, user: User | null | undefined): boolean {
  const theirs = user === undefined ? draft : draftFor(draft, user);
  const hasChanged = theirs !== draft;
  useEffect(() => {
    if (user !== undefined && hasChanged) changeDraft((now) => draftFor(now, user));
  }, [user, hasChanged]);
  return !hasChanged;
}

/** Whose list it is decides what is shown of it: until that is known nothing is, and it is asked again. */
function WhoWrites() {
  const query = useQuery(meQuery);
  return (
    <QueryBoundary query={query} waiting={null}>
      {() => null}
    </QueryBoundary>
  );
}

/** Goes along to the order as soon as it is taken, in whichever tab that happened. */
function useFollow({ placed }: Draft): void {
  const [, navigate] = useLocation();
  const before = useRef(placed);
  useEffect(() => {
    if (placed !== null && placed !== before.current) navigate(paths.trackOrder(placed));
    before.current = placed;
  }, [placed, navigate]);
}

const Writing = memo(function Writing({ draft }: { draft: Draft }) {
  const priced = usePriced(draft);
  const form = useDeliveryForm(draft);
  const { offer, question } = useFill();
  useRefusalInSight(draft);
  return (
    <>
      <ComposerLast code={draft.placed} />
      <WithoutNetwork />
      <ComposerList draft={draft} onFill={(text) => offer({ text })} />
      <ComposerMarket />
      <form className="grid gap-6" noValidate onSubmit={(event) => event.preventDefault()}>
        <ComposerWhere form={form} draft={draft} />
        <ComposerWho form={form} />
      </form>
      <ComposerRule draft={draft} quote={priced.quote} />
      <ComposerQuote draft={draft} priced={priced} />
      <ComposerCeiling draft={draft} quote={priced.quote} />
      <ComposerBar draft={draft} priced={priced} form={form} />
      {question}
    </>
  );
});

/** A refusal is news about the price: it is shown there, with prices asked anew. */
function useRefusalInSight({ refusal }: Draft): void {
  const client = useQueryClient();
  useEffect(() => {
    if (refusal === null) return;
    void client.invalidateQueries({ queryKey: [quoteOrder.name] });
    goToStep('refused');
  }, [refusal, client]);
}

function WithoutNetwork() {
  const { place } = useCatalogue(orderCopy);
  return useOnline() ? null : <Alert tone="info">{place.offline}</Alert>;
}
