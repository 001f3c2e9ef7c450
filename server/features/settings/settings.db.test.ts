import { describe, expect, test } from 'vitest';
import {
  changeSetting,
  listAllSettings,
  listSettingChanges,
  listSettings,
  showLegalText,
} from '#contract/settings/endpoints.ts';
import { answered } from '#test/client.ts';
import { readAudit } from '#test/audit.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const admin = await signUpAdmin(world, ['settings:manage']);

async function publicValue(key: string): Promise<string | undefined> {
  const list = answered(await world.device().call(listSettings, {}));
  return list.find((setting) => setting.key === key)?.value;
}

describe('the public settings', () => {
  test('are the keys of the specification with their defaults, before one is set', async () => {
    const list = answered(await world.device().call(listSettings, {}));
    expect(Object.fromEntries(list.map(({ key, value }) => [key, value]))).toEqual({
      delivery_fee: '15000',
      service_fee: '5000',
      estimated_delivery_time: '30 minutes',
      unverified_door_cap: '500000',
      waiting_fee: '10000',
      first_door_cap: '1000000',
      door_cap: '3000000',
      // The quote of a phone without network reckons with them.
      errand_fee: '',
      fee_per_km: '0',
      free_km: '0',
      fee_bag: '0',
      fee_heavy: '0',
      business_name: 'MarketWaka',
      business_description: '',
      business_phone: '',
      business_email: '',
      business_address: 'Life Camp, Abuja',
      contact_phone: '',
      // The page asks before it tells of a visit.
      collect_visits: 'off',
    });
  });

  test('never say whether the gate is shut', async () => {
    expect(await publicValue('maintenance')).toBeUndefined();
  });
});

describe('the page on privacy', () => {
  const read = async () =>
    answered(await world.device().call(showLegalText, { page: 'privacy', language: 'en' }));

  test('says our own text and that it is a draft, until an admin has written another and a lawyer read it', async () => {
    const own = await read();
    expect(own).toMatchObject({ isDraft: true, changedAt: null });
    expect(own.text).toContain('Nigeria Data Protection Act 2023');
    const text = `## Ours\n\n- <script>alert(1)</script>\n${'long '.repeat(1000)}`.trim();
    answered(await admin.client.call(changeSetting, { key: 'privacy_en', value: text, from: own.text }));
    answered(await admin.client.call(changeSetting, { key: 'legal_reviewed', value: 'on' }));
    expect(await read()).toEqual({ text, isDraft: false, changedAt: expect.any(String) });
    expect(await publicValue('privacy_en')).toBeUndefined();
    // The way back: an empty text, or our own written again.
    for (const value of ['', own.text]) {
      answered(await admin.client.call(changeSetting, { key: 'privacy_en', value }));
      expect(await read()).toMatchObject({ text: own.text, changedAt: null });
    }
  });

  test('is the only kind of setting that may be long', async () => {
    const long = 'long '.repeat(300);
    expect(
      await admin.client.call(changeSetting, { key: 'business_description', value: long }),
    ).toMatchObject({ reason: 'bad-setting' });
  });
});

describe('changing a setting', () => {
  test('is seen by everybody, and says who did it when', async () => {
    const row = answered(await admin.client.call(changeSetting, { key: 'delivery_fee', value: ' 020000 ' }));
    expect(row).toEqual({
      key: 'delivery_fee',
      value: '20000',
      isPublic: true,
      changedAt: expect.any(String),
      changedBy: admin.username,
    });
    expect(await publicValue('delivery_fee')).toBe('20000');
    const all = answered(await admin.client.call(listAllSettings, {}));
    expect(all.find(({ key }) => key === 'delivery_fee')).toEqual(row);
    expect(all.find(({ key }) => key === 'service_fee')).toMatchObject({ changedAt: null, changedBy: null });
  });

  test.each([
    ['delivery_fee', '-1'],
    ['delivery_fee', '12.50'],
    ['fee_per_km', '100001'],
    ['free_km', '31'],
    ['fee_heavy', '1000001'],
    ['estimated_delivery_time', 'soon'],
    ['business_email', 'nobody'],
    ['business_phone', '12345'],
    ['collect_visits', 'maybe'],
  ] as const)('%s cannot be "%s"', async (key, value) => {
    const before = await publicValue(key);
    const result = await admin.client.call(changeSetting, { key, value });
    expect(result).toMatchObject({ status: 400, reason: 'bad-setting' });
    expect(await publicValue(key)).toBe(before);
  });

  test('an emptied text goes back to its default', async () => {
    answered(await admin.client.call(changeSetting, { key: 'business_name', value: 'Mama Market' }));
    expect(await publicValue('business_name')).toBe('Mama Market');
    answered(await admin.client.call(changeSetting, { key: 'business_name', value: '' }));
    expect(await publicValue('business_name')).toBe('MarketWaka');
  });

  test('taking a value back does not go over what another admin has made of it meanwhile', async () => {
    const key = 'delivery_fee';
    const standing = (await publicValue(key)) ?? '';
    answered(await admin.client.call(changeSetting, { key, value: '30000', from: standing }));
    const colleague = (await signUpAdmin(world, ['settings:manage'])).client;
    answered(await colleague.call(changeSetting, { key, value: '35000', from: '30000' }));
    expect(await admin.client.call(changeSetting, { key, value: standing, from: '30000' })).toMatchObject({
      reason: 'changed-meanwhile',
    });
    expect(await publicValue(key)).toBe('35000');
    answered(await admin.client.call(changeSetting, { key, value: standing, from: '35000' }));
  });

  test('the gate is not switched here', async () => {
    const result = await admin.client.call(changeSetting, { key: 'maintenance', value: 'on' });
    expect(result).toMatchObject({ status: 403, reason: 'not-allowed' });
  });

  test('twenty at once: the audit’s chain of befores and afters has no gap', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_nothing, index) =>
        admin.client.call(changeSetting, { key: 'service_fee', value: String(1000 + index) }),
      ),
    );
    const entries = await readAudit(world, 'settings', 'service_fee');
    expect(entries).toHaveLength(20);
    const befores = entries.slice(1).map(({ before }) => before);
    const afters = entries.slice(0, -1).map(({ after }) => after);
    expect(befores).toEqual(afters);
    expect(entries.at(-1)?.after).toEqual({ value: await publicValue('service_fee') });
  });
});

test('the history of a setting is listed newest first, with the values before', async () => {
  for (const value of ['Waka One', 'Waka Two']) {
    answered(await admin.client.call(changeSetting, { key: 'business_address', value }));
  }
  const changes = answered(await admin.client.call(listSettingChanges, { key: 'business_address' }));
  expect(changes.map(({ before, after, by }) => [before, after, by])).toEqual([
    ['Waka One', 'Waka Two', admin.username],
    [null, 'Waka One', admin.username],
  ]);
});

describe('among many readers', () => {
  test('a change is seen at once by the admin who made it', async () => {
    const over = new AbortController();
    const reader = async () => {
      const phone = world.device();
      while (!over.signal.aborted) answered(await phone.call(listSettings, {}));
    };
    const callers = Array.from({ length: 12 }, reader);
    for (let naira = 101; naira < 116; naira += 1) {
      const value = String(naira * 100);
      answered(await admin.client.call(changeSetting, { key: 'service_fee', value }));
      expect(await publicValue('service_fee')).toBe(value);
    }
    over.abort();
    await Promise.all(callers);
  });
});
