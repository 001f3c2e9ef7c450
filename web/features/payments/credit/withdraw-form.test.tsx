// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { payCopy } from '#contract/copy/payments.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { Withdrawal } from './withdraw-form.tsx';

const copy = payCopy.pcm.withdraw;

let screen: OpenedScreen;

afterEach(() => screen.close());

it.each([
  { phones: [], reads: copy.proveFirst, lacks: copy.bank },
  { phones: ['+2348031234567'], reads: copy.bank, lacks: copy.proveFirst },
])('a customer with $phones as proved numbers reads $reads when they send credit away', async (given) => {
  const answer = { status: 200, body: JSON.stringify({ phones: given.phones, sendsCodes: true }) };
  screen = await openScreen(<Withdrawal creditKobo={50_000} onClose={() => {}} />, { '/api/phones': answer });
  await screen.wait(20);
  expect(screen.text()).toContain(given.reads);
  expect(screen.text()).not.toContain(given.lacks);
});
