import type { Db } from '#server/db/database.ts';
import type { NewOrderRow } from './store-new-order.ts';

interface DoorPayment {
  isVerified: boolean;
  unverified: NewOrderRow['unverified'];
  callBy: Date | null;
}

/** The way it is paid, as if it had been placed so; the database refuses what placing it so would. */
export async function setDoorPayment(
  db: Db,
  orderId: string,
  { isVerified, unverified, callBy }: DoorPayment,
): Promise<void> {
  await db`
    update customer_order
    set pay_way = 'on_delivery', phone_verified = ${isVerified}, call_by = ${callBy},
      placed_on = ${unverified?.placedOn ?? null}, placed_from = ${unverified?.placedFrom ?? null},
      device_place = ${unverified?.devicePlace ?? null}, address_place = ${unverified?.addressPlace ?? null}
    where id = ${orderId}`;
}
