import { expect, it } from 'vitest';
import { itemEvent } from '#contract/orders/shopping/item-event.ts';
import { orderEvent } from '#contract/orders/schema.ts';
import { phoneTimeOf } from './phone-time.ts';

const itemId = '00000000-0000-4000-8000-000000000001';

const moved = (at: string) =>
  orderEvent.parse({
    at,
    phoneAt: null,
    status: 'shopping',
    action: 'startShopping',
    by: 'agent',
    reason: null,
  });

const bought = (at: string, phoneAt: string) =>
  itemEvent.parse({ at, phoneAt, itemId, step: 'find', status: 'found', by: 'agent', what: null });

it('a step shows the phone’s time where it differs by more than a minute', () => {
  const late = bought('2026-11-21T09:30:00.000Z', '2026-11-21T09:10:00.000Z');
  expect(phoneTimeOf(late)).toBe('2026-11-21T09:10:00.000Z');
  expect(phoneTimeOf({ ...late, phoneAt: '2026-11-21T09:29:30.000Z' })).toBeNull();
  expect(phoneTimeOf(moved('2026-11-21T09:00:00.000Z'))).toBeNull();
});
