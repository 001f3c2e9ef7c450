import { test } from 'vitest';
import { openKilledNotices } from '#test/killed-notices.ts';

// The point at which a notice could be sent twice; every other one is in killed.full.test.ts.
const { toldOnceThoughKilledAt } = await openKilledNotices();

test(
  'killed when the notice is sent and that is not written down, the product shows it once',
  {
    timeout: 120_000,
  },
  () => toldOnceThoughKilledAt('settled_at = coalesce'),
);
