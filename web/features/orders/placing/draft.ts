import * as z from 'zod/mini';
import type { User } from '#contract/accounts/schema.ts';
import { kobo } from '#contract/kobo.ts';
import { marketId } from '#contract/markets/schema.ts';
import { clientRequestId, instant } from '#contract/fields.ts';
import { orderKinds } from '#contract/orders/errands/schema.ts';
import { listRequestId } from '#contract/orders/requests/ids.ts';
import { weeklyDraftId } from '#contract/orders/weekly/ids.ts';
import type { WeeklyDraft } from '#contract/orders/weekly/schema.ts';
import { newOrder } from '#contract/orders/placing/schema.ts';
import {
  linkToken,
  mostItems,
  orderCode,
  payWay,
  priceRule,
  type OrderCode,
} from '#contract/orders/schema.ts';
import { draftItem, itemsOf, type DraftItem } from '#web/features/lists/items/draft-item.ts';
import { lineOf } from '#web/features/lists/items/item-text.ts';
import { noTerms, terms } from './errand/terms.ts';
import { emptyShop, servingMarket, shop } from './shop/shop.ts';
import { isOtherText } from './tied.ts';

const person = z.object({ name: z.string(), phone: z.string() });
const pin = z.object({ latitude: z.number(), longitude: z.number() });

/** An order while it is being written; half-filled is its natural state. */
export const draft = z.object({
  /** The account that wrote it; nobody's is the device's. */
  owner: z.nullable(z.string()),
  text: z.string(),
  /** Items in the text before the limit of one order cut them. */
  read: z.int(),
  items: z.array(draftItem),
  /** Drafts of an older version of the app lack it, and the shop. */
  kind: z.prefault(z.enum(orderKinds), 'market'),
  /** The market that was chosen for a list of a market. */
  marketId: z.nullable(marketId),
  /** The stop of an errand. */
  shop: z.prefault(shop, emptyShop),
  /** Drafts of an older version of the app lack them. */
  terms: z.prefault(terms, noTerms),
  /** The start of the delivery window; null for as soon as possible. Drafts of an older version of the app lack it. */
  window: z.prefault(z.nullable(instant), null),
  place: z.object({
    area: z.nullable(z.string()),
    landmark: z.string(),
    directions: z.string(),
    pin: z.nullable(pin),
  }),
  customer: person,
  receiver: z.nullable(person),
  priceRule,
  /** Null for the sum that the quote proposes. */
  ceilingKobo: z.nullable(kobo),
  /** Null for whichever way is open. Drafts of an older version of the app lack it. */
  payWay: z.prefault(z.nullable(payWay), null),
  /** From the press on "Place" until an answer came. */
  requestId: z.nullable(clientRequestId),
  /** The agreed order that is being sent. */
  waiting: z.nullable(newOrder),
  /** Reason why the last try was refused. */
  refusal: z.nullable(z.object({ code: z.nullable(z.string()), sentence: z.string() })),
  /** The order before this one. */
  placed: z.nullable(orderCode),
  /** The list that was not typed, which staff wrote down and this one came of. */
  listRequest: z.prefault(
    z.nullable(
      z.object({
        id: listRequestId,
        token: z.nullable(linkToken),
        /** True where it is a parcel or a task. Drafts of an older version of the app lack it. */
        isThing: z.prefault(z.boolean(), false),
      }),
    ),
    null,
  ),
  /** The draft of a weekly list that it came of. */
  weeklyDraft: z.prefault(z.nullable(weeklyDraftId), null),
});
export type Draft = z.output<typeof draft>;

export const emptyDraft: Draft = {
  owner: null,
  text: '',
  read: 0,
  items: [],
  kind: 'market',
  marketId: null,
  shop: emptyShop,
  terms: noTerms,
  window: null,
  place: { area: null, landmark: '', directions: '', pin: null },
  customer: { name: '', phone: '' },
  receiver: null,
  priceRule: 'buy-am',
  ceilingKobo: null,
  payWay: null,
  requestId: null,
  waiting: null,
  refusal: null,
  placed: null,
  listRequest: null,
  weeklyDraft: null,
};

/** The draft with another text; what was put right about lines that are still there stays. */
export function withText(now: Draft, text: string): Draft {
  const items = itemsOf(text, now.items);
  const isOther = isOtherList(now, text, items);
  const { listRequest } = now;
  // The recording of a parcel or a task waits until the draft is turned back to it.
  const stays = listRequest?.isThing === true ? listRequest : null;
  const ties = isOther ? { listRequest: stays, weeklyDraft: null } : {};
  return { ...now, text, ...ties, read: items.length, items: items.slice(0, mostItems) };
}

/** True where one change leaves nothing of a list: neither one of its things nor half of its signs. */
function isOtherList(now: Draft, text: string, items: readonly DraftItem[]): boolean {
  const names = new Set(now.items.map(({ want }) => want.name.toLowerCase()));
  if (items.some(({ want }) => names.has(want.name.toLowerCase()))) return false;
  return isOtherText(now.text, text);
}

/** The draft with its things changed by hand. */
export function withItems(now: Draft, change: (items: readonly DraftItem[]) => DraftItem[]): Draft {
  return { ...now, items: change(now.items) };
}

/**
 * The draft with a weekly list, for its market, place and window; its price is asked for anew. It goes to its own
 * place and person alone, whatever an order before it was for.
 */
