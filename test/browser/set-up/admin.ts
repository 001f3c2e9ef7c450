import type { Browser, BrowserContext, Page } from '@playwright/test';
import { changeRole, grantPermissions, signIn, signUp } from '#contract/accounts/endpoints.ts';
import type { Permission } from '#contract/permissions.ts';
import { answered, type Client } from '#test/client.ts';
import type { Product } from './product.ts';
import { sitDown } from './session.ts';

/** An admin who holds exactly these permissions, on a device of their own. */
export async function anAdmin(
  product: Product,
  name: string,
  permissions: readonly Permission[],
): Promise<Client> {
  const client = product.openDevice();
  const credentials = { username: name, password: 'suya and cold zobo' };
  const { id: userId } = answered(await client.call(signUp, credentials));
  const owner = product.device('godmode');
  answered(await owner.call(changeRole, { userId, role: 'admin' }));
  answered(await owner.call(grantPermissions, { userId, permissions: [...permissions] }));
  // Joining the staff ended the session.
  answered(await client.call(signIn, credentials));
  return client;
}

/** A browser with a signed-in admin. */
export async function openAdminBrowser(
  browser: Browser,
  product: Product,
  client: Client,
): Promise<{ adminContext: BrowserContext; page: Page }> {
  const adminContext = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1280, height: 800 },
    // The colours are judged once it has faded in.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': product.nextAddress() },
  });
  await sitDown(adminContext, product, client);
  return { adminContext, page: await adminContext.newPage() };
}
