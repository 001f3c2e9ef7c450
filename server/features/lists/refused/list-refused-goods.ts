import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/refused/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readRefusedGoods } from './store.ts';

export async function listRefusedGoods(db: Db): Promise<OutcomeOf<typeof endpoints.listRefusedGoods>> {
  return { ok: true, value: await readRefusedGoods(db) };
}
