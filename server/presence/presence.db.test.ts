import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openRedis } from '#server/redis/redis.ts';
import { startRedis } from '#test/redis-server.ts';
import { openPresence } from './presence.ts';

const redis = await startRedis();
const silence = { info: () => undefined, warn: () => undefined };
const ada = '00000000-0000-4000-8000-00000000000a';
const bola = '00000000-0000-4000-8000-00000000000b';

const instances: { killed: () => Promise<void> }[] = [];
afterAll(() => Promise.all(instances.map(({ killed }) => killed())));

/** An instance, as far as who is there goes. */
async function openInstance() {
  const connection = openRedis({ url: redis.url, name: 'a place', log: silence });
  const presence = openPresence({ redis: connection, isAlone: false });
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

it('whoever is on one instance is here for all, until a moment after the last line has closed', async () => {
  const closes = [one.arrive(ada), one.arrive(ada)];
  expect(await awayAt(one)).toEqual([bola]);
  await expect.poll(() => awayAt(other)).toEqual([bola]);
  closes[0]?.();
  closes[0]?.();
  await pause(6000);
  expect(await awayAt(other)).toEqual([bola]);
  closes[1]?.();
  expect(await awayAt(one)).toEqual([bola]);
  await expect.poll(() => awayAt(one)).toEqual([ada, bola]);
  await expect.poll(() => awayAt(other)).toEqual([ada, bola]);
}, 40_000);

it('of a killed instance, everybody fades', async () => {
  const third = await openInstance();
  third.arrive(bola);
  await expect.poll(() => awayAt(one)).toEqual([ada]);
  await third.killed();
  await pause(2000);
  expect(await awayAt(one)).toEqual([ada]);
  await expect.poll(() => awayAt(one), { timeout: 30_000 }).toEqual([ada, bola]);
}, 60_000);

it('without Redis nobody is known to be away, and afterwards it is known again', async () => {
  const close = one.arrive(ada);
  await redis.kill();
  expect(await awayAt(one)).toEqual([]);
  expect(await awayAt(other)).toEqual([]);
  await redis.restart();
  await expect.poll(() => awayAt(other)).toEqual([bola]);
  close();
}, 40_000);

it('who shares a database with others and no Redis cannot know; who is alone with it can', async () => {
  const inCompany = openPresence({ redis: undefined, isAlone: false });
  const alone = openPresence({ redis: undefined, isAlone: true });
  inCompany.arrive(ada);
  alone.arrive(ada);
  expect(await inCompany.awayOf([ada, bola])).toEqual([]);
  expect(await alone.awayOf([ada, bola])).toEqual([bola]);
});
