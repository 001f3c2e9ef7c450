import { listOffers } from '#contract/dispatch/endpoints.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeOffer } from '#server/features/dispatch/offers/make-offer.ts';
import { makeDueNow } from '../factories/dispatch.ts';
import type { Placed } from '../factories/orders.ts';
import type { Ask } from './asking.ts';
import type { People } from './people.ts';

/** The dispatcher offers this order to the carrier, at once and nothing else; answers which offer it is. */
export async function offerToCarrier(people: People, placed: Placed, ask: Ask): Promise<string> {
  await makeDueNow(people.world, placed);
  // The house's own dispatcher may offer them something at this moment; what it offered is withdrawn the next time.
  while (!(await offerAlone(people, placed)));
  const { offers } = await ask(people.carrier.client, listOffers, {});
  const offer = offers.find(({ orders }) => orders.some(({ code }) => code === placed.code));
  if (offer === undefined) throw new Error('the carrier was offered something else');
  return offer.id;
}

/** True where it was made. The order is locked meanwhile, so that no other agent is offered it. */
async function offerAlone({ world, carrier }: People, placed: Placed): Promise<boolean> {
  const { id, market } = placed.order;
  const { user } = carrier;
  return inTransaction(world.db, async (transaction) => {
    await transaction`select from customer_order where id = ${id} for no key update`;
    await transaction`
      update offer set outcome = 'withdrawn', ended_at = now()
      where is_open and (user_id = ${user.id} or id in (select offer_id from offer_order where order_id = ${id} and is_open))`;
    const made = await makeOffer(transaction, {
      agent: { userId: user.id, name: 'Musa' },
      marketId: market.id,
      part: 'whole',
      fromId: null,
      orders: [{ id }],
    });
    return made !== undefined;
  });
}
