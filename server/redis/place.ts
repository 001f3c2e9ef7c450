import type { Database } from '../db/database.ts';
import { openRedis, type Redis, type RedisLog } from './redis.ts';
import { readPlaceName } from './store.ts';

/** The Redis of all instances on this database; nothing where the product goes without. */
export async function redisOfPlace(
  db: Database,
  url: string | undefined,
  log: RedisLog,
): Promise<Redis | undefined> {
  return url === undefined ? undefined : openRedis({ url, name: await readPlaceName(db), log });
}
