import { randomUUID } from 'node:crypto';
import { asKobo } from '#contract/kobo.ts';
import { cancelOrder } from '#contract/orders/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { linkOf, placeThrough } from '#test/factories/orders.ts';

/** An order that is taken back: everybody here comes from one address, which may have two open ones at the door. */
export async function placeAndCancel(client: Client): Promise<void> {
  const placed = await placeThrough(client);
  answered(
    await client.call(cancelOrder, {
      ...linkOf(placed),
      clientRequestId: randomUUID(),
      reason: 'It is in the house already',
      agreedOwedKobo: asKobo(0),
    }),
  );
}
