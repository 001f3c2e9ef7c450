import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/books/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { check } from './differences.ts';
import { readLastCheck } from './store-check.ts';
import { viewCheck } from './view.ts';

/** The same, asked for by a person. The chain is walked at night alone: what was found then stays said. */
export async function checkBooks(db: Db): Promise<OutcomeOf<typeof endpoints.checkBooks>> {
  const last = await readLastCheck(db);
  const ofTheChain = last?.differences.filter(({ kind }) => kind === 'chain') ?? [];
  return { ok: true, value: viewCheck(await check(db, new Date(), ofTheChain)) };
}
