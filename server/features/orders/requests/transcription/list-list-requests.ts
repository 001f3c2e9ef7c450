import type { OutcomeOf } from '#contract/endpoint.ts';
import type { listListRequests as endpoint } from '#contract/orders/requests/transcription/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { countWaiting, readQueue } from './store.ts';
import { viewQueued } from './view.ts';

const mostShown = 200;

/** The queue, with who has taken what. */
export async function listListRequests(db: Db): Promise<OutcomeOf<typeof endpoint>> {
  const [rows, waiting] = await Promise.all([readQueue(db, mostShown), countWaiting(db)]);
  return { ok: true, value: { requests: rows.map(viewQueued), waiting } };
}
