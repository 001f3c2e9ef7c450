import { test as base, type BrowserContext } from '@playwright/test';
import { changeRole, grantPermissions, signIn, signUp } from '#contract/accounts/endpoints.ts';
import { permissions, type Role } from '#contract/permissions.ts';
import { answered, openClient, type Client } from '#test/client.ts';
import { openItsDatabase } from '#test/product/database.ts';
import { startProduct, theOwner, type ProductProcess } from '#test/product/process.ts';

export const kinds = ['visitor', 'customer', 'agent', 'admin', 'godmode'] as const;

/** Each kind of person; the admin holds every permission. */
export type Kind = (typeof kinds)[number];

export interface Product {
  url: string;
  /** Its database lies here. */
  dataFolder: string;
  /** A client address that was not used yet. */
  nextAddress: () => string;
  /** A device outside the browser, for what a test needs to be so before it looks. */
  openDevice: () => Client;
  /** A device on which this kind of person is signed in; a visitor's is new. */
  device: (kind: Kind) => Client;
}

export interface Fixtures {
  /** Puts the session of this kind of person into the browser. */
  become: (kind: Kind, context?: BrowserContext) => Promise<void>;
}

/** Playwright's `test` over the whole product, started once for a worker. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted out of the pattern
    async ({}, use) => {
      const running = await startProduct();
      await use(await openProduct(running));
      await running.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  // Each test comes from an address of its own, so that none is slowed down by what another tried.
  extraHTTPHeaders: async ({ product }, use) => use({ 'x-forwarded-for': product.nextAddress() }),
  become: async ({ product, context: own }, use) => {
    await use(async (kind, context = own) => {
      const cookies = [...product.device(kind).cookies];
      await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: product.url })));
    });
  },
});

/** Signs in a person of each kind at a running product. */
export async function openProduct({ url, dataFolder }: ProductProcess): Promise<Product> {
  let devices = 0;
  const nextAddress = () => {
    devices += 1;
    return `10.9.${devices >> 8}.${devices & 255}`;
  };
  const openDevice = () => openClient({ url, address: nextAddress(), userAgent: 'a phone of the test' });
  const godmode = openDevice();
  answered(await godmode.call(signIn, theOwner));
  const signedIn = new Map<Kind, Client>([['godmode', godmode]]);
  for (const role of ['customer', 'agent', 'admin'] as const) {
    signedIn.set(role, await signUpAs(role, openDevice(), godmode));
  }
  await proveForTheDay(dataFolder);
  return { url, dataFolder, nextAddress, openDevice, device: (kind) => signedIn.get(kind) ?? openDevice() };
}

/** A worker's sessions are older than ten minutes by its later tests, which are about other things than step-up. */
async function proveForTheDay(dataFolder: string): Promise<void> {
  const db = openItsDatabase({ dataFolder });
  await db`update session set stepped_up_at = now() + interval '1 day'`;
  await db.end();
}

async function signUpAs(role: Exclude<Role, 'godmode'>, device: Client, godmode: Client): Promise<Client> {
  const credentials = { username: `${role} ade`, password: 'jollof and plantain' };
  const { id } = answered(await device.call(signUp, credentials));
  if (role !== 'customer') answered(await godmode.call(changeRole, { userId: id, role }));
  if (role === 'admin') {
    answered(await godmode.call(grantPermissions, { userId: id, permissions: [...permissions] }));
    // Joining the staff ended the session.
    answered(await device.call(signIn, credentials));
  }
  return device;
}
