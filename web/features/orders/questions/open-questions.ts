import type { ItemQuestion } from '#contract/orders/shopping/question-schema.ts';
import type { Order, OrderItem } from '#contract/orders/schema.ts';

export interface OpenQuestion {
  item: OrderItem;
  question: ItemQuestion & { kind: 'price' | 'replacement' };
}

/** Questions to the customer, the most urgent first; goods rejected at the door wait for an admin instead. */
export function openQuestions({ items }: Pick<Order, 'items'>): OpenQuestion[] {
  return items
    .flatMap((item): OpenQuestion[] => {
      const { question } = item;
      if (question === null || question.kind === 'rejection') return [];
      return [{ item, question: { ...question, kind: question.kind } }];
    })
    .toSorted((a, b) => a.question.askedAt.localeCompare(b.question.askedAt));
}

/** Items that were given back at the door and wait for an admin's word. */
export function rejectionsOpen({
  items,
}: Pick<Order, 'items'>): { item: OrderItem; question: ItemQuestion }[] {
  return items.flatMap((item) =>
    item.question?.kind === 'rejection' ? [{ item, question: item.question }] : [],
  );
}

/** Outcome of a question that was answered elsewhere; undefined where a yes bought the item. */
export function endOf(itemStatus: OrderItem['status'] | undefined): 'leftOut' | 'withdrawn' | undefined {
  if (itemStatus === 'unavailable') return 'leftOut';
  return itemStatus === 'requested' ? 'withdrawn' : undefined;
}

/** `2:05`. */
export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
