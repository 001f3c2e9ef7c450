import { cancelOrder, previewCancel } from '#contract/orders/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { payByCredit } from '#contract/payments/credit/endpoints.ts';
import { startPayment } from '#contract/payments/endpoints.ts';
import { answered } from '#test/client.ts';
import { claimThrough } from '#test/factories/claims.ts';
import { saysReceived } from '#test/factories/door.ts';
import { linkOf, placeThrough } from '#test/factories/orders.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { givesCredit } from './office-steps.ts';
import { itemOf, once, orderOf, priceKobo, unitKobo, type Act, type Stage } from './stage.ts';

const places =
  (payWay: 'online' | 'on_delivery', who: 'guest' | 'account' | 'credit'): Act =>
  async (stage) => {
    if (who !== 'guest') {
      stage.account = await signUpCustomer(stage.house.world);
      stage.customer = stage.account.client;
    }
    if (who === 'credit') await givesCredit(stage, 100 * unitKobo);
    stage.placed = await placeThrough(stage.customer, { payWay, ceilingKobo: asKobo(250 * unitKobo) });
  };

const pays =
  (amount?: number): Act =>
  async ({ house: { paystack }, page }) => {
    if (page === null) throw new Error('no page is open');
    paystack.failures.isSilent = true;
    await paystack.pay(page.reference, amount === undefined ? {} : { amount });
    paystack.failures.isSilent = false;
  };

const cancels: Act = async (stage) => {
  const link = linkOf(orderOf(stage));
  const preview = await stage.customer.call(previewCancel, link);
  const agreedOwedKobo = preview.ok ? preview.value.owedKobo : asKobo(0);
  return stage.customer.call(cancelOrder, { ...link, ...once(), reason: 'Rain', agreedOwedKobo });
};

const claims =
  (place: number): Act =>
  async (stage) => {
    // Photos come from an address of their own, like those of any phone.
    const phone = stage.house.world.device({ cookies: stage.customer.cookies });
    const asked = { itemId: itemOf(stage, place).id, askedKobo: asKobo(priceKobo) };
    const made = await claimThrough(phone, orderOf(stage), asked);
    if (made.ok) stage.claims.set(place, made.value.claimId);
    return made;
  };

const answers =
  (yes: boolean): Act =>
  (stage: Stage) =>
    saysReceived(stage.customer, orderOf(stage), yes);

export const customerSteps: Readonly<Record<string, Act>> = {
  customer_place_online_guest: places('online', 'guest'),
  customer_place_online_account: places('online', 'account'),
  customer_place_online_credit: places('online', 'credit'),
  customer_place_at_door_guest: places('on_delivery', 'guest'),
  customer_place_at_door_account: places('on_delivery', 'account'),
  customer_place_at_door_credit: places('on_delivery', 'credit'),
  customer_start_payment: async (stage) => {
    stage.page = answered(await stage.customer.call(startPayment, linkOf(orderOf(stage))));
  },
  customer_pay_full: pays(),
  customer_pay_short: pays(unitKobo),
  customer_pay_by_credit: (stage) =>
    stage.customer.call(payByCredit, { ...once(), code: orderOf(stage).code }),
  customer_cancel_free: cancels,
  customer_cancel_charged: cancels,
  customer_cancel__too_late: cancels,
  customer_claim_0: claims(0),
  customer_claim_0__too_late: claims(0),
  customer_claim_1: claims(1),
  customer_claim_1__more_than_paid: claims(1),
  customer_answer_yes: answers(true),
  customer_answer_no: answers(false),
};
