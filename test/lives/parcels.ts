import { randomUUID } from 'node:crypto';
import { correctAddress, refuseParcel } from '#contract/orders/errands/door-endpoints.ts';
import {
  bringReturn,
  decideParcel,
  receiveReturn,
  writeReturnOff,
} from '#contract/payments/returns/endpoints.ts';
import { takeDebt } from '#contract/payments/order-money/endpoints.ts';
import type { GoodsReturn } from '#contract/payments/returns/schema.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { gwarinpa } from '#test/factories/middles.ts';
import { linkOf } from '#test/factories/orders.ts';
import { seenBy, stepOf } from '#test/factories/run.ts';
import type { Life } from './life.ts';
import type { Street } from './people.ts';

const once = () => ({ clientRequestId: randomUUID() });

/** The receiver does not take it; false for anything but a parcel. */
export async function isRefused({ street, placed }: Life): Promise<boolean> {
  const { agent, chance } = street;
  if (placed.order.errand?.kind !== 'carry' || !chance.happens(20)) return false;
  const pictureId = await bringPhoto(agent.client);
  answered(await agent.client.call(refuseParcel, { ...stepOf(placed), reason: 'Not hers', pictureId }));
  return true;
}

/** The customer corrects the address of an errand, and says yes to what it costs more, or does not. */
export async function correctsAddress(life: Life): Promise<void> {
  const { customer, placed, street } = life;
  if (placed.order.errand === null || !street.chance.happens(15)) return;
  const { version } = await seenBy(customer, placed);
  const pin = { ...gwarinpa, latitude: gwarinpa.latitude + street.chance.upTo(30) / 1000 };
  const address = { area: 'Gwarinpa', landmark: 'Blue gate', directions: '', pin };
  const asked = { ...linkOf(placed), version, address };
  const answer = await customer.call(correctAddress, { ...once(), ...asked, agreedFeeKobo: null });
  if (!answer.ok || answer.value.asks === null) return;
  await customer.call(correctAddress, {
    ...once(),
    ...asked,
    agreedFeeKobo: answer.value.asks.deliveryFeeKobo,
  });
}

/** A parcel goes to its sender, or to the office, which hands it over, disposes of it or waits; or it never comes. */
export async function bringsParcel(
  { agent, office, chance }: Street,
  { id: returnId, code, parcel }: GoodsReturn,
): Promise<void> {
  const way = chance.oneOf(['sender', 'sender', 'office', 'written-off', 'later'] as const);
  const reason = 'She came for it';
  if (way === 'sender' && parcel?.receivedAt === null) {
    const handedBack = { pictureId: await bringPhoto(agent.client), takenBy: 'Ngozi' };
    answered(await agent.client.call(bringReturn, { ...once(), returnId, handedBack }));
    // Its customer orders again, and pays for the way before.
    if (parcel.feeKobo > 0) answered(await office.client.call(takeDebt, { ...once(), code, note: '' }));
  }
  if (way === 'written-off' && parcel?.receivedAt === null)
    answered(await office.client.call(writeReturnOff, { ...once(), returnId, reason }));
  if (way !== 'office') return;
  if (parcel?.receivedAt === null)
    answered(await office.client.call(receiveReturn, { ...once(), returnId, outcome: { kind: 'received' } }));
  const decision = chance.oneOf(['hand-over', 'keep', 'dispose'] as const);
  answered(await office.client.call(decideParcel, { ...once(), returnId, decision, reason }));
}
