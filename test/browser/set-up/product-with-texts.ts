import { expect } from '@playwright/test';
import { startProduct } from '#test/product/process.ts';
import { openTermii, type TermiiStandIn } from '#test/stand-ins/termii/stand-in.ts';
import { openProduct, test as base, type Product } from './product.ts';

/** Over a product that sends text messages to a gateway of our own. */
export const test = base.extend<object, { termii: TermiiStandIn; product: Product }>({
  termii: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted out of the pattern
    async ({}, use) => {
      const termii = await openTermii();
      await use(termii);
      await termii.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ termii }, use) => {
      const running = await startProduct({
        TERMII_API_KEY: termii.apiKey,
        TERMII_SENDER: termii.sender,
        TERMII_BASE_URL: termii.url,
      });
      await use(await openProduct(running));
      await running.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The last text to a number, once it is one like this. */
export async function textTo(termii: TermiiStandIn, phone: string, like: RegExp): Promise<string> {
  const sent = () => termii.outbox.findLast(({ to }) => to === phone)?.text ?? '';
  await expect.poll(sent).toMatch(like);
  return sent();
}
