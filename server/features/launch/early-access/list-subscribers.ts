import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/launch/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { viewSubscriber } from '../view.ts';
import { readSubscribers } from './store.ts';

export async function listSubscribers(db: Db): Promise<OutcomeOf<typeof endpoints.listSubscribers>> {
  return { ok: true, value: (await readSubscribers(db)).map(viewSubscriber) };
}
