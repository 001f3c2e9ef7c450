import { expect, type BrowserContext, type Page } from '@playwright/test';
import { originalCopy } from '#contract/copy/order/original.ts';
import { paths } from '#contract/paths.ts';
import { answered, type Client } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { lineOf, parcelFrom, placeThrough } from '#test/factories/orders.ts';
import { onRun } from '#test/factories/run.ts';
import { openItsDatabase } from '#test/product/database.ts';
import { waitingRequest } from '#test/worlds/waiting-lists.ts';
import { carry } from '../pages/agent-run.ts';
import { cachedByWorker, ownReplyCached } from '../pages/cached.ts';
import { troubles } from '../pages/accessibility.ts';
import { givenTo } from '../set-up/given-to.ts';
import { agentWithMoney, shoppedOrder } from '../set-up/working-agent.ts';
import { test, type Product } from '../set-up/product.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

const copy = originalCopy.pcm;

const openOriginal = (page: Page) => page.getByText(copy.title).click();

/** Bytes of photos and voice notes that the worker has stored for this agent. */
function storedOriginals(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('own-originals-'));
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().length;
  });
}

/** Two photos that an order was written down from. */
async function sentPhotos(product: Product, orderId: string): Promise<void> {
  const device = product.openDevice();
  const pictureIds = [await bringPhoto(device), await bringPhoto(device)];
  const db = openItsDatabase(product);
  const id = await waitingRequest({ db }, { pictureIds });
  await db`
    update list_request set state = 'placed', order_id = ${orderId}, written_text = 'garri', written_at = now()
    where id = ${id}`;
  await db.end();
}

/** Opens the run with network until all of it is on the phone, closes it, and opens it anew without. */
async function openAnew(context: BrowserContext, product: Product, agent: Client): Promise<Page> {
  const first = await carry(context, agent, product);
  await first.goto(paths.agentRun);
  await cachedByWorker(first);
  await first.reload();
  await openOriginal(first);
  await expect(first.getByRole('img', { name: copy.photos.one(1, 2) })).toBeVisible();
  expect(await troubles(first)).toEqual([]);
  await expect.poll(() => storedOriginals(first)).toBe(2);
  await ownReplyCached(first, '/api/agent/run');
  await context.setOffline(true);
  await first.close();
  const page = await context.newPage();
  await page.goto(paths.agentRun);
  return page;
}

async function looksAtSecond(page: Page): Promise<void> {
  await openOriginal(page);
  await page.getByRole('button', { name: copy.photos.next }).click();
  const second = page.getByRole('img', { name: copy.photos.one(2, 2) });
  await expect(second).toBeVisible();
  await expect
    .poll(() => second.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
}

test('an agent looks at the photos of a list in the market, where a tab opens anew without network', async ({
  context,
  product,
}) => {
  const { placed, agent } = await shoppedOrder(product);
  await sentPhotos(product, placed.order.id);
  await looksAtSecond(await openAnew(context, product, agent.client));
});

test('an agent looks at the photos of a parcel at its stop, where a tab opens anew without network', async ({
  context,
  product,
}) => {
  const agent = await agentWithMoney(product);
  const items = [lineOf('Two gowns in a bag', { capKobo: null })];
  const placed = await placeThrough(product.openDevice(), { errand: parcelFrom(), items });
  await givenTo(product, placed, agent);
  answered(await onRun(agent, placed).startShopping());
  await sentPhotos(product, placed.order.id);
  const page = await openAnew(context, product, agent.client);
  await expect(page.getByText('Two gowns in a bag')).toBeVisible();
  await looksAtSecond(page);
});
