import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/books/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { check } from './differences.ts';
import { viewCheck } from './view.ts';

/** The same, asked for by a person. */
export async function checkBooks(db: Db): Promise<OutcomeOf<typeof endpoints.checkBooks>> {
  return { ok: true, value: viewCheck(await check(db, new Date())) };
}
