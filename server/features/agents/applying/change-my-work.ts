import type * as endpoints from '#contract/agents/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { findAgent, lockAgent, readCities, setWork } from '../store.ts';
import { oneCityOf } from './one-city.ts';
import { viewAgent } from '../view.ts';
import { lockOpenShift } from '../shift/store.ts';

/** A verified agent moves otherwise now, or knows other markets; the market of an open shift stays theirs. */
export function changeMyWork(
  db: Db,
  work: InputOf<typeof endpoints.changeMyWork>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.changeMyWork>> {
  const { id } = memberOf(caller).user;
  return inTransaction(db, async (transaction) => {
    const agent = await lockAgent(transaction, id);
    if (agent?.state !== 'verified') return { ok: false, reason: 'not-verified' };
    const city = oneCityOf(work.marketIds, await readCities(transaction, work.marketIds));
    if (!city.ok) return city;
    if (city.cityId !== agent.cityId) return { ok: false, reason: 'other-city' };
    const shift = await lockOpenShift(transaction, id);
    if (shift !== undefined && work.marketIds.every((marketId) => marketId !== shift.marketId))
      return { ok: false, reason: 'still-online' };
    await setWork(transaction, id, { ...work, cityId: agent.cityId });
    const row = await findAgent(transaction, id);
    if (row === undefined) throw new Error('an agent changed their work and is gone');
    return { ok: true, value: viewAgent(row, await pictureAddresses(transaction, new Date())) };
  });
}
