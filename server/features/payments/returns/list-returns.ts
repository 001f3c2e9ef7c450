import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/returns/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readOpenReturns } from './store.ts';
import { viewReturn } from './view.ts';

const mostShown = 200;

export async function listReturns(db: Db): Promise<OutcomeOf<typeof endpoints.listReturns>> {
  return { ok: true, value: (await readOpenReturns(db, mostShown)).map(viewReturn) };
}
