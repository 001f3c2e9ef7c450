import { startProduct } from '#test/product/process.ts';
import { openFcm, type FcmStandIn } from '#test/stand-ins/fcm/stand-in.ts';
import { openPushService, type PushServiceStandIn } from '#test/stand-ins/push-service/stand-in.ts';
import { test as installed } from './installed.ts';
import { testArguments, windowed } from './launch.ts';
import { openProduct, type Product } from './product.ts';

interface Fixtures {
  /** Otherwise the demo placeholder stands in its place. */
  hasFirebase: boolean;
  product: Product;
  pushService: PushServiceStandIn;
  fcm: FcmStandIn;
}

/** Playwright's `test` over a product whose notices go out to a push service and an FCM of our own. */
export const test = installed.extend<object, Fixtures>({
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted out of the pattern
    async ({}, use) => use({ args: [...testArguments], ...windowed }),
    { scope: 'worker' },
  ],
  hasFirebase: [true, { option: true, scope: 'worker' }],
  pushService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted out of the pattern
    async ({}, use) => {
      const pushService = await openPushService();
      await use(pushService);
      await pushService.close();
    },
    { scope: 'worker' },
  ],
  fcm: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted out of the pattern
    async ({}, use) => {
      const fcm = await openFcm();
      await use(fcm);
      await fcm.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ pushService, fcm, hasFirebase }, use) => {
      const running = await startProduct({
        WEB_PUSH_ALLOW_ORIGIN: pushService.url,
        VAPID_SUBJECT: 'mailto:oga@market.test',
        ...(hasFirebase && {
          FCM_SERVICE_ACCOUNT: fcm.serviceAccount,
          FIREBASE_WEB_CONFIG: fcm.webConfig,
          FCM_BASE_URL: fcm.url,
        }),
      });
      await use(await openProduct(running));
      await running.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
