import { receivePaystackNotice } from '#contract/payments/endpoints.ts';
import { startProduct } from '#test/product/process.ts';
import { openPaystack, type PaystackStandIn } from '#test/stand-ins/paystack/stand-in.ts';
import { openProduct, test as base, type Product } from './product.ts';

/** Playwright's `test` over a product that has a payment provider beside it. */
export const test = base.extend<object, { product: Product; paystack: PaystackStandIn }>({
  paystack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted out of the pattern
    async ({}, use) => {
      const paystack = await openPaystack();
      await use(paystack);
      await paystack.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ paystack }, use) => {
      const running = await startProduct({
        PAYSTACK_SECRET_KEY: paystack.secretKey,
        PAYSTACK_BASE_URL: paystack.url,
      });
      paystack.notify(running.url + receivePaystackNotice.path);
      await use(await openProduct(running));
      await running.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
