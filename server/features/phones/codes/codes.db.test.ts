import { beforeEach, describe, expect, test } from 'vitest';
import { changeProfile, deleteAccount, exportAccount } from '#contract/accounts/endpoints.ts';
import { askPhoneCode, listOwnPhones, verifyPhone } from '#contract/phones/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { newPhone } from '#test/factories/orders.ts';
import { openCodeWorld } from '#test/worlds/phone-codes.ts';
import { termiiSays } from '#test/stand-ins/termii/stand-in.ts';
import { tidyPhones } from '../tidy-phones.ts';

const { world, termii, send, codeSentTo, askedCode } = await openCodeWorld();

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const phonesOf = async (client: Client) => answered(await client.call(listOwnPhones, {})).phones;

describe('a code', () => {
  test('goes to the number by SMS, with a last line that a browser of this host fills in by itself', async () => {
    const { phone } = await askedCode(world.device());
    const sms = termii.outbox.at(-1);
    expect(sms?.to).toBe(phone);
    expect(sms?.text).toMatch(/^\d{6} na your MarketWaka code\. .*\n\n@market\.test #\d{6}$/);
    expect(sms?.text.length).toBeLessThanOrEqual(160);
  });

  test('is answered alike whatever the number has, and goes out in the language of its device', async () => {
    const known = newPhone();
    const ada = await signUpCustomer(world);
    answered(await ada.client.call(changeProfile, { name: 'Ada', phone: known }));
    const results = [];
    for (const phone of [known, newPhone()])
      results.push(answered(await world.device().call(askPhoneCode, { phone })));
    expect(Object.keys(results[0] ?? {})).toEqual(Object.keys(results[1] ?? {}));
    const english = world.device();
    english.cookies.set('language', 'en');
    const { phone } = await askedCode(english);
    expect(termii.outbox.findLast(({ to }) => to === phone)?.text).toMatch(
      /is your MarketWaka code\. Give it to nobody\./,
    );
  });

  test('verifies the number on the device that asked, and nowhere else', async () => {
    const guest = world.device();
    const { phone, code } = await askedCode(guest);
    expect(await world.device().call(verifyPhone, { phone, code })).toMatchObject({ reason: 'code-over' });
    expect(await guest.call(verifyPhone, { phone, code: wrongFor(code) })).toMatchObject({
      status: 422,
      reason: 'wrong-code',
    });
    expect(await phonesOf(guest)).toEqual([]);
    expect(answered(await guest.call(verifyPhone, { phone, code }))).toEqual({ phone });
    expect(await phonesOf(guest)).toEqual([phone]);
    expect(await phonesOf(world.device())).toEqual([]);
    // The answer was lost, and the phone sends it again.
    answered(await guest.call(verifyPhone, { phone, code }));
  });

  test('verifies the number for the signed-in account, on each of its devices', async () => {
    const ada = await signUpCustomer(world);
    const { phone, code } = await askedCode(ada.client);
    answered(await ada.client.call(verifyPhone, { phone, code }));
    expect(await phonesOf(ada.client)).toEqual([phone]);
    const [stored] =
      await world.db`select account_id, device_hash, how from verified_phone where phone = ${phone}`;
    expect(stored).toMatchObject({ account_id: ada.user.id, device_hash: null, how: 'code' });
  });

  test('is good for five tries, however many guess at once', async () => {
    const guest = world.device();
    const { phone, code } = await askedCode(guest);
    const wrong = wrongFor(code);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => guest.call(verifyPhone, { phone, code: wrong })),
    );
    const reasons = results.map((one) => (one.ok ? 'verified' : one.reason));
    expect(reasons.filter((reason) => reason === 'wrong-code')).toHaveLength(4);
    expect(reasons.filter((reason) => reason === 'code-over')).toHaveLength(16);
    expect(await guest.call(verifyPhone, { phone, code })).toMatchObject({
      status: 410,
      reason: 'code-over',
    });
    expect(await phonesOf(guest)).toEqual([]);
  });

  test('is over after ten minutes', async () => {
    const guest = world.device();
    const { phone, code } = await askedCode(guest);
    await world.timePasses(10 * 60 + 1);
    expect(await guest.call(verifyPhone, { phone, code })).toMatchObject({ reason: 'code-over' });
  });

  test('ends with the next one that is asked for', async () => {
    const guest = world.device();
    const first = await askedCode(guest);
    const second = await askedCode(guest, first.phone);
    expect((await guest.call(verifyPhone, first)).ok).toBe(first.code === second.code);
    answered(await guest.call(verifyPhone, second));
  });

  test('of two that are asked for at one moment is one, and is right', async () => {
    const guest = world.device();
    await askedCode(guest);
    const phone = newPhone();
    const results = await Promise.all([1, 2].map(() => guest.call(askPhoneCode, { phone })));
    expect(results.map(({ ok }) => ok)).toEqual([true, true]);
    await send();
    answered(await guest.call(verifyPhone, { phone, code: codeSentTo(phone) }));
  });

  test('stands in no row: a copy of the database has no code in it, and no name of a device', async () => {
    const guest = world.device();
    const { phone, code } = await askedCode(guest);
    expect(guest.lastSetCookies()[0]).toMatch(/^__Host-device=.*HttpOnly; SameSite=Lax; Secure$/);
    const [row] = await world.db`select to_jsonb(phone_code) as row from phone_code where phone = ${phone}`;
    expect(JSON.stringify(row)).not.toContain(code);
    expect(JSON.stringify(row)).not.toContain(guest.cookies.get('__Host-device'));
  });
});

