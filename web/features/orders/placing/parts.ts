import { readPhone } from '#contract/phone.ts';
import { mostItems } from '#contract/orders/schema.ts';
import { wantedItems } from '#web/features/lists/items/draft-item.ts';
import { isWindowRefusal, type Draft } from './draft.ts';

/** The parts that a person fills in, one after the other. */
export const draftParts = ['list', 'market', 'where', 'who'] as const;
export type DraftPart = (typeof draftParts)[number];

/** The part that is open: at the end everything is reviewed with its price. */
export type Part = DraftPart | 'review';

const done: Readonly<Record<DraftPart, (draft: Draft) => boolean>> = {
  list: ({ items, read }) => read <= mostItems && wantedItems(items).length > 0,
  market: ({ marketId }) => marketId !== null,
  where: ({ place: { area, landmark } }) => area !== null && landmark.trim() !== '',
  who: ({ customer, receiver }) => [customer, ...(receiver ? [receiver] : [])].every(canBeCalled),
};

function canBeCalled({ name, phone }: Draft['customer']): boolean {
  return name.trim() !== '' && readPhone(phone) !== undefined;
}

export function isDone(draft: Draft, part: DraftPart): boolean {
  return done[part](draft);
}

/** The first part that still wants something, else the review. */
export function partToDo(draft: Draft): Part {
  return draftParts.find((part) => !isDone(draft, part)) ?? 'review';
}

/** The part that a person is led to: the free windows stand beside the market, once the chosen one was lost. */
export function partToShow(draft: Draft): Part {
  return isWindowRefusal(draft.refusal?.code ?? null) ? 'market' : partToDo(draft);
}

/** The part that follows once this one is done. */
export function partAfter(draft: Draft, at: DraftPart): Part {
  return draftParts.find((part) => part !== at && !isDone(draft, part)) ?? 'review';
}
