import { expect, type Page } from '@playwright/test';
import { originalCopy } from '#contract/copy/order/original.ts';
import { paths } from '#contract/paths.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { openItsDatabase } from '#test/product/database.ts';
import { waitingRequest } from '#test/worlds/waiting-lists.ts';
import { carry } from '../pages/agent-run.ts';
import { cachedByWorker, ownReplyCached } from '../pages/cached.ts';
import { troubles } from '../pages/accessibility.ts';
import { shoppedOrder } from '../set-up/working-agent.ts';
import { test } from '../set-up/product.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

const words = originalCopy.pcm;

const openOriginal = (page: Page) => page.getByText(words.title).click();

/** Bytes of photos and voice notes that the worker has stored for this agent. */
function storedOriginals(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('own-originals-'));
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().length;
  });
}

test('an agent looks at the photos of a list in the market, where a tab opens anew without network', async ({
  context,
  product,
}) => {
  const { placed, agent } = await shoppedOrder(product);
  const device = product.openDevice();
  const pictureIds = [await bringPhoto(device), await bringPhoto(device)];
  const db = openItsDatabase(product);
  const id = await waitingRequest({ db }, { pictureIds });
  await db`
    update list_request set state = 'placed', order_id = ${placed.order.id}, written_text = 'garri', written_at = now()
    where id = ${id}`;
  await db.end();
  const first = await carry(context, agent.client, product);
  await first.goto(paths.agentRun);
  await cachedByWorker(first);
  await first.reload();
  await openOriginal(first);
  await expect(first.getByRole('img', { name: words.photos.one(1, 2) })).toBeVisible();
  expect(await troubles(first)).toEqual([]);
  await expect.poll(() => storedOriginals(first)).toBe(2);
  await ownReplyCached(first, '/api/agent/run');
  await context.setOffline(true);
  await first.close();

  const page = await context.newPage();
  await page.goto(paths.agentRun);
  await openOriginal(page);
  await page.getByRole('button', { name: words.photos.next }).click();
  const second = page.getByRole('img', { name: words.photos.one(2, 2) });
  await expect(second).toBeVisible();
  await expect
    .poll(() => second.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
});
