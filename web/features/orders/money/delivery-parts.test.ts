import { expect, it } from 'vitest';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { asKobo } from '#contract/kobo.ts';
import type { FeePart } from '#contract/orders/fees/delivery-fee.ts';
import { deliveryLabel } from './delivery-parts.ts';

const kilometres: FeePart = { kind: 'kilometres', count: 4, kobo: asKobo(70_000) };
const heavy: FeePart = { kind: 'load', class: 'heavy', kobo: asKobo(20_000) };
const zone: FeePart = { kind: 'zone', kobo: asKobo(30_000) };
const base: FeePart = { kind: 'base', kobo: asKobo(15_000) };
const say = (parts: FeePart[] | null, language: 'en' | 'pcm' = 'en') =>
  deliveryLabel('Delivery', parts, trackingCopy[language].bill.feeParts);

it('a fee that is nothing but its base is told without a reason', () => {
  expect(say([base])).toBe('Delivery');
  expect(say(null)).toBe('Delivery');
});

it('a fee with more than its base is told part by part', () => {
  expect(say([kilometres, heavy])).toBe('Delivery: 4 km ₦700, heavy bag ₦200');
  expect(say([base, zone])).toBe('Delivery: to set out ₦150, this area ₦300');
  expect(say([base, kilometres])).toBe('Delivery: to set out ₦150, 4 km more ₦700');
  expect(say([base, kilometres, heavy], 'pcm')).toBe(
    'Delivery: to start di waka ₦150, 4 km join ₦700, heavy bag ₦200',
  );
});
