import type { Db } from '#server/db/database.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { longestWaitSeconds } from '../events/chat.ts';
import { rankOf } from '../policy.ts';
import { makeDue, readWaitingForReader } from './store-away.ts';

const atOnce = 200;

/** A recipient without the product open would not see the message, so they are notified at once. */
export async function notifyAwayAtOnce(db: Db, awayOf: FeatureDeps['awayOf'], now: Date): Promise<void> {
  const until = new Date(now.getTime() + longestWaitSeconds * 1000);
  const waiting = await readWaitingForReader(db, { rank: rankOf('chat-message'), now, until, most: atOnce });
  if (waiting.length === 0) return;
  const away = new Set(await awayOf([...new Set(waiting.map(({ accountId }) => accountId))]));
  const ids = waiting.filter(({ accountId }) => away.has(accountId)).map(({ id }) => id);
  if (ids.length > 0) await makeDue(db, ids, now);
}
