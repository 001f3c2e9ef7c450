import type { ReplyOf } from '#contract/endpoint.ts';
import type { placeOrder } from '#contract/orders/endpoints.ts';
import { startPayment } from '#contract/payments/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import type { Scene } from '../scene.ts';

/** Opens the provider's page as whoever ordered does, and presses its button. */
export async function payOnPage(
  device: Client,
  link: Pick<ReplyOf<typeof placeOrder>, 'code' | 'token'>,
): Promise<void> {
  const { pageUrl } = answered(await device.call(startPayment, link));
  await fetch(`${pageUrl}/pay`, { method: 'POST', redirect: 'manual' });
}

/** The provider sends on what is to go back to people. */
export const refunds: Scene = {
  name: 'refunds',
  everySeconds: 45,
  play: async ({ provider, log }) => {
    for (const { amount } of (await provider?.workOffRefunds()) ?? [])
      log(`Paystack (di one we dey play) send ₦${(amount / 100).toLocaleString('en-NG')} back`);
  },
};
