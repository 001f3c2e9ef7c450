import * as z from 'zod/mini';
import type { Redis } from '../redis/redis.ts';
import { believedMs, type Report } from './open-streams.ts';

// By Redis' own clock: those of the instances may differ.
const clock = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

const note = `${clock}
for at, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  redis.call('ZADD', key, now + ARGV[at + 2], ARGV[1])
  redis.call('PEXPIRE', key, ARGV[2])
end`;

const count = `${clock}
local instances = {}
for at, key in ipairs(KEYS) do
  instances[at] = redis.call('ZCOUNT', key, now, '+inf')
end
return instances`;

const counted = z.array(z.int());
const mostAtOnce = 500;

const keyOf = (accountId: string) => `here:${accountId}`;

/** Tells for how long these people are here, on this instance. */
export async function noteLines(redis: Redis, here: string, reports: readonly Report[]): Promise<void> {
  for (let at = 0; at < reports.length; at += mostAtOnce) {
    const some = reports.slice(at, at + mostAtOnce);
    await redis.ask(
      note,
      some.map(({ accountId }) => keyOf(accountId)),
      [here, `${believedMs}`, ...some.map(({ forMs }) => `${forMs}`)],
    );
  }
}

/** On how many instances each of them is; nothing where that cannot be known now. */
export async function countInstances(
  redis: Redis,
  accountIds: readonly string[],
): Promise<readonly number[] | undefined> {
  const counts = counted.safeParse(await redis.ask(count, accountIds.map(keyOf), []));
  return counts.success && counts.data.length === accountIds.length ? counts.data : undefined;
}
