import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import type * as endpoints from '#contract/tracking/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { showOrder } from '../orders/track/show-order.ts';
import { holderOf } from './policy.ts';
import { readTicketSecret } from './store.ts';
import { ticketCookie, ticketSeconds, writeTicket } from './policy.ts';

/** Proves links by their bodies and hands out the cookie that names their orders: a stream's address is in every log. */
export async function takeStreamTicket(
  db: Db,
  { links }: InputOf<typeof endpoints.takeStreamTicket>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.takeStreamTicket>> {
  const orderIds: string[] = [];
  const codes: OrderCode[] = [];
  for (const link of links) {
    const shown = await showOrder(db, link, caller);
    if (shown.ok) {
      orderIds.push(shown.value.id);
      codes.push(link.code);
    } else if (shown.reason === 'too-many-tries') return { ...shown, reason: shown.reason };
  }
  const until = Math.floor(Date.now() / 1000) + ticketSeconds;
  const ticket = writeTicket(await readTicketSecret(db), { orderIds, holder: holderOf(caller), until });
  caller.cookies.write(ticketCookie, ticket, ticketSeconds, 'Strict');
  return { ok: true, value: { codes } };
}
