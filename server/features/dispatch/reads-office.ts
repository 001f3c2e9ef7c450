import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/dispatch/office-endpoints.ts';
import type { Db } from '../../db/database.ts';
import { findOrder } from '../orders/store.ts';
import { readOnlineNear, readPunctuality } from './store-office.ts';
import { readAllCarried, readMarketPlaces } from './store-state.ts';
import { viewAgentForOrder } from './view-office.ts';

/** More than that nobody reads through before they choose. */
const mostShown = 40;
/** So many of the latest tell how punctual somebody is. */
const latest = 20;

/** Who is online and could be given this order by hand. */
export async function listAgentsFor(
  db: Db,
  { code }: InputOf<typeof endpoints.listAgentsFor>,
): Promise<OutcomeOf<typeof endpoints.listAgentsFor>> {
  const order = await findOrder(db, code);
  if (order === undefined) return { ok: false, reason: 'not-found' };
  const market = (await readMarketPlaces(db)).find(({ id }) => id === order.marketId);
  if (market === undefined) throw new Error('an order of a market that is not there');
  const agents = await readOnlineNear(db, market, mostShown);
  const [carried, punctual] = await Promise.all([
    readAllCarried(db),
    readPunctuality(
      db,
      agents.map(({ userId }) => userId),
      latest,
    ),
  ]);
  const known = { order, market, carried, punctual };
  return { ok: true, value: agents.map((agent) => viewAgentForOrder(agent, known)) };
}
