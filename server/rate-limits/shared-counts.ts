import * as z from 'zod/mini';
import type { Redis } from '../redis/redis.ts';
import type { WindowCount, WindowCounts } from './window-counts.ts';

/** Adds what was counted here and answers what there is in all, and for how long; the first who counts sets the end. */
const addAll = `
local answer = {}
for at, key in ipairs(KEYS) do
  local all = redis.call('INCRBY', key, ARGV[2 * at - 1])
  local left = redis.call('PTTL', key)
  if left < 0 then
    left = tonumber(ARGV[2 * at])
    redis.call('PEXPIRE', key, left)
  end
  answer[2 * at - 1] = all
  answer[2 * at] = left
end
return answer`;

const answered = z.array(z.int());
const mostAtOnce = 500;

interface Report {
  key: string;
  count: WindowCount;
  added: number;
  endsAt: number;
}

/** Tells the other instances what was counted here since, and hears what they have counted. */
export async function shareCounts(
  redis: Redis,
  named: ReadonlyMap<string, WindowCounts>,
  nowMs: () => number,
): Promise<void> {
  const now = nowMs();
  const reports = [...named].flatMap(([name, counts]) =>
    counts.takeUnreported().flatMap(([subject, count]) => reportOf(`limit:${name}:${subject}`, count, now)),
  );
  for (let at = 0; at < reports.length; at += mostAtOnce) {
    await report(redis, reports.slice(at, at + mostAtOnce), nowMs);
  }
}

/** Empty where its window has ended meanwhile. */
function reportOf(key: string, count: WindowCount, now: number): Report[] {
  if (count.endsAt <= now) return [];
  const added = count.own - count.reported;
  count.reported = count.own;
  return [{ key, count, added, endsAt: count.endsAt }];
}

async function report(redis: Redis, reports: readonly Report[], nowMs: () => number): Promise<void> {
  const askedAt = nowMs();
  const reply = await redis.ask(
    addAll,
    reports.map(({ key }) => key),
    reports.flatMap(({ added, endsAt }) => [`${added}`, `${Math.max(1, Math.ceil(endsAt - askedAt))}`]),
  );
  const answer = answered.safeParse(reply);
  const now = nowMs();
  reports.forEach(({ count, added, endsAt }, at) => {
    // A new window has begun meanwhile, and was not shared yet.
    if (count.endsAt !== endsAt) return;
    const all = answer.success ? answer.data[2 * at] : undefined;
    const left = answer.success ? answer.data[2 * at + 1] : undefined;
    if (all === undefined || left === undefined) {
      // Lost on its way: it is told again with the next call.
      count.reported -= added;
      return;
    }
    // One that came back empty knows less than is known here.
    count.others = Math.max(0, all - count.reported);
    count.endsAt = Math.min(endsAt, Math.ceil(now + left));
  });
}