export function withWeekly(now: Draft, weekly: WeeklyDraft): Draft {
  const { id, text, marketId: market, address, window } = weekly;
  const listed = withText({ ...now, items: [] }, text);
  const place = address ?? emptyDraft.place;
  return {
    ...listed,
    kind: 'market',
    marketId: market,
    place,
    receiver: null,
    window,
    listRequest: null,
    weeklyDraft: id,
    ceilingKobo: null,
  };
}

/** The draft with one more line. */
export function withLine(now: Draft, line: string): Draft {
  const before = now.text.trimEnd();
  return withText(now, before === '' ? line : `${before}\n${line}`);
}

/** The draft with what was typed before anybody could know of it; what stood in it already stays. */
export function withTyped(now: Draft, typed: string): Draft {
  const text = typed.trim();
  return text === '' || now.text.trim() === text
    ? now
    : now.text.trim() === ''
      ? withText(now, typed)
      : withLine(now, text);
}

/** The draft with another list in the place of its own, as the other order wanted it. */
export function withList(now: Draft, wants: readonly DraftItem['want'][]): Draft {
  const lines = wants.map((want) => lineOf(want).replace(/\s+/g, ' '));
  const read = withText({ ...now, items: [] }, lines.join('\n'));
  // An item is more certain than its line where each line reads back as exactly one.
  if (read.items.length !== wants.length) return read;
  const items = read.items.map((item, index) => {
    const want = wants[index];
    return want === undefined
      ? item
      : { ...item, isTalk: false, want: { ...want, raw: item.want.raw, unsure: [] } };
  });
  return { ...read, items };
}

/** True while nothing would be lost by filling in another list or errand. */
export function hasNoList({ text, terms: errandTerms }: Draft): boolean {
  return text.trim() === '' && errandTerms.what.trim() === '';
}

/** The draft as this person may see it: a guest's goes along into an account, an account's stays with it. */
export function draftFor(now: Draft, user: Pick<User, 'id' | 'name' | 'phone'> | null): Draft {
  const shown = now.owner === null || now.owner === user?.id ? now : emptyDraft;
  if (user === null) return shown;
  const theirs = shown.owner === null ? withoutGuest(shown) : shown;
  const { name, phone } = theirs.customer;
  const customer = { name: name || (user.name ?? ''), phone: phone || (user.phone ?? '') };
  const isKnown = theirs.owner === user.id && customer.name === name && customer.phone === phone;
  return isKnown ? theirs : { ...theirs, owner: user.id, customer };
}

/** The place and the name of a guest's last order stay behind: on a shared phone somebody else may sign in. */
function withoutGuest(now: Draft): Draft {
  if (now.placed === null) return now;
  const { place, customer, placed } = emptyDraft;
  return { ...now, place, customer, placed };
}

/** After an order was taken: the next one begins empty, but for the market, where and who. */
export function afterPlacing(now: Draft, code: OrderCode): Draft {
  const { owner, marketId: market, place, customer } = now;
  return { ...emptyDraft, owner, marketId: market, place, customer, placed: code };
}

/** After an order was not taken: everything is as it was, with the reason. */
export function afterRefusal(now: Draft, refusal: Draft['refusal']): Draft {
  // A list whose request is over can still be ordered as any other.
  const isOver = refusal?.code === 'request-over' || refusal?.code === 'not-found';
  return { ...now, requestId: null, waiting: null, refusal, ...(isOver && { listRequest: null }) };
}

/** The draft as a list for a market; the windows of another one are others. */
export function withMarket(now: Draft, market: Draft['marketId']): Draft {
  const listed = withKind(now, 'market');
  return listed.marketId === market ? listed : { ...listed, marketId: market, window: null };
}

/** The draft as a list for a market, or as one for a shop; the windows of another market are others. */
export function withKind(now: Draft, kind: Draft['kind']): Draft {
  return now.kind === kind ? now : { ...now, kind, window: null };
}

/** The draft of the kind that an address names; without one it begins as a list, unless something is written already. */
export function withAddressedKind(now: Draft, kind: Draft['kind'] | null): Draft {
  return kind === null && !hasNoList(now) ? now : withKind(now, kind ?? 'market');
}

/** The name of somebody else who collects it at the door. */
export function receiverOf({ receiver }: Pick<Draft, 'receiver'>): string | null {
  return receiver?.name.trim() || null;
}

/** The draft with changes of its parcel or task. */
export function withTerms(now: Draft, changed: Partial<Draft['terms']>): Draft {
  return { ...now, terms: { ...now.terms, ...changed } };
}

/** The same as somebody types it; words that are others let go of what the first came of. */
export function withTyping(now: Draft, typed: Draft['terms']): Draft {
  const isOther = isOtherText(now.terms.what, typed.what);
  // The recording of a list waits until the draft is turned back to it.
  const isTied = now.listRequest?.isThing === true;
  return { ...withTerms(now, typed), ...(isOther && isTied && { listRequest: null }) };
}

/** The draft with changes of its shop. */
export function withShop(now: Draft, changed: Partial<Draft['shop']>): Draft {
  const next = { ...now.shop, ...changed };
  const isServedAnew = next.marketId !== now.shop.marketId;
  return { ...now, shop: next, window: isServedAnew ? null : now.window };
}

/** The draft served by a market, whatever its kind; the windows of another market are others. */
export function withServing(now: Draft, serving: Draft['marketId']): Draft {
  const window = servingMarket(now) === serving ? now.window : null;
  return { ...now, marketId: serving, shop: { ...now.shop, marketId: serving }, window };
}
