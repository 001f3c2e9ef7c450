import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { readPhone } from '#contract/phone.ts';
import type { showPhoneCustomer as endpoint } from '#contract/orders/phone-orders/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { isOwnPhone } from '#server/features/phones/call-proofs.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readDebtOf } from '../money/store-debt.ts';
import { viewSummary } from '../order/view.ts';
import { findAccountOfPhone, readAddressesOf, readOrdersOfPhone } from './store.ts';

const most = { orders: 20, addresses: 5 };

/** Shows who orders by a number, as far as this admin may see: the rows of other cities are not there for them. */
export async function showPhoneCustomer(
  db: Db,
  { phone: written }: InputOf<typeof endpoint>,
  caller: Caller,
  sendsSms: boolean,
): Promise<OutcomeOf<typeof endpoint>> {
  const phone = readPhone(written);
  if (phone === undefined) return { ok: false, reason: 'bad-phone' };
  if (await isOwnPhone(db, memberOf(caller).user.id, phone)) return { ok: false, reason: 'own-account' };
  const [orders, account, addresses, debtKobo] = await Promise.all([
    readOrdersOfPhone(db, phone, most.orders),
    findAccountOfPhone(db, phone),
    readAddressesOf(db, phone, most.addresses),
    readDebtOf(db, phone),
  ]);
  return {
    ok: true,
    value: {
      phone,
      name: orders[0]?.customerName ?? null,
      account: account ?? null,
      addresses: addresses.map(({ area, landmark, directions, latitude, longitude }) => ({
        area,
        landmark,
        directions,
        pin: latitude === null || longitude === null ? null : { latitude, longitude },
      })),
      underWay: orders.filter(({ isUnderWay }) => isUnderWay).map(viewSummary),
      past: orders.filter(({ isUnderWay }) => !isUnderWay).map(viewSummary),
      debtKobo: asKobo(debtKobo),
      sendsSms,
    },
  };
}
