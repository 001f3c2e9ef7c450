import { expect } from '@playwright/test';
import { dataSaverCookie } from '#contract/pages/device-cookies.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { asKobo } from '#contract/kobo.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { shoppedOrder } from '../set-up/working-agent.ts';
import { test } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

const { carrier } = trackingCopy.pcm;
const { shell } = await loadPublicCopy('pcm');

test('a device that saves data fetches no photo before it is touched', async ({ page, context, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.addCookies([{ name: dataSaverCookie, value: '1', url: product.url }]);
  const { placed, agent, steps } = await shoppedOrder(product);
  const item = placed.order.items.find(({ name }) => name === 'pepper');
  if (item === undefined) throw new Error('there is no pepper on the list');
  const pictureId = await bringPhoto(agent.client);
  const question = { itemId: item.id, quantity: 1, priceKobo: asKobo(90_000), pictureId };
  answered(await steps.askPrice(question));
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && !request.url().includes('/assets/')) loaded.push(request.url());
  });
  await page.goto(paths.orderLink(placed.code, placed.token));
  const ask = page.getByRole('article').first();
  const photo = ask.getByRole('button', { name: /pepper/ });
  await expect(photo).toBeVisible();
  const face = page.getByRole('button', { name: new RegExp(`^${shell.showPicture}`) });
  await expect(face.first()).toBeVisible();
  expect(loaded.filter((url) => url.includes('/media/'))).toEqual([]);
  expect(await troubles(page)).toEqual([]);

  await photo.click();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('naturalWidth', 60);
  await page.keyboard.press('Escape');
  await face.first().click();
  await expect(page.getByRole('img', { name: carrier.photo(agent.name.split(' ')[0] ?? '') })).toBeVisible();
  expect(loaded.filter((url) => url.includes('/media/')).length).toBeGreaterThanOrEqual(2);
});
