import { expect, it } from 'vitest';
import {
  changePassword,
  changeRole,
  deleteAccount,
  grantPermissions,
  listDevices,
  revokeDevice,
  signIn,
  signOut,
  signPersonOut,
} from '#contract/accounts/endpoints.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { followEvents, takeStreamTicket } from '#contract/tracking/endpoints.ts';
import { openDatabase } from '#server/db/database.ts';
import { allPublished } from '#test/all-published.ts';
import { answered, type Client, openClient } from '#test/client.ts';
import { freshDatabase } from '#test/database.ts';
import { linkOf, placeThrough } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { whenDone } from '#test/when-done.ts';
import { openWorldOn } from '#test/world.ts';

// Two instances of the product on one database.
const { db, address } = await freshDatabase();
const here = await openWorldOn(db);
const there = await openWorldOn(db);
const owner = await signInOwner(here);

interface Opened {
  isOver: () => boolean;
  close: () => void;
}

/** Opens a stream on an instance with a phone's cookies, and answers once it stands. */
async function openStream(client: Client, url = here.url): Promise<Opened> {
  const leaves = new AbortController();
  const phone = openClient({
    url,
    address: '10.5.0.1',
    userAgent: 'a phone',
    cookies: client.cookies,
  });
  const response = await phone.request(followEvents.path, { signal: leaves.signal });
  expect(response.status).toBe(200);
  let isOver = false;
  void response.text().then(
    () => (isOver = true),
    () => (isOver = true),
  );
  return { isOver: () => isOver, close: () => leaves.abort() };
}

/** Opens streams of one phone on both instances, acts, and answers how many have ended then. */
async function endedBy(client: Client, act: () => Promise<unknown>): Promise<number> {
  // Streams that earlier events end have ended.
  await allPublished(db);
  const streams = [await openStream(client), await openStream(client, there.url)];
  await act();
  const ended = () => streams.filter(({ isOver }) => isOver()).length;
  await expect.poll(ended, { timeout: 5000 }).toBe(2);
  return ended();
}

it('signing out ends the streams of that session on every instance', async () => {
  const { client } = await signUpCustomer(here);
  const ended = await endedBy(client, async () => answered(await client.call(signOut, {})));
  expect(ended).toBe(2);
});

it('a device that its person revokes hears nothing more, and their other device goes on hearing', async () => {
  const { client, username, password } = await signUpCustomer(here);
  const second = here.device();
  answered(await second.call(signIn, { username, password }));
  const other = answered(await client.call(listDevices, {})).find(({ isThisOne }) => !isThisOne);
  await allPublished(db);
  const stays = await openStream(client);
  const ended = await endedBy(second, async () =>
    answered(await client.call(revokeDevice, { id: other?.id ?? '' })),
  );
  expect(ended).toBe(2);
  expect(stays.isOver()).toBe(false);
  stays.close();
});

it('a new password ends the streams of every other device', async () => {
  const { client, username, password } = await signUpCustomer(here);
  const second = here.device();
  answered(await second.call(signIn, { username, password }));
  const ended = await endedBy(second, async () =>
    answered(
      await client.call(changePassword, { currentPassword: password, newPassword: 'another good word' }),
    ),
  );
  expect(ended).toBe(2);
});

it('an admin who is made a customer hears of no order any more', async () => {
  const admin = await signUpAdmin(here, ['orders:view']);
  const ended = await endedBy(admin.client, async () =>
    answered(await owner.client.call(changeRole, { userId: admin.user.id, role: 'customer' })),
  );
  expect(ended).toBe(2);
});

it('an admin from whom a permission is taken hears by the rights that are left', async () => {
  const admin = await signUpAdmin(here, ['orders:view', 'chats:reply']);
  const ended = await endedBy(admin.client, async () =>
    answered(
      await owner.client.call(grantPermissions, { userId: admin.user.id, permissions: ['chats:reply'] }),
    ),
  );
  expect(ended).toBe(2);
});

it('a person who is signed out by the owner, or deletes their account, hears nothing more', async () => {
  const one = await signUpCustomer(here);
  const ended = await endedBy(one.client, async () =>
    answered(await owner.client.call(signPersonOut, { userId: one.user.id })),
  );
  expect(ended).toBe(2);
  const two = await signUpCustomer(here);
  const endedAfter = await endedBy(two.client, async () =>
    answered(await two.client.call(deleteAccount, { password: two.password })),
  );
  expect(endedAfter).toBe(2);
});

it('a right that is lost while a stream is being opened ends it as soon as it stands', async () => {
  const { client } = await signUpCustomer(here);
  const placed = await placeThrough(client);
  answered(await client.call(takeStreamTicket, { links: [linkOf(placed)] }));
  // Over connections of its own: on one that waits for the lock, whatever is sent after waits too.
  const pool = openDatabase({ address, connections: 2 });
  whenDone(() => pool.end({ timeout: 1 }));
  const elsewhere = await openWorldOn(pool);
  const phone = openClient({
    url: elsewhere.url,
    address: '10.5.0.2',
    userAgent: 'a phone',
    cookies: client.cookies,
  });
  await allPublished(db);
  const stands = await openStream(client);
  let opening: Promise<Response> | undefined;
  // The caller is read before the ticket’s secret, for which the stream waits here.
  await db.begin(async (transaction) => {
    await transaction`lock table house_secret in access exclusive mode`;
    opening = phone.request(`${followEvents.path}?ticket=yes`);
    await expect
      .poll(async () => {
        const rows = await db`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            and position('stream ticket' in query) > 0`;
        return rows.length;
      })
      .toBe(1);
    answered(await client.call(signOut, {}));
    await expect.poll(stands.isOver).toBe(true);
  });
  const opened = await opening;
  expect(opened?.status).toBe(200);
  expect(await opened?.text()).toContain('id: ');
});

it('one person, or one visitor, opens twenty streams and no more; the next is told to wait', async () => {
  const { client } = await signUpCustomer(here);
  const streams = [];
  for (let opened = 0; opened < 20; opened += 1) streams.push(await openStream(client));
  const refused = await client.request(followEvents.path);
  expect([refused.status, refused.headers.get(refusalHeader), refused.headers.get('retry-after')]).toEqual([
    429,
    'too-many-streams',
    '30',
  ]);
  streams[0]?.close();
  await expect
    .poll(async () => {
      const response = await client.request(followEvents.path);
      const { status } = response;
      await response.body?.cancel();
      return status;
    })
    .toBe(200);
  streams.forEach((stream) => stream.close());
});

it('four hundred streams of a visitor whom nothing concerns become twenty', async () => {
  const visitor = here.device();
  const leaves = new AbortController();
  const responses = await Promise.all(
    Array.from({ length: 400 }, () => visitor.request(followEvents.path, { signal: leaves.signal })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(380);
  leaves.abort();
});
