import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { placePhoneOrder } from '#contract/orders/phone-orders/endpoints.ts';
import { readPhone } from '#contract/phone.ts';
import {
  askPhoneOrderCode,
  listOwnPhones,
  verifyPhone,
  verifyPhoneOrder,
} from '#contract/phones/endpoints.ts';
import { answered } from '#test/client.ts';
import { newPhone } from '#test/factories/orders.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { typedThrough } from '#test/factories/phone-orders.ts';
import { openCodeWorld } from '#test/worlds/phone-codes.ts';
import { tidyPhones } from '../tidy-phones.ts';

const { world, send, codeSentTo, askedCode } = await openCodeWorld();
const { client: office } = await signUpAdmin(world, ['orders:view', 'orders:manage']);

async function prove(phone: string, callId: string): Promise<void> {
  answered(await office.call(askPhoneOrderCode, { phone, callId }));
  await send();
  answered(await office.call(verifyPhoneOrder, { phone, callId, code: codeSentTo(phone) }));
}

/** A large order of the number in this call. */
const typed = (phone: string, callId: string) =>
  typedThrough(office, { customer: { name: 'Mama Ngozi', phone }, callId, ceilingKobo: 800_000 });

const ageBy = (phone: string, minutes: number) => world.db`
  update verified_phone set verified_at = now() - ${minutes} * interval '1 minute'
  where phone = ${readPhone(phone) ?? ''}`;

test('a code that was read back counts for an hour in its call, and can be read back again after it', async () => {
  const phone = newPhone();
  const callId = randomUUID();
  await prove(phone, callId);
  await ageBy(phone, 61);
  const late = await typed(phone, callId);
  expect(await office.call(placePhoneOrder, late)).toMatchObject({ reason: 'phone-unverified' });
  await prove(phone, callId);
  await ageBy(phone, 59);
  expect(answered(await office.call(placePhoneOrder, late)).order.status).toBe('confirmed');
});

test('calls that are over go with the next round, those under way and devices stay', async () => {
  const [over, underWay] = [newPhone(), newPhone()];
  await prove(over, randomUUID());
  await prove(underWay, randomUUID());
  const guest = world.device();
  const { phone, code } = await askedCode(guest);
  answered(await guest.call(verifyPhone, { phone, code }));
  await ageBy(over, 61);
  await ageBy(underWay, 59);
  await ageBy(phone, 61);
  await tidyPhones(world.db);
  const left = await world.db`
    select phone from verified_phone where phone = any(${[over, underWay, phone].map((one) => readPhone(one) ?? '')})`;
  expect(left.map((row) => row['phone']).toSorted()).toEqual([readPhone(underWay), phone].toSorted());
  expect(answered(await guest.call(listOwnPhones, {})).phones).toEqual([phone]);
});
