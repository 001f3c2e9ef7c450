import { randomUUID } from 'node:crypto';
import { noteCall } from '#contract/orders/admin/endpoints.ts';
import { placePhoneOrder, showPhoneCustomer } from '#contract/orders/phone-orders/endpoints.ts';
import { answered } from '#test/client.ts';
import { oneOf } from '../chance.ts';
import type { Scene, Stage } from '../scene.ts';
import { agreedBasket, mostUnderWay, newPhoneNumber, shoppingLists } from './orders.ts';

const names = ['Mama Risi', 'Alhaji Garba', 'Papa Ebuka', 'Hajiya Ladi', 'Mama Terna'];

/** A caller without a smartphone rings the office, and ngozi types what they say; a large order is rung back. */
export const callers: Scene = {
  name: 'callers',
  everySeconds: 60,
  play: async ({ people: { admin }, markets, orders, log }: Stage) => {
    if (orders.length >= mostUnderWay) return;
    const customer = { name: oneOf(names), phone: newPhoneNumber() };
    answered(await admin.call(showPhoneCustomer, { phone: customer.phone }));
    const basket = await agreedBasket(admin, oneOf(markets).name, oneOf(shoppingLists));
    const typed = {
      clientRequestId: randomUUID(),
      callId: randomUUID(),
      customer,
      receiver: null,
      ...basket,
    };
    const first = await admin.call(placePhoneOrder, { ...typed, ringsBack: false });
    const isLarge = !first.ok && first.reason === 'phone-unverified';
    const { code } = answered(
      isLarge ? await admin.call(placePhoneOrder, { ...typed, ringsBack: true }) : first,
    );
    if (isLarge)
      answered(await admin.call(noteCall, { clientRequestId: randomUUID(), code, outcome: 'confirmed' }));
    log(`${customer.name} don ring: ngozi don type ${code}${isLarge ? ' and ring am back' : ''}`);
  },
};
