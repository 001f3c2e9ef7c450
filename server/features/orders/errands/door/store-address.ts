import type { Address } from '#contract/address.ts';
import type { Place } from '#contract/areas.ts';
import type { Db } from '#server/db/database.ts';
import type { Goal } from '#server/features/cities/zones/store-goal.ts';
import type { NewWay } from './price-new-way.ts';

interface NewAddress {
  address: Address;
  goal: Goal;
  feeDoor: Place;
  moreMinutes: number;
  /** True where the wait and the calls at the old door say nothing of the new one. */
  isAnotherDoor: boolean;
}

export async function setAddress(
  db: Db,
  orderId: string,
  { address, goal, feeDoor, moreMinutes, isAnotherDoor }: NewAddress,
): Promise<void> {
  await db`
    update customer_order
    set zone_id = ${goal.zoneId}, area = ${goal.area}, landmark = ${address.landmark},
      directions = ${address.directions}, latitude = ${address.pin?.latitude ?? null}::float8,
      longitude = ${address.pin?.longitude ?? null}::float8,
      fee_latitude = ${feeDoor.latitude}::float8, fee_longitude = ${feeDoor.longitude}::float8,
      minutes = minutes + ${moreMinutes}::int,
      arrived_at = case when not ${isAnotherDoor} then arrived_at end,
      at_door_since = case when not ${isAnotherDoor} then at_door_since end,
      last_call_at = case when not ${isAnotherDoor} then last_call_at end,
      calls_reported = case when ${isAnotherDoor} then 0 else calls_reported end,
      call_attempts = case when ${isAnotherDoor} then 0 else call_attempts end
    where id = ${orderId}`;
}

/** The fee of the new way with its parts, beside the wait that was charged; estimate and ceiling rise with it. */
export async function setNewWay(
  db: Db,
  orderId: string,
  { fee, moreKobo, ceilingKobo }: NewWay,
): Promise<void> {
  const kilometres = fee.parts.find((part) => part.kind === 'kilometres');
  const loadKobo = fee.parts.find((part) => part.kind === 'load')?.kobo ?? 0;
  const zoneKobo = fee.parts.find((part) => part.kind === 'zone')?.kobo ?? 0;
  await db`
    update customer_order
    set delivery_fee_kobo = ${fee.kobo}::bigint + fee_wait_kobo, fee_kilometres = ${kilometres?.count ?? 0},
      fee_kilometres_kobo = ${kilometres?.kobo ?? 0}, fee_load_kobo = ${loadKobo}, fee_zone_kobo = ${zoneKobo},
      estimate_kobo = estimate_kobo + ${moreKobo}, ceiling_kobo = greatest(ceiling_kobo, ${ceilingKobo})
    where id = ${orderId}`;
}
