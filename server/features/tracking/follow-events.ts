import type { User } from '#contract/accounts/schema.ts';
import { citiesOf } from '#contract/audience.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { holds } from '#contract/permissions.ts';
import type { followEvents as endpoint } from '#contract/tracking/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import type { Audible } from '#server/http/route.ts';
import { endingTopics } from '../accounts/sessions/ending-topics.ts';
import { holderOf, ordersOfTicket, ticketCookie } from './policy.ts';
import { readTicketSecret } from './store.ts';

type Refusal = Exclude<OutcomeOf<typeof endpoint>, { ok: true }>;

/** Topics open to this caller: their own orders, those of their ticket, and what concerns the rights that admins hold. */
export async function followEvents(
  db: Db,
  { ticket }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<{ ok: true; value: Audible } | Refusal> {
  const orderIds = ticket === undefined ? [] : await ticketOrders(db, caller);
  if (orderIds === undefined) return { ok: false, reason: 'ticket-over' };
  const ofOrders = orderIds.map((id) => `order:${id}`);
  const own = [...accountTopics(caller), ...ofOrders];
  // Neighbourhoods concern everybody who chooses where something is brought.
  const topics = [...own, 'zones'];
  return { ok: true, value: { topics, listener: own[0], ends: endingTopics(caller.person) } };
}

function accountTopics({ person }: Caller): string[] {
  const user = userOf(person);
  if (user === null) return [];
  return [
    `account:${user.id}`,
    ...(holds(user, 'orders:view') ? ofCities('orders', user) : []),
    ...(holds(user, 'agents:manage') ? ofCities('agents', user) : []),
    ...(holds(user, 'markets:manage') ? [...ofCities('markets', user), 'catalogue'] : []),
    ...(holds(user, 'chats:reply') ? ofCities('chats', user) : []),
  ];
}

/** The topic itself, or that of each city to which the person is limited. */
function ofCities(topic: string, user: User): string[] {
  return citiesOf(user)?.map((city) => `${topic}:${city}`) ?? [topic];
}

async function ticketOrders(db: Db, caller: Caller): Promise<readonly string[] | undefined> {
  const cookie = caller.cookies.read(ticketCookie);
  if (cookie === undefined) return undefined;
  const holder = holderOf(caller);
  return ordersOfTicket(await readTicketSecret(db), cookie, { holder, now: new Date() });
}
