import { expect, test } from 'vitest';
import { openKilledNotices, notifiedOnce } from '#test/product/crash-while-notifying.ts';

const { notifiedThoughKilledAt } = await openKilledNotices();

test.each([
  ['as it hears of it', 'from outbox_reader'],
  ['as it writes the notice down', 'insert into notice ('],
  ['as it writes down where it goes', 'insert into notice_delivery'],
  ['as it notes how far it has heard', 'update outbox_reader'],
  ['as it takes the delivery', 'set leased_until ='],
])('killed %s, the product tells of an order once', { timeout: 120_000 }, async (_when, words) => {
  expect(await notifiedThoughKilledAt(words)).toEqual(notifiedOnce);
});
