import { hasGodMode, holds, type Permission } from '#contract/permissions.ts';
import type { Database } from '#server/db/database.ts';
import { text as textColumn } from '#server/db/sql/codecs.ts';
import type { Actor } from '../set-up/actors.ts';

/** A private word, and who may read it. */
export interface Canary {
  what: string;
  /** Names of those whose own it is, or who were given it. */
  knownTo: Set<string>;
  /** The order that it is about, whose carrier may know it while the order is theirs. */
  order: { code: string } | null;
  /** Each of these rights opens it. */
  opens: readonly Permission[];
}

export const ofOrders: Permission[] = ['orders:view', 'orders:manage'];
export const ofPeople: Permission[] = ['users:view', 'users:manage'];
export const ofMoney: Permission[] = ['money:view', 'money:manage', 'money:refund'];

/** Owner of a private word, and others who may know it. */
export function secretOf(
  actor: Actor | null,
  what: string,
  opens: readonly Permission[],
  order: Canary['order'] = null,
): Canary {
  return { what, knownTo: new Set(actor === null ? [] : [actor.name]), order, opens };
}

export interface Canaries {
  /** A new word that stands nowhere else. */
  plant(canary: Canary): string;
  /** A number of Nigeria that nobody else has. */
  plantPhone(canary: Canary): string;
  /** Records a value that the product made: a secret of a link, a picture’s id. */
  know(text: string, canary: Canary): void;
  /** Private words in a text. */
  foundIn(text: string): Map<string, Canary>;
}

const findable = /kenary[a-z]{8}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{40,}|\d{10,13}/gi;
// Two alike cannot be told apart, so they are counted and not drawn.
const letters = 'bcdfghjkmnpqrstvwxyz';

export function openCanaries(): Canaries {
  const known = new Map<string, Canary>();
  let made = 0;
  const keep = (text: string, canary: Canary) => {
    known.set(keyOf(text), canary);
    return text;
  };
  return {
    plant: (canary) => {
      made += 1;
      return keep(`kenary${spelled(made)}`, canary);
    },
    plantPhone: (canary) => {
      made += 1;
      return keep(`0812${String(7_000_000 + made).padStart(7, '0')}`, canary);
    },
    know: (text, canary) => void keep(text, canary),
    foundIn: (text) => {
      const found = new Map<string, Canary>();
      for (const [word] of text.matchAll(findable)) {
        const canary = known.get(keyOf(word));
        if (canary !== undefined) found.set(word, canary);
      }
      return found;
    },
  };
}

/** A phone is the same however it is written; a name is the same in a key of small letters. */
function keyOf(text: string): string {
  if (/^\d{10,13}$/.test(text)) return text.slice(-10);
  return text.startsWith('kenary') || text.startsWith('KENARY') ? text.toLowerCase() : text;
}

function spelled(number: number): string {
  let text = '';
  for (let place = 0, rest = number * 7919; place < 8; place += 1, rest = Math.floor(rest / letters.length))
    text += letters[rest % letters.length];
  return text;
}

/** Orders that somebody carries now, or has ordered: asked before a request, which may end it. */
export async function ordersOf(db: Database, { user }: Actor): Promise<ReadonlySet<string>> {
  if (user === null) return new Set();
  const rows = await db.rows({ code: textColumn })`
    select code from customer_order
    where account_id = ${user.id} or (${user.id} in (agent_id, rider_id) and is_under_way)`;
  return new Set(rows.map(({ code }) => code));
}

/** True where this actor, who knows these orders, may read it. */
export function mayKnow({ name, user }: Actor, orders: ReadonlySet<string>, canary: Canary): boolean {
  if (canary.knownTo.has(name)) return true;
  if (user === null) return false;
  if (hasGodMode(user) || canary.opens.some((permission) => holds(user, permission))) return true;
  return canary.order !== null && orders.has(canary.order.code);
}
