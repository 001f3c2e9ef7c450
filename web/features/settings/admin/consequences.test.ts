import { expect, it } from 'vitest';
import { adminCopy } from '#contract/copy/admin.ts';
import { settingsCopy } from '#contract/copy/admin/settings.ts';
import { consequenceOf, settingText } from './consequences.ts';

const copy = { settings: adminCopy.en.settings, more: settingsCopy.en };
const rows = [
  { key: 'delivery_fee', value: '15000' },
  { key: 'service_fee', value: '5000' },
  { key: 'agent_share_percent', value: '80' },
];

it('a fee says what a typical order costs then', () => {
  expect(consequenceOf('delivery_fee', '20000', rows, copy)).toContain(
    '₦10,000.00 in the market then costs ₦10,250.00 instead of ₦10,200.00',
  );
  expect(consequenceOf('service_fee', '0', rows, copy)).toContain('then costs ₦10,150.00');
});

it('the fee of a wait says what forty minutes at a stop cost then', () => {
  expect(
    consequenceOf('waiting_fee', '15000', [...rows, { key: 'waiting_fee', value: '10000' }], copy),
  ).toContain('who waits 40 minutes at a stop then costs ₦300.00 instead of ₦200.00');
});

it('a share says what an agent gets of the fee that stands', () => {
  expect(consequenceOf('agent_share_percent', '70', rows, copy)).toContain(
    'fee of ₦150.00 the agent then gets ₦105.00 instead of ₦120.00',
  );
});

it('a share below the floor gets the agent the floor', () => {
  const floored = [...rows, { key: 'agent_floor', value: '11000' }];
  expect(consequenceOf('agent_share_percent', '70', floored, copy)).toContain(
    'the agent then gets ₦110.00 instead of ₦120.00',
  );
});

it('a value is told as people say it', () => {
  expect(settingText('door_cap', '3000000', copy)).toBe('₦30,000.00');
  expect(settingText('contact_phone', '+2348031234567', copy)).toBe('0803 123 4567');
  expect(settingText('collect_visits', 'off', copy)).toBe('Off');
  expect(settingText('business_email', '', copy)).toBe('Empty');
  expect(settingText('errand_fee', '', copy)).toBe('Delivery fee');
});
