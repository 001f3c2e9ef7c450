import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { expect, it } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { numberedEvent } from '#test/factories/event.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { receiveFrames, lastNumber } from '#test/network/read-stream.ts';
import { startRedis } from '#test/network/redis-server.ts';
import { openClient, type Client } from '#test/client.ts';
import { openWorldOn, type World } from '#test/world.ts';
import { writeEvent } from './event-store.ts';

// Two instances of the product on one database and one Redis.
const redis = await startRedis();
const { db } = await freshDatabase();
const here = await openWorldOn(db, { redisUrl: redis.url });
const there = await openWorldOn(db, { redisUrl: redis.url });
const ada = await signUpCustomer(here);

/** The same phone, as it talks to the other instance. */
function atOther({ cookies }: Client, world: World): Client {
  return openClient({ url: world.url, address: '10.7.0.1', userAgent: 'a phone', cookies });
}

/** Writes events for Ada, some of them in one transaction. */
async function happen(from: number, count: number, between: () => Promise<unknown>): Promise<number[]> {
  const whats = Array.from({ length: count }, (_, at) => from + at);
  for (let at = 0; at < count; at += 5) {
    await db.begin(async (transaction) => {
      for (const what of whats.slice(at, at + 5)) {
        await writeEvent(transaction, numberedEvent(`account:${ada.user.id}`, what));
      }
    });
    await between();
  }
  return whats;
}

const moment = () => pause(Math.random() * 20);

it('an event reaches both instances, once and in order', async () => {
  const since = await lastNumber(here);
  const received = [here, there].map((world) => receiveFrames(atOther(ada.client, world), 200, since));
  const whats = await happen(0, 200, moment);
  for (const frames of await Promise.all(received)) {
    expect(frames.flatMap(({ data }) => data?.payload['number'] ?? [])).toEqual(whats);
    const numbers = frames.map(({ id }) => id);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  }
});

it('travels as one message a batch, and what is no message of ours is passed over', async () => {
  const listening = createClient({ url: redis.url });
  listening.on('error', () => undefined);
  await listening.connect();
  const messages: unknown[] = [];
  await listening.pSubscribe('*', (message, channel) => {
    if (message !== 'nonsense') messages.push([channel, JSON.parse(message)]);
  });
  const since = await lastNumber(here);
  const received = receiveFrames(atOther(ada.client, there), 2, since);
  await db.begin(async (transaction) => {
    for (const what of [1, 2]) {
      await writeEvent(transaction, numberedEvent(`account:${ada.user.id}`, what));
    }
  });
  await received;
  await expect
    .poll(() => messages)
    .toMatchObject([
      [
        expect.stringMatching(/^marketwaka:[0-9a-f]{16}:events$/),
        { events: [{ number: since + 1 }, { number: since + 2 }] },
      ],
    ]);
  const [channel] = await listening.pubSubChannels('marketwaka:*');
  for (const nonsense of ['nonsense', '{}', '{"from":"me","events":[{"number":"x"}]}'])
    await listening.publish(channel ?? '', nonsense);
  const after = receiveFrames(atOther(ada.client, there), 5, await lastNumber(here));
  await happen(100, 5, moment);
  expect(await after).toHaveLength(6);
  listening.destroy();
});

/** Both instances have found Redis again. */
async function bothSubscribedAgain(): Promise<void> {
  const client = createClient({ url: redis.url });
  await client.connect();
  const subscribers = async () => {
    const channels = await client.pubSubChannels('marketwaka:*:events');
    return Object.values(await client.pubSubNumSub(channels));
  };
  await expect.poll(subscribers).toEqual([2]);
  client.destroy();
}

it('loses nothing, and tells nothing twice, where Redis is killed and comes back meanwhile', async () => {
  const since = await lastNumber(here);
  const received = [here, there].map((world) => receiveFrames(atOther(ada.client, world), 300, since));
  const first = await happen(1000, 100, moment);
  await redis.kill();
  const second = await happen(2000, 100, moment);
  await redis.restart();
  await bothSubscribedAgain();
  const third = await happen(3000, 100, moment);
  for (const frames of await Promise.all(received)) {
    const whats = frames.flatMap(({ data }) => data?.payload['number'] ?? []);
    expect(whats).toEqual([...first, ...second, ...third]);
  }
});

it('events do not wait for a Redis that accepts connections and never answers', async () => {
  redis.freeze();
  const since = await lastNumber(here);
  const received = [here, there].map((world) => receiveFrames(atOther(ada.client, world), 20, since));
  const whats = await happen(4000, 20, moment);
  for (const frames of await Promise.all(received)) {
    expect(frames.flatMap(({ data }) => data?.payload['number'] ?? [])).toEqual(whats);
  }
  redis.thaw();
});

it('an instance starts without Redis, and goes on when it is gone for good', async () => {
  await redis.kill();
  const third = await openWorldOn(db, { redisUrl: redis.url });
  const since = await lastNumber(here);
  const received = [here, there, third].map((world) => receiveFrames(atOther(ada.client, world), 20, since));
  const whats = await happen(5000, 20, moment);
  for (const frames of await Promise.all(received)) {
    expect(frames.flatMap(({ data }) => data?.payload['number'] ?? [])).toEqual(whats);
  }
});
