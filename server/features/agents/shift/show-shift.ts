import type * as endpoints from '#contract/agents/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { findAgent } from '../store.ts';
import { viewAgent, viewShift } from '../view.ts';
import { findOpenShift } from './store.ts';

export async function showShift(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoints.showShift>> {
  const { id } = memberOf(caller).user;
  const [row, shift] = await Promise.all([findAgent(db, id), findOpenShift(db, id)]);
  const agent = row === undefined ? null : viewAgent(row, await pictureAddresses(db, new Date()));
  return {
    ok: true,
    value: {
      shift: shift === undefined ? null : viewShift(shift),
      agent,
      floatAskedAt: row?.floatAskedAt?.toISOString() ?? null,
    },
  };
}
