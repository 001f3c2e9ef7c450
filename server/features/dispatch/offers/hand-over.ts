import { vehicleFacts } from '#contract/agents/vehicles.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { handOver as endpoint } from '#contract/dispatch/endpoints.ts';
import { done } from '#contract/fields.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Setting } from '#contract/settings/schema.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { mayCarry } from '#server/features/orders/order/assign.ts';
import { lockOrder, type OrderRow } from '#server/features/orders/order/store.ts';
import { readSettingsOfOrder } from '#server/features/settings/store-cities.ts';
import { makeOffer } from './make-offer.ts';
import { cashOf, cashRoomOf } from '../planning/engine-state.ts';
import { isOffered, readRidersAt, type RiderRow } from './store-riders.ts';
import { readCarriedBy, type CarriedRow } from '../planning/store-state.ts';

/** Asks a rider at the market to carry a packed order on; it stays the shopper's until the rider says yes. */
export function handOver(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { id: userId } = memberOf(caller).user;
  return answerOnce(
    db,
    markOf(endpoint.name, input, caller.person),
    (stored) => done.parse(stored),
    async (transaction) => {
      const order = await lockOrder(transaction, input.code);
      if (order === undefined || (order.riderId ?? order.agentId) !== userId)
        return { ok: false, reason: 'not-found' };
      if (order.status !== 'ready_for_delivery' || order.riderId !== null)
        return { ok: false, reason: 'out-of-turn' };
      if (await isOffered(transaction, order.id)) return { ok: false, reason: 'offer-open' };
      const settings = await readSettingsOfOrder(transaction, ['agent_cash_limit'], order.id);
      const rider = await riderFor(transaction, order, input.riderId, settings);
      if (rider === 'needs-agent' || rider === 'too-heavy') return { ok: false, reason: rider };
      const made = await makeOffer(transaction, {
        agent: rider,
        marketId: order.marketId,
        part: 'door',
        fromId: userId,
        orders: [order],
      });
      if (made === undefined) return { ok: false, reason: 'needs-agent' };
      return { ok: true, value: { subject: order.id, reply: { done: true } } };
    },
  );
}

/** True where the rider's vehicle carries this load beside what the rider has. */
function carriesToo({ vehicle }: RiderRow, grams: number, carried: readonly CarriedRow[]): boolean {
  const all = carried.reduce((sum, { loadGrams }) => sum + loadGrams, grams);
  return all <= vehicleFacts[vehicle].carriesGrams;
}

/** The rider who is asked, or why they may not carry this order and its cash from this market. */
async function riderFor(
  transaction: Db,
  order: OrderRow,
  riderId: string,
  settings: readonly Setting[],
): Promise<RiderRow | 'needs-agent' | 'too-heavy'> {
  const rider = (await readRidersAt(transaction, order.marketId)).find(({ userId }) => userId === riderId);
  if (rider === undefined || riderId === order.agentId) return 'needs-agent';
  if (!(await mayCarry(transaction, order, riderId))) return 'needs-agent';
  const carried = await readCarriedBy(transaction, [riderId]);
  if (!carriesToo(rider, order.loadGrams, carried)) return 'too-heavy';
  const limit = Number(settingIn(settings, 'agent_cash_limit'));
  return cashOf(order) <= cashRoomOf(limit, carried) ? rider : 'needs-agent';
}
