import type { Database } from '../db/database.ts';
import type { Redis, RedisLog } from './redis.ts';
import { readPlaceName } from './store.ts';

/** The Redis of all instances on this database; nothing where the product goes without. */
export async function redisOfPlace(
  db: Database,
  url: string | undefined,
  log: RedisLog,
): Promise<Redis | undefined> {
  if (url === undefined) return undefined;
  // Its client is loaded only where there is one.
  const { openRedis } = await import('./redis.ts');
  return openRedis({ url, name: await readPlaceName(db), log });
}
