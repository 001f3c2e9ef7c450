import type { FactsOf } from '#contract/notifications/facts.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Db } from '#server/db/database.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';
import { findParcelReturn, type ParcelReturnRow } from '#server/features/orders/errands/door/store-parcel.ts';
import { readSettingsOfOrder } from '#server/features/settings/store-cities.ts';
import { errandOf } from './errand-of.ts';
import { notifyCustomer, orderOf, type Handle } from '../received-event.ts';

/** The place to which the parcel of an order that came to nothing goes; nothing where it was in nobody's hands. */
export async function goesBackOf(
  transaction: Db,
  order: OrderRow,
): Promise<Pick<FactsOf['order-failed'], 'goesBack'>> {
  if (!hasOneThing(order.kind)) return {};
  const back = await findParcelReturn(transaction, order.id);
  if (back === undefined) return {};
  return { goesBack: back.toSender ? 'sender' : 'office' };
}

/** Tells the customer that the parcel is with its sender again. */
export const notifyBroughtBack: Handle<'order.parcelBroughtBack'> = (transaction, event) =>
  notifyBack(transaction, event, ({ outcome }) => outcome === 'brought-back');

/** Tells the customer where and until when it can be fetched. */
export const notifyReceived: Handle<'order.parcelReceived'> = (transaction, event) =>
  notifyBack(transaction, event, ({ outcome }) => outcome === null);

/** Tells the customer that it stays for longer, or how it ended. */
export const notifyParcelDecided: Handle<'order.parcelDecided'> = (transaction, event) =>
  notifyBack(transaction, event, () => true, { isLonger: true });

/** Sent late, another word about it may be on its way already: then this one is not said. */
async function notifyBack(
  transaction: Db,
  event: Parameters<typeof orderOf>[0],
  isStill: (back: ParcelReturnRow) => boolean,
  { isLonger = false } = {},
): Promise<void> {
  const order = orderOf(event);
  const back = await findParcelReturn(transaction, order.id);
  if (back === undefined || !isStill(back)) return;
  const { outcome, feeKobo } = back;
  const settings = await readSettingsOfOrder(transaction, ['business_address'], order.id);
  await notifyCustomer(transaction, event, order, {
    kind: 'parcel-back',
    code: orderCode.parse(order.code),
    ...errandOf(order),
    outcome,
    office: settingIn(settings, 'business_address'),
    until: outcome === null ? (back.keptUntil?.toISOString() ?? null) : null,
    isLonger: isLonger && outcome === null,
    feeKobo,
  });
}
