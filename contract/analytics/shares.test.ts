import { expect, test } from 'vitest';
import { fillShare, onTimeShare, ordersAnHour, paidAgainstGuide, repeatShare } from './shares.ts';

test('a share of nothing is not nothing: there is none', () => {
  expect(onTimeShare({ onTime: 0, delivered: 0 })).toBeNull();
  expect(repeatShare({ repeat: 0, customers: 0 })).toBeNull();
  expect(ordersAnHour({ delivered: 3, onlineSeconds: 0 })).toBeNull();
});

test('replaced and short items count as brought, and items rejected at the door do not', () => {
  const lines = { found: 5, short: 1, replaced: 2, unavailable: 1, rejected: 1 };
  expect(fillShare({ lines })).toBe(0.8);
});

test('paid above the guide is more than one', () => {
  const guided = { lines: 2, paidKobo: 120_000, guideKobo: 100_000, aboveRange: 1 };
  expect(paidAgainstGuide({ guided })).toBe(1.2);
});

test('six orders in four hours online are one and a half an hour', () => {
  expect(ordersAnHour({ delivered: 6, onlineSeconds: 4 * 3600 })).toBe(1.5);
});
