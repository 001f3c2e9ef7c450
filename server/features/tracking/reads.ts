import type { InputOf, Outcome } from '#contract/endpoint.ts';
import { holds } from '#contract/permissions.ts';
import type { followEvents } from '#contract/tracking/endpoints.ts';
import { readLinks } from '#contract/tracking/links.ts';
import type { Db } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { userOf } from '../../http/person.ts';
import { showOrder } from '../orders/reads.ts';

/** What this caller may hear: their own orders, those whose links they hold, and all of them for staff. */
export async function topicsFor(
  db: Db,
  { orders }: InputOf<typeof followEvents>,
  caller: Caller,
): Promise<Outcome<readonly string[], 'too-many-tries'>> {
  const topics: string[] = [];
  const user = userOf(caller.person);
  if (user !== null) topics.push(`account:${user.id}`);
  if (user !== null && holds(user, 'orders:view')) topics.push('orders');
  if (user !== null && holds(user, 'agents:manage')) topics.push('agents');
  if (user !== null && holds(user, 'chats:reply')) topics.push('chats');
  for (const link of readLinks(orders ?? '')) {
    const shown = await showOrder(db, link, caller);
    if (shown.ok) topics.push(`order:${shown.value.id}`);
    else if (shown.reason === 'too-many-tries') return { ...shown, reason: shown.reason };
  }
  return { ok: true, value: topics };
}
