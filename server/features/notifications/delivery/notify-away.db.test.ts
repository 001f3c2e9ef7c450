import { createClient } from '@redis/client';
import { expect, test } from 'vitest';
import type { User } from '#contract/accounts/schema.ts';
import { changeHouseQuietHours } from '#contract/notifications/admin/endpoints.ts';
import { answered, openClient, type Client } from '#test/client.ts';
import { freshDatabase } from '#test/database.ts';
import { support, talkOn } from '#test/factories/chat.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { holdStream } from '#test/network/hold-stream.ts';
import { browserOf, kindsOn, noticeEnvironment } from '#test/worlds/notices.ts';
import { startRedis } from '#test/network/redis-server.ts';
import { openWorldOn } from '#test/world.ts';

// Two instances, each with its clock going: what one hears, either may send.
const redis = await startRedis();
const { db } = await freshDatabase();
const { pushService, notices } = await noticeEnvironment();
const here = await openWorldOn(db, { ...notices, redisUrl: redis.url });
const there = await openWorldOn(db, { ...notices, redisUrl: redis.url });
const { client: owner } = await signInOwner(here);
answered(await owner.call(changeHouseQuietHours, { from: '00:00', until: '00:00' }));

/** The same phone, with a line open to the other instance; the answered function closes it. */
function lineAtOther({ cookies }: Client): Promise<() => void> {
  return holdStream(openClient({ url: there.url, address: '10.8.0.1', userAgent: 'a phone', cookies }));
}

/** Redis knows that they have a line open, so every instance does. */
async function isKnownToBeHere({ id }: User): Promise<void> {
  const client = createClient({ url: redis.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await expect.poll(() => client.keys(`*:here:${id}`)).toHaveLength(1);
  } finally {
    client.destroy();
  }
}

async function secondsPass(seconds: number): Promise<void> {
  await db`
    update notice_delivery set due_at = due_at - ${seconds} * interval '1 second' where state = 'waiting'`;
}

/** A customer who has asked the office something. */
async function whoAsked() {
  const { client, user } = await signUpCustomer(here);
  const browser = await browserOf({ pushService }, client);
  const { conversationId } = answered(await talkOn(client, support).write('When una dey open?'));
  const office = talkOn(owner, { kind: 'conversation', id: conversationId });
  return { client, user, browser, office };
}

test('a recipient without the product open is notified of an answer at once; one who has it open, on any instance, has time to see it', async () => {
  const away = await whoAsked();
  const reading = await whoAsked();
  const close = await lineAtOther(reading.client);
  await isKnownToBeHere(reading.user);
  answered(await reading.office.write('From six in the morning.'));
  answered(await away.office.write('From six in the morning.'));
  await expect.poll(() => kindsOn(away.browser)).toEqual(['chat-message']);
  expect(kindsOn(reading.browser)).toEqual([]);
  close();
  await secondsPass(20);
  await expect.poll(() => kindsOn(reading.browser)).toEqual(['chat-message']);
});
