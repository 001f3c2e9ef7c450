import type { ItemEvent } from '#contract/orders/item-story.ts';
import type { Order, OrderEvent } from '#contract/orders/schema.ts';

export type StoryLine = { of: 'order'; event: OrderEvent } | { of: 'item'; event: ItemEvent; name: string };

/** What happened to an order and to its items, in the order in which we heard of it. */
export function storyOf({
  events,
  itemEvents,
  items,
}: Pick<Order, 'events' | 'itemEvents' | 'items'>): StoryLine[] {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const lines: StoryLine[] = [
    ...events.map((event) => ({ of: 'order' as const, event })),
    ...itemEvents.map((event) => ({ of: 'item' as const, event, name: names.get(event.itemId) ?? '' })),
  ];
  return lines.toSorted((a, b) => Date.parse(a.event.at) - Date.parse(b.event.at));
}

/** From here on the phone’s own time is worth a word: it was without network, or its clock is wrong. */
const worthSayingMs = 60_000;

export function phoneTimeOf({ at, phoneAt }: Pick<OrderEvent, 'at' | 'phoneAt'>): string | null {
  if (phoneAt === null) return null;
  return Math.abs(Date.parse(at) - Date.parse(phoneAt)) > worthSayingMs ? phoneAt : null;
}