describe('codes are counted', () => {
  test('three an hour and six a day for a number, from wherever they are asked for', async () => {
    const phone = newPhone();
    const ask = () => world.device().call(askPhoneCode, { phone });
    for (let hours = 0; hours < 2; hours += 1) {
      const results = await Promise.all(Array.from({ length: 6 }, ask));
      expect(results.filter(({ ok }) => ok)).toHaveLength(3);
      await world.timePasses(60 * 60 + 1);
    }
    expect(await ask()).toMatchObject({ status: 429, reason: 'too-many-tries' });
    await world.timePasses(22 * 60 * 60);
    expect((await ask()).ok).toBe(true);
  });

  test('ten an hour from an address, for whatever numbers', async () => {
    const from = { address: '10.88.0.1' };
    const results = await Promise.all(
      Array.from({ length: 14 }, () => world.device(from).call(askPhoneCode, { phone: newPhone() })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(10);
  });
});

describe('the gateway', () => {
  beforeEach(send);

  test('that is away is asked again, and the code goes out once', async () => {
    const guest = world.device();
    const phone = newPhone();
    answered(await guest.call(askPhoneCode, { phone }));
    termii.trouble.refusals.push(termiiSays.tooMany);
    const before = termii.outbox.length;
    await send();
    expect(termii.outbox).toHaveLength(before);
    await world.timePasses(31);
    await Promise.all([send(), send(), send()]);
    expect(termii.outbox).toHaveLength(before + 1);
    answered(await guest.call(verifyPhone, { phone, code: codeSentTo(phone) }));
    const [stored] = await world.db`select sms_state, sms_parts from phone_code where phone = ${phoneSent()}`;
    expect(stored).toEqual({ sms_state: 'sent', sms_parts: 1 });
  });

  test('that refuses the number for good is not asked again', async () => {
    const phone = newPhone();
    answered(await world.device().call(askPhoneCode, { phone }));
    termii.trouble.refusals.push(termiiSays.wrongPhone);
    const before = termii.outbox.length;
    await send();
    await world.timePasses(60);
    await send();
    expect(termii.outbox).toHaveLength(before);
  });

  const phoneSent = () => termii.outbox.at(-1)?.to ?? '';
});

test('a deleted account takes its numbers and codes along, and exports them before', async () => {
  const ada = await signUpCustomer(world);
  const { phone, code } = await askedCode(ada.client);
  answered(await ada.client.call(verifyPhone, { phone, code }));
  expect(JSON.stringify(answered(await ada.client.call(exportAccount, {})))).toContain(phone);
  answered(await ada.client.call(deleteAccount, { password: ada.password }));
  const left = await world.db`
    select phone from verified_phone where phone = ${phone} union all
    select phone from phone_code where phone = ${phone}`;
  expect([...left]).toEqual([]);
});

test('old codes are deleted after a month, and so are devices that forgot their name', async () => {
  const [guest, other] = [world.device(), world.device()];
  const { phone, code } = await askedCode(guest);
  answered(await guest.call(verifyPhone, { phone, code }));
  const stored = await askedCode(other);
  answered(await other.call(verifyPhone, stored));
  await world.db`update phone_code set asked_at = now() - interval '31 days' where phone = ${phone}`;
  await world.db`update verified_phone set verified_at = now() - interval '401 days' where phone = ${phone}`;
  await tidyPhones(world.db);
  expect(await world.db`select from phone_code where phone = ${phone}`).toHaveLength(0);
  expect(await phonesOf(guest)).toEqual([]);
  expect(await phonesOf(other)).toEqual([stored.phone]);
});
