import type { Broadcast } from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';
import { findBroadcast } from './store.ts';
import { viewBroadcast } from './view.ts';

export async function broadcastOf(db: Db, id: string): Promise<Broadcast> {
  const row = await findBroadcast(db, id);
  if (row === undefined) throw new Error('a broadcast was kept and cannot be read');
  return viewBroadcast(row);
}
