import { randomUUID } from 'node:crypto';
import { cancelOrder, previewCancel } from '#contract/orders/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { linkOf, moveBy, type Placed } from '#test/factories/orders.ts';
import { seenBy } from '#test/factories/run.ts';
import type { SomeoneSignedIn } from '#test/factories/people.ts';
import type { Street } from './people.ts';

/** One order as it is lived, with what really went from hand to hand. */
export interface Life {
  street: Street;
  customer: Client;
  account: SomeoneSignedIn | null;
  placed: Placed;
  creditBeforeKobo: number;
  /** Cash that stayed with the agent or came to the office. */
  cashKobo: number;
  /** Given back or given up by the office, out of the house's pocket. */
  forgivenKobo: number;
  /** The customer’s cost of an order that they cancelled during shopping. */
  bornKobo: number;
}

/** An action of an admin. After a restart the goods go back to their stall, and the money to the pocket. */
export async function moves(life: Life, action: 'restart' | 'cancel' | 'fail'): Promise<void> {
  const { street, customer, placed } = life;
  const { items } = await seenBy(customer, placed);
  answered(await moveBy(street.house.world, street.office.client, placed.code, action));
  if (action !== 'restart') return;
  street.pocketKobo += items.reduce((sum, { paidKobo }) => sum + (paidKobo ?? 0), 0);
}

/** The customer cancels, if they still may, having seen what it costs. */
export async function cancels({ customer, placed }: Life): Promise<false> {
  const link = linkOf(placed);
  const preview = await customer.call(previewCancel, link);
  if (!preview.ok) return false;
  const before = await seenBy(customer, placed);
  const input = { clientRequestId: randomUUID(), reason: 'Rain', agreedOwedKobo: preview.value.owedKobo };
  answered(await customer.call(cancelOrder, { ...link, ...input }));
  const after = await seenBy(customer, placed);
  if (after.toPayKobo !== preview.value.owedKobo)
    throw new Error(`${placed.code}: ${before.status} was cancelled for another price than was shown`);
  return false;
}
