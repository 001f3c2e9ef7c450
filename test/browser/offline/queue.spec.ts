import { expect, type BrowserContext, type Page } from '@playwright/test';
import { me, signUp } from '#contract/accounts/endpoints.ts';
import { customerCopy } from '#contract/copy/customer.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { waitingCopy } from '#contract/copy/waiting.ts';
import { listSavedLists, saveList } from '#contract/lists/saved/endpoints.ts';
import { listMyOrders } from '#contract/orders/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered, type Client } from '#test/client.ts';
import { newPhone } from '#test/factories/orders.ts';
import { placeButton, writeOrder } from '../pages/composer.ts';
import { test, type Product } from '../set-up/product.ts';
import { sitDown } from '../set-up/session.ts';

const copy = waitingCopy.pcm;
const order = orderCopy.pcm;
const ownData = customerCopy.pcm.data;
const { nav } = (await loadPublicCopy('pcm')).shell;

let people = 0;

/** A customer with an account of their own, signed in in this browser. */
async function signedInCustomer(product: Product, context: BrowserContext): Promise<Client> {
  people += 1;
  const client = product.openDevice();
  const username = `ngozi ${people} of ${process.pid}`;
  answered(await client.call(signUp, { username, password: 'jollof and plantain' }));
  await sitDown(context, product, client);
  return client;
}

const aList = (name: string) => ({ clientRequestId: crypto.randomUUID(), name, text: 'ugu 3 bunches' });

/** Writes entries under the specification’s key, as any script of this site may do. */
async function putUnderKey(page: Page, endpoint: string, ...items: object[]): Promise<void> {
  await page.evaluate(
    ([address, all]) => {
      const rows = all.map((data, place) => ({ data, endpoint: address, timestamp: Date.now() + place }));
      localStorage.setItem('pendingSync', JSON.stringify(rows));
      dispatchEvent(new Event('focus'));
    },
    [endpoint, items] as const,
  );
}

const underKey = (page: Page) => page.evaluate(() => localStorage.getItem('pendingSync'));
const sentLists = async (client: Client) =>
  answered(await client.call(listSavedLists, {})).map(({ name }) => name);

/** Writes a whole order and presses the button that places it. */
async function placeHere(page: Page): Promise<void> {
  await page.goto(paths.order);
  const list = '2 mudu garri (white) at 3000\npepper 500';
  await writeOrder(page, { list, name: 'Ngozi', phone: newPhone() });
  await expect(placeButton(page)).toBeVisible();
}

const press = (page: Page) => placeButton(page).click();

/** The tab dies between the server's commit and the phone's own note of it. */
async function dieOnceTaken(page: Page, path: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  let isTaken: () => void = () => undefined;
  const taken = new Promise<void>((resolve) => (isTaken = resolve));
  await page.route(`**${path}`, async (route) => {
    await route.fetch();
    isTaken();
  });
  return async () => {
    await taken;
    const crashed = page.waitForEvent('crash');
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
  };
}

const ordersOf = async (client: Client) => {
  const { underWay, past } = answered(await client.call(listMyOrders, {}));
  return [...underWay, ...past];
};

test('an order whose tab was killed after the server took it is there exactly once', async ({
  context,
  product,
}) => {
  const client = await signedInCustomer(product, context);
  const first = await context.newPage();
  await placeHere(first);
  const die = await dieOnceTaken(first, '/api/orders');
  await press(first);
  await die();
  expect(await ordersOf(client)).toHaveLength(1);

  const page = await context.newPage();
  await page.goto('/');
  await expect.poll(() => underKey(page)).toBe('[]');
  expect(await ordersOf(client)).toHaveLength(1);
  await page.goto(paths.order);
  await expect(page.getByLabel(order.list.label)).toHaveValue('');
});

