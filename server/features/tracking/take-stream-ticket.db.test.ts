import { expect, it } from 'vitest';
import { signOut } from '#contract/accounts/endpoints.ts';
import { followEvents, takeStreamTicket } from '#contract/tracking/endpoints.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { numberedEvent } from '#test/factories/event.ts';
import { answered, openClient } from '#test/client.ts';
import { freshDatabase } from '#test/database.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { linkOf, placeThrough } from '#test/factories/orders.ts';
import { receiveFrames, lastNumber } from '#test/network/read-stream.ts';
import { openWorldOn } from '#test/world.ts';
import { writeEvent } from '#server/outbox/event-store.ts';

const { db } = await freshDatabase();
const world = await openWorldOn(db);
const withTicket = `${followEvents.path}?ticket=yes`;

async function refusalOf(response: Response): Promise<string | null> {
  await response.body?.cancel();
  return response.headers.get(refusalHeader);
}

it('a guest follows an order by a ticket, and its secret stands in no address', async () => {
  const guest = world.device();
  const placed = await placeThrough(guest);
  const { codes } = answered(await guest.call(takeStreamTicket, { links: [linkOf(placed)] }));
  expect(codes).toEqual([placed.code]);
  expect(guest.lastSetCookies()[0]).toMatch(
    /^__Host-stream=[\w.-]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  );
  // A stream that begins at nothing is given nothing of before.
  await expect.poll(() => lastNumber(world)).toBeGreaterThan(0);
  const since = await lastNumber(world);
  const received = receiveFrames(guest, 1, since, [linkOf(placed)]);
  await db.begin((transaction) => writeEvent(transaction, numberedEvent(`order:${placed.order.id}`, 1)));
  expect((await received).at(-1)?.data?.payload).toMatchObject({ number: 1 });
});

it('a stream whose address carries a link as before is refused', async () => {
  const placed = await placeThrough(world.device());
  const response = await world.device().request(`${followEvents.path}?orders=${placed.code}.${placed.token}`);
  expect(await refusalOf(response)).toBe('bad-input');
});

it('a link with another secret opens nothing, and a ticket carries nothing of it', async () => {
  const placed = await placeThrough(world.device());
  const stranger = world.device();
  const wrong = { code: placed.code, token: 'x'.repeat(43) };
  expect(answered(await stranger.call(takeStreamTicket, { links: [wrong] }))).toEqual({ codes: [] });
});

it('a ticket that is missing, changed, over or another session’s is refused, so that the phone takes another', async () => {
  const guest = world.device();
  expect(await refusalOf(await guest.request(withTicket))).toBe('ticket-over');
  const placed = await placeThrough(guest);
  await guest.call(takeStreamTicket, { links: [linkOf(placed)] });
  const name = '__Host-stream';
  const ticket = guest.cookies.get(name) ?? '';
  guest.cookies.set(
    name,
    ticket.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
  );
  expect(await refusalOf(await guest.request(withTicket))).toBe('ticket-over');

  const { client } = await signUpCustomer(world);
  await client.call(takeStreamTicket, { links: [linkOf(placed)] });
  answered(await client.call(signOut, {}));
  expect(await refusalOf(await client.request(withTicket))).toBe('ticket-over');
});

it('a ticket from one instance, or from before a restart, opens the stream of another', async () => {
  const guest = world.device();
  const placed = await placeThrough(guest);
  await guest.call(takeStreamTicket, { links: [linkOf(placed)] });
  const other = await openWorldOn(db, { clock: 'stands' });
  const { cookies } = guest;
  const elsewhere = openClient({ url: other.url, address: '10.9.0.1', userAgent: 'a phone', cookies });
  expect(await refusalOf(await elsewhere.request(withTicket))).toBeNull();
});
