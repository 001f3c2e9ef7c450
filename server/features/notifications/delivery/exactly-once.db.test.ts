import { expect, test } from 'vitest';
import { openKilledNotices, notifiedOnce } from '#test/product/crash-while-notifying.ts';

// The point at which a notice could be sent twice; every other one is in exactly-once.full.test.ts.
const { notifiedThoughKilledAt } = await openKilledNotices();

test(
  'killed when the notice is sent and that is not written down, the product shows it once',
  {
    timeout: 120_000,
  },
  async () => {
    expect(await notifiedThoughKilledAt('settled_at = coalesce')).toEqual(notifiedOnce);
  },
);
