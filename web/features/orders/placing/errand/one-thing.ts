import type { Kobo } from '#contract/kobo.ts';
import { isTooMuchCash } from '#contract/orders/errands/cash.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { isShownName, mostThing, type Errand, type OrderKind } from '#contract/orders/errands/schema.ts';
import type { WantedItem } from '#contract/orders/schema.ts';
import { readPhone } from '#contract/phone.ts';
import { wantedItems, type DraftItem } from '#web/features/lists/items/draft-item.ts';
import type { Terms } from './terms.ts';

/** A draft, as far as it names what is wanted. */
interface Wanting extends Termed {
  items: readonly DraftItem[];
}

interface Termed {
  kind: OrderKind;
  terms: Terms;
}

/** The things that are ordered: those of a list, or the one line of an errand. */
export function wantsOf(draft: Wanting): WantedItem[] {
  return wantedItems(thingsOf(draft));
}

/** The same as the lines of a list. */
export function thingsOf({ kind, items, terms }: Wanting): readonly DraftItem[] {
  if (!hasOneThing(kind)) return items;
  const name = thingOf(terms);
  if (name === '' || name.length > mostThing) return [];
  const want = lineOfErrand(name, kind === 'do' && terms.moneyKobo !== 0 ? terms.moneyKobo : null);
  return [{ key: 'thing', want, isRemoved: false, isTalk: false, isCorrected: true }];
}

function thingOf({ what }: Pick<Terms, 'what'>): string {
  return what.replace(/\s+/g, ' ').trim();
}

function lineOfErrand(name: string, capKobo: Kobo | null): WantedItem {
  const wants = { quantity: 1, measure: null, note: '', unsure: [], priceRule: null };
  return { ...wants, raw: name, name, capKobo, replacement: 'none' };
}

/** True where the parcel, or the task, is named with all that belongs to it. */
export function isThingNamed(draft: Wanting): boolean {
  const { load, declaredKobo } = draft.terms;
  const isWeighed = draft.kind !== 'carry' || (load !== null && declaredKobo !== null);
  return isWeighed && !isMoneyWanted(draft) && !isCashRefused(draft) && wantsOf(draft).length > 0;
}

/** True for a parcel of more cash than is carried. */
export function isCashRefused({ kind, terms }: Termed): boolean {
  return isTooMuchCash({ kind }, { name: terms.what, note: '' });
}

/** True for a task that speaks of paying, while no sum that may be laid out is set: not even nothing. */
export function isMoneyWanted({ kind, terms }: Termed): boolean {
  return kind === 'do' && terms.moneyKobo === null && speaksOfPaying(terms.what);
}

export function speaksOfPaying(what: string): boolean {
  return /\b(?:pay|paying|payment|bills?|buy)\b/i.test(what);
}

/** True where the person at the stop can be asked for, and the wait is agreed. */
export function isStopAgreed({ kind, terms }: Termed): boolean {
  if (kind === 'do') return terms.waitSteps !== null;
  const { name, phone } = terms.giver;
  return isShownName(name) && readPhone(phone) !== undefined;
}

/** True where the errand ends at its stop: nothing comes to a door, and it is paid beforehand. */
export function endsThere({ kind, terms }: Termed): boolean {
  return kind === 'do' && terms.brings === false;
}

type Stop = Errand['stop'];

/** The parcel as it is sent; nothing while a part of it is missing. */
export function parcelOf(stop: Stop, terms: Terms): Errand | undefined {
  const { giver, load, declaredKobo, leavesWithPhoto, waitSteps } = terms;
  if (load === null || declaredKobo === null) return undefined;
  const { name, phone } = giver;
  return {
    kind: 'carry',
    stop,
    giver: { name: name.trim(), phone: phone.trim() },
    load,
    declaredKobo,
    leavesWithPhoto,
    waitSteps: waitSteps ?? 0,
  };
}

/** The task as it is sent; one whose customer has not chosen otherwise is priced to a door. */
export function taskOf(stop: Stop, { brings, waitSteps }: Terms): Errand | undefined {
  return waitSteps === null ? undefined : { kind: 'do', stop, brings: brings ?? true, waitSteps };
}
