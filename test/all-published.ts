import { expect } from 'vitest';
import type { Db } from '#server/db/database.ts';

/** Waits until every event that was written so far has its number. */
export async function allPublished(db: Db): Promise<void> {
  const waiting = () => db`select from outbox_event where number is null limit 1`;
  await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(0);
}
