import { waitStepMinutes } from '#contract/orders/errands/waiting.ts';
import type { Kobo } from '#contract/kobo.ts';
import type { Db } from '#server/db/database.ts';
import { kobo } from '#server/db/sql/codecs.ts';

/** The first time counts. The wait that was agreed belongs to the promise until it is known how long it was. */
export async function setStopReached(db: Db, orderId: string, at: Date): Promise<void> {
  await db`
    update customer_order
    set stop_reached_at = ${at}, wait_allowed_minutes = wait_steps * ${waitStepMinutes}::int,
      -- The version before leaves the wait of the agent before in it.
      minutes = minutes - wait_allowed_minutes + wait_steps * ${waitStepMinutes}::int
    where id = ${orderId} and stop_reached_at is null`;
}

/** The name of the giver, and the wait: a part of the delivery fee, and no delay of what was promised. */
export async function setLeft(
  db: Db,
  orderId: string,
  left: { givenBy: string | null; waitedSteps: number },
): Promise<void> {
  await db`
    update customer_order
    set given_by = ${left.givenBy}, waited_steps = ${left.waitedSteps}::smallint,
      fee_wait_kobo = ${left.waitedSteps}::smallint * wait_step_kobo,
      minutes = minutes - wait_allowed_minutes + ${left.waitedSteps * waitStepMinutes}::int, wait_allowed_minutes = 0,
      delivery_fee_kobo = delivery_fee_kobo - fee_wait_kobo + ${left.waitedSteps}::smallint * wait_step_kobo
    where id = ${orderId}`;
}

/** Leaves the base of the delivery fee as all that an order costs; answers it. */
export async function setBaseFee(db: Db, orderId: string): Promise<Kobo> {
  const [row] = await db.one({ kobo })`
    update customer_order
    set delivery_fee_kobo =
        delivery_fee_kobo - fee_kilometres_kobo - fee_load_kobo - fee_zone_kobo - fee_wait_kobo,
      fee_kilometres_kobo = 0, fee_load_kobo = 0, fee_zone_kobo = 0, fee_wait_kobo = 0, waited_steps = 0,
      service_fee_kobo = 0
    where id = ${orderId}
    returning delivery_fee_kobo as kobo`;
  return row.kobo;
}
