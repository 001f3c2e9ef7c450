// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { payCopy } from '#contract/copy/payments.ts';
import { openScreen } from '#test/opened-screen.tsx';
import { PayAtDoor } from './pay-at-door.tsx';

it('an order that an older version answered can be paid at the door as long as no reason against it is known', async () => {
  const answer = { status: 200, body: JSON.stringify({ code: 'MW-7KQ2P9XA', ceilingKobo: 100_000 }) };
  const screen = await openScreen(<PayAtDoor code="MW-7KQ2P9XA" token={null} />, {
    '/api/orders/MW-7KQ2P9XA/open': answer,
  });
  await screen.wait(20);
  expect(screen.button(payCopy.pcm.now.atDoor).hasAttribute('disabled')).toBe(false);
  await screen.close();
});
