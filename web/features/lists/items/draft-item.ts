import * as z from 'zod/mini';
import { parseShoppingList } from '#contract/lists/parsing/parse-list.ts';
import type { ListItem } from '#contract/lists/schema.ts';
import { isTalkLine, wantOfLine } from '#contract/orders/placing/want-of-line.ts';
import { wantedItem, type WantedItem } from '#contract/orders/schema.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';

/** One thing of a list that is still being written. */
export const draftItem = z.object({
  key: z.string(),
  want: wantedItem,
  /** Taken out, and kept so that it can be put back. */
  isRemoved: z.boolean(),
  /** A greeting, a heading, a sum: no item until the customer says that it is one. An older version kept none. */
  isTalk: z.prefault(z.boolean(), false),
  /** A person has looked at it and put it right. */
  isCorrected: z.boolean(),
});
export type DraftItem = z.output<typeof draftItem>;

function newItem(read: ListItem): DraftItem {
  return {
    key: newRequestId(),
    want: wantOfLine(read),
    isRemoved: false,
    isTalk: isTalkLine(read),
    isCorrected: false,
  };
}

/**
 * The things that a text lists. A line that was there before keeps what was put right about it; a line whose words
 * changed is read again, and keeps only what its words never said.
 */
export function itemsOf(text: string, before: readonly DraftItem[]): DraftItem[] {
  const waiting = new Map<string, DraftItem[]>();
  for (const item of before) waiting.set(item.want.raw, [...(waiting.get(item.want.raw) ?? []), item]);
  const read = parseShoppingList(text).map(newItem);
  const stored = read.map((item) => waiting.get(item.want.raw)?.shift());
  const left = [...waiting.values()].flat();
  const pairs = left.length === stored.filter((item) => item === undefined).length;
  return read.map((item, index) => {
    const same = stored[index];
    if (same !== undefined) return same;
    const former = pairs ? left.shift() : undefined;
    return former === undefined ? item : rewritten(item, former);
  });
}

function rewritten(item: DraftItem, { key, want }: DraftItem): DraftItem {
  return { ...item, key, want: { ...item.want, replacement: want.replacement, priceRule: want.priceRule } };
}

/** The same list with one of its things changed. */
export function changeItem(
  items: readonly DraftItem[],
  key: string,
  change: (item: DraftItem) => DraftItem,
): DraftItem[] {
  return items.map((item) => (item.key === key ? change(item) : item));
}

/** A line that the customer wants bought, whatever it looked like. */
export function asItem(item: DraftItem): DraftItem {
  return { ...item, isTalk: false, isCorrected: true };
}

/** An item corrected by hand; none of its parts is unsure any more. */
export function corrected(item: DraftItem, want: Omit<WantedItem, 'raw' | 'unsure'>): DraftItem {
  return { ...item, isTalk: false, isCorrected: true, want: { ...want, raw: item.want.raw, unsure: [] } };
}

/** True when this is bought: neither taken out nor mere talk. */
export function isWanted({ isRemoved, isTalk }: DraftItem): boolean {
  return !isRemoved && !isTalk;
}

/** Items to order. */
export function wantedItems(items: readonly DraftItem[]): WantedItem[] {
  return items.filter(isWanted).map(({ want }) => want);
}
