import { expect, type BrowserContext, type Page } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { savedListsCopy } from '#contract/copy/customer/saved-lists.ts';
import { listSavedLists, saveList } from '#contract/lists/saved/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { troubles } from '../pages/accessibility.ts';
import { test, type Product } from '../set-up/product.ts';
import { sitDown } from '../set-up/session.ts';

const copy = savedListsCopy.pcm;
const { errors } = await loadPublicCopy('pcm');

/** A customer with one saved list, on their first screen. */
async function withSoup(page: Page, context: BrowserContext, product: Product) {
  const client = product.openDevice();
  customers += 1;
  const username = `lists ${customers} of ${process.pid}`;
  answered(await client.call(signUp, { username, password: 'ofada and ayamase' }));
  const written = { clientRequestId: crypto.randomUUID(), name: 'Soup', text: '2 mudu egusi' };
  answered(await client.call(saveList, written));
  await sitDown(context, product, client);
  await page.goto(paths.dashboard);
  const card = page.getByRole('region', { name: copy.title });
  await card.getByRole('button', { name: copy.changeOf('Soup') }).click();
  return { client, card, changing: page.getByRole('dialog', { name: copy.changeOf('Soup') }) };
}
let customers = 0;

test('a customer renames a saved list, adds to it, and deletes it once there is network', async ({
  page,
  context,
  product,
}) => {
  const { client, card, changing } = await withSoup(page, context, product);
  await changing.getByLabel(copy.name).fill(' ');
  await changing.getByRole('button', { name: copy.save }).click();
  await expect(changing.getByText(copy.nameRefused)).toBeVisible();
  await changing.getByLabel(copy.name).fill('Sunday soup');
  await expect(changing.getByText(copy.nameRefused)).toBeHidden();
  await changing.getByLabel(copy.text).fill('2 mudu egusi\nugu 500');
  expect(await troubles(page)).toEqual([]);
  await context.setOffline(true);
  await changing.getByRole('button', { name: copy.save }).click();
  // The toast of the page lies behind the sheet.
  await expect(changing.getByText(errors.noNetworkTitle, { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await troubles(page)).toEqual([]);
  await context.setOffline(false);
  await changing.getByRole('button', { name: copy.save }).click();
  await expect(card.getByText('Sunday soup')).toBeVisible();
  expect(answered(await client.call(listSavedLists, {}))).toMatchObject([
    { name: 'Sunday soup', text: '2 mudu egusi\nugu 500' },
  ]);

  await context.setOffline(true);
  await expect(card.getByText(copy.offline)).toBeVisible();
  await card.getByRole('button', { name: copy.deleteOf('Sunday soup') }).click();
  const asked = page.getByRole('dialog', { name: copy.deleteTitle('Sunday soup') });
  await asked.getByRole('button', { name: copy.delete }).click();
  await expect(page.locator('.toasts').getByText(errors.noNetworkTitle, { exact: true })).toBeVisible();
  await context.setOffline(false);
  await card.getByRole('button', { name: copy.deleteOf('Sunday soup') }).click();
  await asked.getByRole('button', { name: copy.delete }).click();
  await expect(card.getByText(copy.none)).toBeVisible();
  // Its button went with the row: who works with keys goes on from there.
  await expect(card).toBeFocused();
});

test('a customer whose network goes right after a list was saved reads that it is, and sees it once the network is back', async ({
  page,
  context,
  product,
}) => {
  const { card, changing } = await withSoup(page, context, product);
  await page.route(`**${listSavedLists.path}`, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await changing.getByLabel(copy.name).fill('Sunday soup');
  await changing.getByRole('button', { name: copy.save }).click();
  await expect(page.locator('.toasts').getByText(copy.saved('Sunday soup'), { exact: true })).toBeVisible();
  await expect(changing).toBeHidden();
  await expect(card.getByText(copy.offline)).toBeVisible();
  await page.unroute(`**${listSavedLists.path}`);
  await context.setOffline(false);
  await expect(card.getByText('Sunday soup')).toBeVisible();
});
