import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterAll, expect, it } from 'vitest';
import { openRedis } from '#server/redis/redis.ts';
import { startRedis } from '#test/network/redis-server.ts';
import { openPresence } from './presence.ts';

const redis = await startRedis();
const silence = { info: () => undefined, warn: () => undefined };
const ada = '00000000-0000-4000-8000-00000000000a';
const bola = '00000000-0000-4000-8000-00000000000b';
const chidi = '00000000-0000-4000-8000-00000000000c';

let passedMs = 0;
const nowMs = () => performance.now() + passedMs;

const laterInRedis = `
for _, key in ipairs(redis.call('KEYS', '*:here:*')) do
  for _, instance in ipairs(redis.call('ZRANGE', key, 0, -1)) do
    redis.call('ZINCRBY', key, -ARGV[1], instance)
  end
end`;

// For how long it is still believed that somebody is here.
const leftInRedis = `
local time = redis.call('TIME')
local left = 0
for _, key in ipairs(redis.call('KEYS', '*:here:' .. ARGV[1])) do
  local last = redis.call('ZRANGE', key, -1, -1, 'WITHSCORES')[2]
  left = math.max(left, math.ceil(last - time[1] * 1000 - time[2] / 1000))
end
return left`;

async function inRedis(script: string, argument: string): Promise<unknown> {
  const client = createClient({ url: redis.url });
  await client.connect();
  const answer: unknown = await client.eval(script, { arguments: [argument] });
  client.destroy();
  return answer;
}

/** The clock goes on, for every instance and for Redis. */
async function timePasses(ms: number): Promise<void> {
  passedMs += ms;
  await inRedis(laterInRedis, `${ms}`);
}

const instances: { killed: () => Promise<void> }[] = [];
afterAll(() => Promise.all(instances.map(({ killed }) => killed())));

/** An instance, as far as who is there goes. */
async function openInstance() {
  const connection = openRedis({ url: redis.url, name: 'a place', log: silence });
  const presence = openPresence({ redis: connection, isAlone: false, nowMs });
  const rounds = presence.share(() => undefined);
  let isKilled = false;
  const killed = async () => {
    if (isKilled) return;
    isKilled = true;
    await Promise.all(rounds.map((round) => round.stop()));
    await connection.stop();
  };
  const instance = { ...presence, killed };
  instances.push(instance);
  while (!connection.isHere()) await pause(20);
  return instance;
}

const one = await openInstance();
const other = await openInstance();
const awayAt = async ({ awayOf }: Pick<typeof one, 'awayOf'>) => awayOf([ada, bola]);

/** One has told the other everything that changed before: it tells what changed in its order. */
async function oneHasReported(): Promise<void> {
  const close = one.arrive(chidi);
  await expect.poll(() => other.awayOf([chidi])).toEqual([]);
  close();
  // Before it has told of the close, its moment would begin after the time that passes here.
  await expect.poll(() => inRedis(leftInRedis, chidi)).toBeLessThanOrEqual(5000);
  await timePasses(5001);
  await expect.poll(() => other.awayOf([chidi])).toEqual([chidi]);
}

it('a person on one instance is here for all, until a moment after their last line has closed', async () => {
  const closes = [one.arrive(ada), one.arrive(ada)];
  expect(await awayAt(one)).toEqual([bola]);
  await expect.poll(() => awayAt(other)).toEqual([bola]);
  closes[0]?.();
  closes[0]?.();
  for (let times = 0; times < 6; times += 1) await oneHasReported();
  expect(await awayAt(other)).toEqual([bola]);
  closes[1]?.();
  expect(await awayAt(one)).toEqual([bola]);
  await oneHasReported();
  expect(await awayAt(one)).toEqual([ada, bola]);
  expect(await awayAt(other)).toEqual([ada, bola]);
});

it('the people of a killed instance are away once nothing was heard of it for twenty seconds', async () => {
  const third = await openInstance();
  third.arrive(bola);
  await expect.poll(() => awayAt(one)).toEqual([ada]);
  await third.killed();
  await timePasses(15_000);
  expect(await awayAt(one)).toEqual([ada]);
  await timePasses(5000);
  expect(await awayAt(one)).toEqual([ada, bola]);
});

it('no person is known to be away without Redis, and they are known again afterwards', async () => {
  const close = one.arrive(ada);
  await redis.kill();
  expect(await awayAt(one)).toEqual([]);
  expect(await awayAt(other)).toEqual([]);
  await redis.restart();
  await expect.poll(() => awayAt(other)).toEqual([bola]);
  close();
}, 40_000);

it('an instance that shares a database without Redis cannot know who is away; one alone with it can', async () => {
  const withOthers = openPresence({ redis: undefined, isAlone: false, nowMs });
  const alone = openPresence({ redis: undefined, isAlone: true, nowMs });
  withOthers.arrive(ada);
  alone.arrive(ada);
  expect(await withOthers.awayOf([ada, bola])).toEqual([]);
  expect(await alone.awayOf([ada, bola])).toEqual([bola]);
});
