import { useState, type ReactNode } from 'react';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  hasNoList,
  withKind,
  withList,
  withMarket,
  withShop,
  withTerms,
  withText,
  withWeekly,
  type Draft,
} from '#web/features/orders/placing/draft.ts';
import { changeDraft, currentDraft } from '#web/features/orders/placing/draft-store.ts';
import { noTerms } from '#web/features/orders/placing/errand/terms.ts';
import { nothingShared, type SharedOriginals } from '#web/features/orders/requests/shared-originals.ts';
import { useChooseKind } from '../shop/address.ts';
import { useAddressedList, type OtherList, type Written } from './use-addressed-list.ts';

export interface Fill {
  /** Puts another list in; asks first where one is there. */
  offer: (other: OtherList) => void;
  question: ReactNode;
  /** A voice note or photos that another app shared. */
  shared: SharedOriginals;
}

/** Lists that come from elsewhere: the address, an old order, the account's saved ones. */
export function useFill(onReordered: () => void, onFiles: () => void): Fill {
  const { fill } = useCatalogue(orderCopy);
  const [asked, setAsked] = useState<OtherList | null>(null);
  const choose = useChooseKind();
  const put = (other: OtherList) => {
    changeDraft((now) => withOther(now, other));
    if ('request' in other) choose(currentDraft().kind);
    // An old order's things were agreed to before; a text is looked through first.
    if (!('text' in other)) onReordered();
  };
  const offer = (other: OtherList) => {
    const text = textOf(other);
    if (hasNoList(currentDraft())) put(other);
    else if (text === null || text.trim() !== placeOf(other, currentDraft()).trim()) setAsked(other);
    else if ('weekly' in other || 'request' in other) put(other);
  };
  const [shared, setShared] = useState(nothingShared);
  useAddressedList({
    offer,
    onFiles: (brought) => {
      setShared(brought);
      onFiles();
    },
    onLeft: () => showToast({ title: fill.leftOut, tone: 'danger' }),
    onFailed: () => showToast({ title: fill.failed, tone: 'danger' }),
  });
  const question = (
    <ConfirmDialog
      open={asked !== null}
      title={fill.title}
      consequence={fill.text}
      confirm={fill.take}
      cancel={fill.keep}
      onConfirm={() => {
        if (asked !== null) put(asked);
        setAsked(null);
      }}
      onClose={() => setAsked(null)}
    />
  );
  return { offer, question, shared };
}

function textOf(other: OtherList): string | null {
  if ('weekly' in other) return other.weekly.text;
  return 'text' in other ? other.text : null;
}

/** The words in the place of which it would stand. */
function placeOf(other: OtherList, { text, terms }: Draft): string {
  return 'request' in other && hasOneThing(other.kind) ? terms.what : text;
}

function withOther(now: Draft, other: OtherList): Draft {
  if ('request' in other) return withWritten(now, other);
  if ('text' in other) return { ...asOtherList(now, other.text), listRequest: null };
  if ('weekly' in other) return withWeekly(now, other.weekly);
  const free = { ...now, listRequest: null, weeklyDraft: null };
  const { shop, kind, terms, door } = other;
  if (shop === null) return withMarket(withList(free, other.items), now.marketId ?? other.marketId);
  const wanted = terms === null ? withList(free, other.items) : withTerms({ ...free, ...door }, terms);
  return withShop(withKind(wanted, kind), shop);
}

/** A list makes no parcel and no task. */
function asOtherList(now: Draft, text: string): Draft {
  const list = hasOneThing(now.kind) ? withKind(now, 'market') : now;
  return { ...withText({ ...list, items: [] }, text), weeklyDraft: null };
}

/** The draft with what staff wrote down: a list, which a shop of the draft stays with, or the sentence of a parcel or a task. */
function withWritten(now: Draft, { text, kind, request }: Written): Draft {
  const isThing = hasOneThing(kind);
  const listRequest = { ...request, isThing };
  // Terms that were said beside an empty box belong to what comes into it.
  const before = now.terms.what.trim() === '' ? now.terms : noTerms;
  if (isThing) return { ...withTerms(withKind(now, kind), { ...before, what: text }), listRequest };
  const list = asOtherList(now, text);
  return { ...(kind === 'fetch' ? withKind(list, kind) : list), listRequest };
}
