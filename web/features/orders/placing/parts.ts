import { readPhone } from '#contract/phone.ts';
import { mostItems } from '#contract/orders/schema.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { withTerms, type Draft } from './draft.ts';
import { isStopRefusal, isWindowRefusal } from './refusal.ts';
import { endsThere, isStopAgreed, isThingNamed, wantsOf } from './errand/one-thing.ts';
import { isShopNamed } from './shop/shop.ts';

/** The parts that a person fills in, one after the other; of an errand, the shop stands in the market's place. */
export const draftParts = ['list', 'market', 'where', 'who'] as const;
export type DraftPart = (typeof draftParts)[number];

/** The part that is open: at the end everything is reviewed with its price. */
export type Part = DraftPart | 'review';

const done: Readonly<Record<DraftPart, (draft: Draft) => boolean>> = {
  list: (draft) =>
    hasOneThing(draft.kind) ? isThingNamed(draft) : draft.read <= mostItems && wantsOf(draft).length > 0,
  market: (draft) =>
    draft.kind === 'market'
      ? draft.marketId !== null
      : isShopNamed(draft.shop) && (!hasOneThing(draft.kind) || isStopAgreed(draft)),
  where: (draft) => endsThere(draft) || (isDoorAsked(draft) && isPlaceNamed(draft)),
  who: ({ kind, customer, receiver, terms }) =>
    [customer, ...(receiver ? [receiver] : [])].every(canBeCalled) &&
    (kind !== 'carry' || receiver !== null || terms.toMe),
};

/** Something comes to a door: of a task that is answered first. */
function isDoorAsked({ kind, terms }: Draft): boolean {
  return kind !== 'do' || terms.brings !== null;
}

function isPlaceNamed({ place: { area, landmark } }: Draft): boolean {
  return area !== null && landmark.trim() !== '';
}

function canBeCalled({ name, phone }: Draft['customer']): boolean {
  return name.trim() !== '' && readPhone(phone) !== undefined;
}

export function isDone(draft: Draft, part: DraftPart): boolean {
  return (
    done[part](draft) && !(hasOneThing(draft.kind) && draft.terms.unseen.some((unseen) => unseen === part))
  );
}

/** The draft, once a person has gone on from a part that a sentence filled. */
export function withSeen(now: Draft, part: DraftPart): Draft {
  const { unseen } = now.terms;
  const left = unseen.filter((one) => one !== part);
  return left.length === unseen.length ? now : withTerms(now, { unseen: left });
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

/** The name of a step in the catalogue: the place where it is bought is a market or a shop, and an errand has no list. */
export function stepName<Step extends string>(
  { kind }: Pick<Draft, 'kind'>,
  step: Step,
): Step | StepOfErrand {
  if (step === 'market' && kind !== 'market')
    return kind === 'fetch' ? 'shop' : kind === 'carry' ? 'from' : 'at';
  if (step === 'list' && hasOneThing(kind)) return kind === 'carry' ? 'parcel' : 'task';
  return step === 'where' && kind === 'do' ? 'door' : step;
}

type StepOfErrand = 'shop' | 'from' | 'at' | 'parcel' | 'task' | 'door';
