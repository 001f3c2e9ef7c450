import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import type { User } from '#contract/accounts/schema.ts';
import { listZones } from '#contract/cities/zones/endpoints.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { quoteOrder } from '#contract/orders/endpoints.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { listWindows } from '#contract/orders/windows/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { wakeSender } from '#web/offline/sending/sender.ts';
import { afterPaint } from '#web/lib/page/after-paint.ts';
import { isOnServer } from '#web/lib/page/on-server.ts';
import { useInBrowser } from '#web/lib/page/use-in-browser.ts';
import { takeTypedList } from '#web/lib/page/before-start.ts';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { meQuery, useMe } from '#web/features/accounts/queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { draftFor, emptyDraft, withTyped, type Draft } from '../placing/draft.ts';
import { changeDraft, currentDraft, useDraft } from '../placing/draft-store.ts';
import { draftParts, isDone, partToDo, partToShow, type Part } from '../placing/parts.ts';
import { takeTakenUnseen } from '../placing/sent/taken-unseen.ts';
import { usePriced } from '../placing/use-priced.ts';
import { isRequestAddressed } from '../requests/keys.ts';
import { LateRequestCards } from '../requests/late.ts';
import { useAddressedKey } from '../requests/use-addressed-key.ts';
import { useHeldNote } from '../requests/use-held-note.ts';
import { LateWeeklyDraft } from '../weekly/late.ts';
import { useFill, type Fill } from './start/fill.tsx';
import { ComposerLast } from './start/last-order.tsx';
import { ComposerDelivery } from './delivery.tsx';
import { LateErrand, useErrandsAtHand } from './errand/late.tsx';
import { ComposerFolded } from './folded.tsx';
import { ComposerList } from './list.tsx';
import { ComposerMarket } from './market.tsx';
import { ComposerReview } from './review/review.tsx';
import { goToPlace } from './section.tsx';
import { useAddressedKind } from './shop/address.ts';
import { ComposerKind } from './shop/kind.tsx';
import { ComposerShop } from './shop/shop.tsx';
import { ComposerWaiting } from './waiting.tsx';

/** From a list to an order on its way; whatever is written survives closing the page. */
export function Composer() {
  // The touched part follows the draft itself; the rest of the page renders right after.
  const draft = useDeferredValue(useDraft());
  const user = useMe();
  const isTheirs = useOwnDraft(draft, user);
  // Not where the draft is written: that comes anew after an order was sent, and would make the next one of its kind.
  useAddressedKind(user !== undefined && isTheirs);
  useFollow(draft);
  // The code that sends the order is loaded while there is network.
  useEffect(wakeSender, []);
  useErrandsAtHand();
  if (user === undefined) return <WhoWrites />;
  // An empty one is anybody's: it is what the server draws.
  if (!isTheirs && draft !== emptyDraft) return null;
  const { waiting } = draft;
  return waiting === null ? (
    <Writing draft={draft} />
  ) : (
    <>
      <RequestsAside />
      <ComposerWaiting key={waiting.clientRequestId} order={waiting} />
    </>
  );
}

/** Gives the draft to the person on this phone; nobody sees what another account wrote. */
function useOwnDraft(draft: Draft, user: User | null | undefined): boolean {
  const theirs = user === undefined ? draft : draftFor(draft, user);
  const hasChanged = theirs !== draft;
  // Before anything of the draft itself is drawn over what the server drew.
  useLayoutEffect(() => {
    const typed = takeTypedList();
    if (!hasChanged && typed === '') return;
    changeDraft((now) => withTyped(user === undefined ? now : draftFor(now, user), typed));
  }, [user, hasChanged]);
  return !hasChanged;
}

/** The draft belongs to a person: until the account is known it is not shown. */
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
  const before = useRef<Draft['placed']>(null);
  useEffect(() => {
    const { placed: known } = currentDraft();
    // Sent by this page before the composer was drawn: nothing has gone along to it yet.
    before.current = takeTakenUnseen() === known ? null : known;
  }, []);
  useEffect(() => {
    if (placed === null || placed === before.current) return;
    before.current = placed;
    navigate(paths.trackOrder(placed));
  }, [placed, navigate]);
}

const Writing = memo(function Writing({ draft }: { draft: Draft }) {
  const priced = usePriced(draft);
  const isInBrowser = useInBrowser();
  const [at, setAt] = useState<Part>(() => startOf(draft));
  const go = useCallback((part: Part) => {
    flushSync(() => setAt(part));
    goToPlace(part);
  }, []);
  const { note, leave } = useHeldNote(go);
  const { offer, question, shared } = useFill(
    () => void afterPaint(() => go(partToDo(currentDraft()))),
    () => go('list'),
  );
  const goOn = useSentenceInSight(draft, go);
  useRefusalInSight(draft, go);
  useReviewInSight(go);
  // After the effect above, which leaves an address that leads to a list in peace.
  useAddressedRequest(setAt);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {at === 'list' && <Kind kind={draft.kind} />}
      {at === 'list' && <ComposerLast code={draft.placed} />}
      {isInBrowser && <Requests at={at} go={go} offer={offer} />}
      <FromDraft onDraft={(weekly) => offer({ weekly })} />
      <WithoutNetwork />
      {draftParts.map((part) =>
        part !== at ? (
          isDone(draft, part) && (
            <ComposerFolded key={part} part={part} draft={draft} onChange={() => leave(part)} />
          )
        ) : part === 'list' ? (
          <Wanted
            key={hasOneThing(draft.kind) ? draft.kind : part}
            draft={draft}
            shared={shared}
            note={note}
            onFill={(text) => offer({ text })}
            onNext={leave}
            onRead={goOn}
          />
        ) : part === 'market' ? (
          <FirstStop key={draft.kind} draft={draft} isRefused={priced.isStopOutside} onNext={go} />
        ) : (
          <ComposerDelivery key={part} part={part} draft={draft} onNext={go} />
        ),
      )}
      {at === 'review' && <ComposerReview draft={draft} priced={priced} onChange={go} />}
      {question}
    </div>
  );
});

