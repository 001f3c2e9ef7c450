import { readPhone } from '#contract/phone.ts';
import { mostItems } from '#contract/orders/schema.ts';
import { wantedItems } from '#web/features/lists/items/draft-item.ts';
import { isStopRefusal, isWindowRefusal, type Draft } from './draft.ts';
import { isShopSaid } from './shop/shop.ts';

/** The parts that a person fills in, one after the other; of an errand, the shop stands in the market's place. */
export const draftParts = ['list', 'market', 'where', 'who'] as const;
export type DraftPart = (typeof draftParts)[number];

/** The part that is open: at the end everything is reviewed with its price. */
export type Part = DraftPart | 'review';

const done: Readonly<Record<DraftPart, (draft: Draft) => boolean>> = {
  list: ({ items, read }) => read <= mostItems && wantedItems(items).length > 0,
  market: ({ kind, marketId, shop }) => (kind === 'market' ? marketId !== null : isShopSaid(shop)),
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

/** The part that a person is led to: the free windows stand beside the market, once the chosen one was lost; so does a shop's area. */
export function partToShow(draft: Draft): Part {
  const code = draft.refusal?.code ?? null;
  return isWindowRefusal(code) || isStopRefusal(code) ? 'market' : partToDo(draft);
}

/** The part that follows once this one is done. */
export function partAfter(draft: Draft, at: DraftPart): Part {
  return draftParts.find((part) => part !== at && !isDone(draft, part)) ?? 'review';
}

/** The name of a step in the catalogue: the place where it is bought is a market or a shop. */
export function stepName<Step extends string>({ kind }: Pick<Draft, 'kind'>, step: Step): Step | 'shop' {
  return step === 'market' && kind !== 'market' ? 'shop' : step;
}
