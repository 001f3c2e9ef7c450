import { listOffers } from '#contract/dispatch/endpoints.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeOffer } from '#server/features/dispatch/commands-offer.ts';
import type { Placed } from '../factories-orders.ts';
import type { Ask } from './asking.ts';
import type { People } from './people.ts';

const sharePercent = 80;

/** The dispatcher offers this order to the carrier, at once and nothing else; answers which offer it is. */
export async function offerToCarrier({ world, carrier }: People, placed: Placed, ask: Ask): Promise<string> {
  const { id, market, deliveryFeeKobo } = placed.order;
  const { user, client } = carrier;
  await inTransaction(world.db, async (transaction) => {
    await transaction`
      update offer set outcome = 'withdrawn', ended_at = now() where user_id = ${user.id} and is_open`;
    await makeOffer(transaction, {
      agent: { userId: user.id, name: 'Musa' },
      marketId: market.id,
      part: 'whole',
      fromId: null,
      orders: [{ id, deliveryFeeKobo }],
      sharePercent,
    });
  });
  const { offers } = await ask(client, listOffers, {});
  const offer = offers.find(({ orders }) => orders.some(({ code }) => code === placed.code));
  if (offer === undefined) throw new Error('the carrier was offered something else');
  return offer.id;
}