test('one of two tabs sends at a time, and each write is sent once and in order', async ({
  context,
  product,
}) => {
  const client = await signedInCustomer(product, context);
  const tabs = [await context.newPage(), await context.newPage()];
  const days = ['Monday', 'Tuesday', 'Friday'];
  const sent: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  await context.route(`**${saveList.path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    const response = await route.fetch();
    sent.push(days.find((day) => route.request().postData()?.includes(day)) ?? 'another');
    await new Promise((resolve) => setTimeout(resolve, 200));
    atOnce -= 1;
    await route.fulfill({ response });
  });
  for (const tab of tabs) await tab.goto('/');
  const [one, two] = tabs;
  if (one === undefined || two === undefined) throw new Error('two tabs were opened');
  await putUnderKey(one, saveList.path, ...days.map(aList));
  await two.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => underKey(two)).toBe('[]');
  await expect.poll(() => sent).toEqual(days);
  expect(mostAtOnce).toBe(1);
  expect((await sentLists(client)).toSorted()).toEqual(days.toSorted());
});

test('a refused write is shown on every screen until it is dropped, and can be restored', async ({
  context,
  product,
}) => {
  await signedInCustomer(product, context);
  const page = await context.newPage();
  await page.goto(paths.myOrders);
  await putUnderKey(page, saveList.path, { name: '', nonsense: true });
  await expect(page.getByText(copy.notice.refused(1))).toBeVisible();
  await page.goto(paths.markets);
  await page.getByRole('button', { name: copy.notice.look }).click();
  const sheet = page.getByRole('dialog', { name: copy.title });
  await expect(sheet.getByText(copy.stands.refused)).toBeVisible();
  await sheet.getByRole('button', { name: copy.drop }).click();
  const asked = page.getByRole('dialog', { name: copy.dropTitle });
  await asked.getByRole('button', { name: copy.drop }).click();
  await sheet.getByRole('button', { name: copy.undo }).click();
  await sheet.getByRole('button', { name: copy.drop }).click();
  await asked.getByRole('button', { name: copy.drop }).click();
  await expect(sheet.getByText(copy.dropped)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(copy.notice.refused(1))).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(copy.notice.refused(1))).toBeHidden();
});

test(
  'an order that was refused while the person was elsewhere is put right from wherever they are',
  { tag: '@full' },
  async ({ context, product }) => {
    const client = await signedInCustomer(product, context);
    const page = await context.newPage();
    await placeHere(page);
    const answer = { status: 503, headers: {}, body: 'Away' };
    await page.route('**/api/orders', (route) => route.fulfill(answer));
    await press(page);
    await expect.poll(() => underKey(page)).toContain('garri');
    await page.getByRole('link', { name: nav.markets }).first().click();
    await expect(page).toHaveURL(paths.markets);
    Object.assign(answer, { status: 410, headers: { 'x-refusal': 'market-gone' } });
    await expect(page.getByText(copy.notice.draft)).toBeVisible();
    await page.unroute('**/api/orders');
    await page.getByRole('button', { name: copy.notice.look }).click();
    const sheet = page.getByRole('dialog', { name: copy.title });
    // The message about it stands in front of the sheet, with the same words.
    await expect(
      sheet.getByRole('paragraph').filter({ hasText: refusalSentence('market-gone', 'pcm') }),
    ).toBeVisible();
    await sheet.getByRole('link', { name: copy.draft.mend }).click();
    await expect(page.getByRole('region', { name: order.list.title })).toContainText('garri');
    await press(page);
    await expect(page).toHaveURL(/\/track\/MW-/);
    expect(await ordersOf(client)).toHaveLength(1);
    await page.goto(paths.markets);
    await expect(page.getByText(copy.notice.draft)).toBeHidden();
  },
);

test('a person who signs out with an unsent write may send it first, and is out when it has gone', async ({
  context,
  product,
}) => {
  const client = await signedInCustomer(product, context);
  const page = await context.newPage();
  await page.goto(paths.myOrders);
  await page.route(`**${saveList.path}`, (route) => route.fulfill({ status: 503, body: 'Away' }));
  await putUnderKey(page, saveList.path, aList('Sunday soup'));
  await expect.poll(() => underKey(page)).toContain('Sunday soup');
  await page.getByRole('button', { name: nav.signOut }).first().click();
  const asked = page.getByRole('dialog', { name: copy.leaving.title });
  await expect(asked.getByText(copy.kind.other)).toBeVisible();
  await asked.getByRole('button', { name: copy.leaving.wait }).click();
  await expect(asked.getByText(copy.leaving.waiting)).toBeVisible();
  expect(await sentLists(client)).toEqual([]);
  await page.unroute(`**${saveList.path}`);
  await expect(page).toHaveURL('/', { timeout: 30_000 });
  await expect(page.getByRole('link', { name: nav.signIn }).first()).toBeVisible();
});

test(
  'a person who drops the unsent writes leaves nothing behind, and another tab of theirs goes too',
  { tag: '@full' },
  async ({ context, product }) => {
    const client = await signedInCustomer(product, context);
    const page = await context.newPage();
    const other = await context.newPage();
    await other.goto(paths.profile);
    await page.goto(paths.myOrders);
    // Whichever of the two tabs sends.
    await context.route(`**${saveList.path}`, (route) => route.fulfill({ status: 503, body: 'Away' }));
    await putUnderKey(page, saveList.path, aList('Sunday soup'));
    await expect.poll(() => underKey(page)).toContain('Sunday soup');
    await page.getByRole('button', { name: nav.signOut }).first().click();
    const asked = page.getByRole('dialog', { name: copy.leaving.title });
    await asked.getByRole('button', { name: copy.leaving.stay }).click();
    await expect(asked).toBeHidden();
    await page.getByRole('button', { name: nav.signOut }).first().click();
    await asked.getByRole('button', { name: copy.leaving.drop }).click();
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/');
    await expect.poll(() => everythingStored(page)).not.toContain('Sunday soup');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('left'))).toBeNull();
    expect((await client.call(me, {})).ok).toBe(false);
  },
);

test('a person who deletes their account is told of unsent writes, and may send them first', async ({
  context,
  product,
}) => {
  const client = await signedInCustomer(product, context);
  const page = await context.newPage();
  await page.goto(paths.profile);
  await page.route(`**${saveList.path}`, (route) => route.fulfill({ status: 503, body: 'Away' }));
  await putUnderKey(page, saveList.path, aList('Sunday soup'));
  await expect.poll(() => underKey(page)).toContain('Sunday soup');
  await page.getByRole('button', { name: ownData.delete }).click();
  const asked = page.getByRole('dialog', { name: copy.deleting.title });
  await expect(asked.getByText(copy.deleting.text(1))).toBeVisible();
  await asked.getByRole('button', { name: copy.deleting.stay }).click();
  await expect(asked).toBeHidden();
  await page.getByRole('button', { name: ownData.delete }).click();
  await asked.getByRole('button', { name: copy.deleting.wait }).click();
  await page.unroute(`**${saveList.path}`);
  await expect(page.getByRole('dialog', { name: ownData.deleteTitle })).toBeVisible({ timeout: 30_000 });
  await expect(asked).toBeHidden();
  expect(await sentLists(client)).toEqual(['Sunday soup']);
});

test('a shared phone never sends one person’s writes as the next one’s, and holds them for their owner', async ({
  context,
  product,
}) => {
  const ada = await signedInCustomer(product, context);
  const page = await context.newPage();
  await page.goto(paths.myOrders);
  await page.route(`**${saveList.path}`, (route) => route.fulfill({ status: 503, body: 'Away' }));
  await putUnderKey(page, saveList.path, aList('Ada soup'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsent'))).toMatch(/:1/);
  // Another person signs in in another tab; this page has not heard of it yet.
  const bola = await signedInCustomer(product, context);
  const openedAnew = page.waitForEvent('load');
  await page.unroute(`**${saveList.path}`);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  // The server sees another person than the page does: the page is Ada's no longer.
  await openedAnew;
  expect([await sentLists(ada), await sentLists(bola)]).toEqual([[], []]);
  await page.goto(paths.profile);
  await expect(page.getByText(copy.others(1))).toBeVisible();
  await expect(page.getByText(copy.kind.other)).toHaveCount(0);
  await sitDown(context, product, ada);
  await page.goto(paths.profile);
  await expect.poll(() => sentLists(ada)).toEqual(['Ada soup']);
  expect(await sentLists(bola)).toEqual([]);
});

test('writes stored by an older version are sent, though others beside them cannot be read', async ({
  context,
  product,
}) => {
  const client = await signedInCustomer(product, context);
  const page = await context.newPage();
  await page.goto('/robots.txt');
  const { id } = answered(await client.call(me, {}));
  await page.evaluate(
    ([endpoint, data, owner]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('marketwaka', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('actions', { keyPath: 'id', autoIncrement: true });
        opening.onsuccess = () => {
          const database = opening.result;
          const work = database.transaction('actions', 'readwrite');
          work.objectStore('actions').add({ endpoint: 12, half: 'a row' });
          work.objectStore('actions').add({ endpoint, data, timestamp: 1, owner, refusal: null });
          work.oncomplete = () => {
            database.close();
            localStorage.setItem(
              'pendingSync',
              JSON.stringify([{ endpoint, data, timestamp: 1, mirrored: true }]),
            );
            resolve();
          };
        };
      }),
    [saveList.path, aList('Old soup'), id] as const,
  );
  await page.goto(paths.profile);
  await expect.poll(() => sentLists(client)).toEqual(['Old soup']);
  await expect(page.getByText(copy.broken(1))).toBeVisible();
  await page.getByRole('button', { name: copy.dropBroken }).click();
  await expect(page.getByText(copy.broken(1))).toBeHidden();
});

test('a browser that keeps nothing says so, and an order goes all the same', async ({ context, product }) => {
  const client = await signedInCustomer(product, context);
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No place', 'InvalidStateError');
    };
  });
  const page = await context.newPage();
  await page.goto(paths.profile);
  await expect(page.getByText(copy.keepsNothing)).toBeVisible();
  await placeHere(page);
  await page.route('**/api/orders', (route) => route.abort());
  await press(page);
  await expect(page.locator('.toasts').getByText(order.place.notKept['keeps-nothing'])).toBeVisible();
  await page.unroute('**/api/orders');
  await press(page);
  await expect(page).toHaveURL(/\/track\/MW-/);
  expect(await ordersOf(client)).toHaveLength(1);
});

/** Everything that lies in this device's storage and database, as one text. */
async function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored = JSON.stringify(Object.entries(localStorage));
    // Opened before the app has made it, it would be another database.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'marketwaka')) return stored;
    return new Promise<string>((resolve) => {
      const opening = indexedDB.open('marketwaka');
      opening.onsuccess = () => {
        const asked = opening.result.transaction('actions').objectStore('actions').getAll();
        asked.onsuccess = () => {
          opening.result.close();
          resolve(stored + JSON.stringify(asked.result));
        };
      };
    });
  });
}