/** The lists that are not typed; one that is ready is put into the draft. */
function Requests({ at, go, offer }: { at: Part; go: (part: Part) => void } & Pick<Fill, 'offer'>) {
  return (
    <LateRequestCards
      isAside={at !== 'list'}
      onUse={({ request: { id, text, orderKind }, token }) => {
        if (at !== 'list') go('list');
        offer({ text: text ?? '', kind: orderKind ?? 'market', request: { id, token } });
      }}
    />
  );
}

/** The list, or the one line of a parcel or a task. */
function Wanted({ onFill, ...rest }: ComponentProps<typeof ComposerList>) {
  return hasOneThing(rest.draft.kind) ? (
    <LateErrand show="thing" {...rest} />
  ) : (
    <ComposerList onFill={onFill} {...rest} />
  );
}

/** The market, the shop, or the place that a parcel or a task begins at. */
function FirstStop({ isRefused, ...rest }: ComponentProps<typeof ComposerShop>) {
  const { draft } = rest;
  if (draft.kind === 'market') return <ComposerMarket {...rest} />;
  return hasOneThing(draft.kind) ? (
    <LateErrand show="stop" isRefused={isRefused} {...rest} />
  ) : (
    <ComposerShop isRefused={isRefused} {...rest} />
  );
}

/** The kind of the list, beside what it means. */
function Kind({ kind }: Pick<Draft, 'kind'>) {
  const { lead, shop, errand } = useCatalogue(orderCopy);
  const leads = { market: lead, fetch: shop.lead, ...errand.lead };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-40 text-ink-soft">{leads[kind]}</p>
      <ComposerKind />
    </div>
  );
}

/** The draft of a weekly list that the address names. */
function FromDraft(props: ComponentProps<typeof LateWeeklyDraft>) {
  const isAddressed = namesDraft(useSearch());
  return useInBrowser() && isAddressed ? <LateWeeklyDraft {...props} /> : null;
}

function namesDraft(search: string): boolean {
  return new URLSearchParams(search).has('draft');
}

/** True while the address leads to a list of its own, not typed or weekly: what comes of it stands above the list. */
function isListAddressed(): boolean {
  return isRequestAddressed() || (!isOnServer && namesDraft(window.location.search));
}

/** A draft that is complete opens in review; any other begins with its list, for the person who was still writing it. */
function startOf(draft: Draft): Part {
  if (isListAddressed()) return 'list';
  const part = partToShow(draft);
  return part === partToDo(draft) && part !== 'review' ? 'list' : part;
}

/** A list that is not typed stands above the part where lists are written. */
function useAddressedRequest(setAt: (part: Part) => void): void {
  useAddressedKey(
    useCallback(() => {
      setAt('list');
      window.scrollTo(0, 0);
    }, [setAt]),
  );
}

const nothingElse = () => {};

/** Lists that are not typed, while an order is on its way. */
function RequestsAside() {
  useAddressedKey(nothingElse);
  return <LateRequestCards isAside />;
}

/** A complete draft is looked through on arrival, unless the address leads to another list. */
function useReviewInSight(go: (part: Part) => void): void {
  useEffect(() => {
    // The server knows no draft; a person who writes already goes on writing.
    const isWriting = document.activeElement?.closest('#order-list') !== null;
    const isComplete = partToShow(currentDraft()) === 'review' && !isListAddressed();
    // An arrival at the page scrolls to its head, and comes first.
    return isComplete && !isWriting ? afterPaint(() => go('review')) : undefined;
  }, [go]);
}

/** Goes on from a sentence once the page shows what came of it: a part of another kind would take the keyboard along as it goes. */
function useSentenceInSight(draft: Draft, go: (part: Part) => void): (part: Part) => void {
  const [next, setNext] = useState<Part | null>(null);
  useEffect(() => {
    if (next === null || draft !== currentDraft()) return undefined;
    return afterPaint(() => {
      setNext(null);
      go(next);
    });
  }, [next, draft, go]);
  return setNext;
}

/** A refusal is news about the price: it is shown there, with prices asked anew. */
function useRefusalInSight({ refusal }: Draft, go: (part: Part) => void): void {
  const client = useQueryClient();
  useEffect(() => {
    if (refusal === null) return undefined;
    void client.invalidateQueries({ queryKey: [quoteOrder.name] });
    void client.invalidateQueries({ queryKey: [listZones.name] });
    void client.invalidateQueries({ queryKey: [listWindows.name] });
    return afterPaint(() => go(partToShow(currentDraft())));
  }, [refusal, client, go]);
}

function WithoutNetwork() {
  const { place } = useCatalogue(orderCopy);
  return useOnline() ? null : <Alert tone="info">{place.offline}</Alert>;
}
