import type * as endpoints from '#contract/agents/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { findAgent } from '../store.ts';
import { viewAgent } from '../view.ts';

export async function showMyApplication(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showMyApplication>> {
  const row = await findAgent(db, memberOf(caller).user.id);
  const agent = row === undefined ? null : viewAgent(row, await pictureAddresses(db, new Date()));
  return { ok: true, value: { agent } };
}
