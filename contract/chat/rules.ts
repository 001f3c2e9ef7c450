import { finalStatuses, type OrderStatus } from '../orders/lifecycle.ts';
import type { Mark, Marks, Message, Side } from './schema.ts';

export const mostLetters = 1000;
export const mostPictures = 3;
export const messagesAPage = 40;
/** Hours after an order’s end in which customer and agent may still write: the claim window. */
export const talkHours = 24;
/** Days in which the customer may still write to the admins through it. */
export const adminDays = 7;
export const orderRetainedDays = 90;
export const supportRetainedDays = 180;
/** Seconds that "typing" is shown; the client repeats it while typing goes on. */
export const typingSeconds = 6;
export const mostMuteHours = 24 * 30;

const hourMs = 60 * 60_000;

/** Stage of an order’s conversation: customer and agent write, only the admins answer, or it is closed. */
export type Phase = { phase: 'talk' | 'office'; until: Date | null } | { phase: 'closed'; until: null };

/** `endedAt` is when it was delivered, cancelled or failed; nothing while it runs. */
export function phaseOf(endedAt: Date | null, now: Date): Phase {
  if (endedAt === null) return { phase: 'talk', until: null };
  const talkUntil = new Date(endedAt.getTime() + talkHours * hourMs);
  const adminUntil = new Date(talkUntil.getTime() + adminDays * 24 * hourMs);
  if (now < talkUntil) return { phase: 'talk', until: adminUntil };
  return now < adminUntil ? { phase: 'office', until: adminUntil } : { phase: 'closed', until: null };
}

/** True once an order needs nobody to carry it any more. */
export function isOrderOver(status: OrderStatus): boolean {
  return status === 'delivered' || finalStatuses.has(status);
}

export type Arrived = 'sent' | 'delivered' | 'read';

/** Arrival of a message as its writer’s side sees it: one reader among the others is enough. */
export function arrivedOf({ number }: Pick<Message, 'number'>, mine: Side, marks: Marks): Arrived {
  const others = othersOf(mine, marks);
  if (others.some(({ read }) => read >= number)) return 'read';
  return others.some(({ delivered }) => delivered >= number) ? 'delivered' : 'sent';
}

function othersOf(mine: Side, { customer, agent, office }: Marks): Mark[] {
  if (mine === 'customer') return [agent, office];
  return mine === 'agent' ? [customer, office] : [customer, agent];
}

/** The line in which what one phone writes to a conversation waits for the network. */
export function lineOf(of: { code: string | null }): `chat:${string}` {
  return `chat:${of.code ?? 'support'}`;
}

// As they stand on a card: in fours, in 4-6-5, or all in one; a last short group is its own or what comes after it.
const cardShapes =
  /(?<![\d+])(\d{4}(?:[ -]?\d{4}){2}[ -]?\d{1,7}|\d{4}[ -]?\d{6}[ -]?\d{5})([ -]\d{1,3})?(?!\d)/g;

/** True where a text holds what can be a card's number; a phone number never is one. */
export function holdsCardNumber(text: string): boolean {
  return [...text.matchAll(cardShapes)].some(([whole, first = '']) =>
    [whole, first].some((written) => isCardNumber(written.replace(/\D/g, ''))),
  );
}

function isCardNumber(digits: string): boolean {
  if (!/^(?:[3-6]\d{12,18}|2\d{15})$/.test(digits)) return false;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

export const cannedPlaces = ['code', 'name', 'minutes'] as const;
export type CannedPlaces = Readonly<Partial<Record<(typeof cannedPlaces)[number], string>>>;

/** An answer written beforehand with its places filled; one that nothing is known for stays to be seen. */
export function fillCanned(text: string, known: CannedPlaces): string {
  return text.replace(/\{(code|name|minutes)\}/g, (place, name: (typeof cannedPlaces)[number]) =>
    known[name] === undefined || known[name] === '' ? place : known[name],
  );
}
