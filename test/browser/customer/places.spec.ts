import { expect, type BrowserContext } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { placesCopy } from '#contract/copy/places.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { listSavedAddresses } from '#contract/lists/saved/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered, type Client } from '#test/client.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { troubles } from '../pages/accessibility.ts';
import { toWhere } from '../pages/composer.ts';
import { test, type Product } from '../set-up/product.ts';
import { sitDown } from '../set-up/session.ts';

const copy = placesCopy.pcm;
const order = orderCopy.pcm;
const { errors } = await loadPublicCopy('pcm');
let customers = 0;

async function signedIn(context: BrowserContext, product: Product): Promise<Client> {
  customers += 1;
  const client = product.openDevice();
  const username = `places ${customers} of ${process.pid}`;
  answered(await client.call(signUp, { username, password: 'ofada and ayamase' }));
  await sitDown(context, product, client);
  return client;
}

test('a customer keeps a place in the order, and changes it and throws it away on the profile', async ({
  page,
  context,
  product,
}) => {
  const client = await signedIn(context, product);
  await page.goto(paths.profile);
  const card = page.getByRole('region', { name: copy.title });
  await expect(card.getByText(copy.emptyTitle)).toBeVisible();

  await page.goto(paths.order);
  await toWhere(page, '2 mudu garri');
  await page.getByLabel(order.where.area).selectOption('Jabi');
  await page.getByLabel(order.where.landmark).fill('Jabi lake gate');
  await page.getByRole('button', { name: order.where.keep }).click();
  const naming = page.getByRole('dialog', { name: order.where.keep });
  await naming.getByLabel(order.where.keepLabel).fill('House');
  expect(await troubles(page)).toEqual([]);
  await naming.getByRole('button', { name: order.where.keep }).click();
  await expect(page.getByRole('button', { name: 'House', exact: true })).toBeVisible();
  await expect(page).toHaveURL(paths.order);
  expect(answered(await client.call(listSavedAddresses, {}))).toMatchObject([
    { label: 'House', area: 'Jabi', landmark: 'Jabi lake gate', isDefault: true },
  ]);

  await page.goto(paths.profile);
  await card.getByRole('button', { name: copy.changeOf('House') }).click();
  const changing = page.getByRole('dialog', { name: copy.changeOf('House') });
  await changing.getByLabel(order.where.directions).fill('Green gate');
  expect(await troubles(page)).toEqual([]);
  await changing.getByRole('button', { name: copy.save }).click();
  await expect(card.getByText('Green gate')).toBeVisible();

  await context.setOffline(true);
  await expect(card.getByText(copy.offline)).toBeVisible();
  await card.getByRole('button', { name: copy.deleteOf('House') }).click();
  const asked = page.getByRole('dialog', { name: copy.deleteTitle('House') });
  await asked.getByRole('button', { name: copy.delete }).click();
  await expect(page.locator('.toasts').getByText(errors.noNetworkTitle, { exact: true })).toBeVisible();
  await expect(card.getByText('Green gate')).toBeVisible();
  await context.setOffline(false);
  await card.getByRole('button', { name: copy.deleteOf('House') }).click();
  await asked.getByRole('button', { name: copy.delete }).click();
  await expect(card.getByText(copy.emptyTitle)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
});

test('a customer is asked once after an order whether to save the address, and a no holds', async ({
  page,
  context,
  product,
}) => {
  const client = await signedIn(context, product);
  const { code } = await placeThrough(client);
  await page.goto(paths.trackOrder(code));
  const question = page.getByRole('region', { name: copy.afterOrder.title });
  await question.getByRole('button', { name: copy.afterOrder.no }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
  await expect(page.getByText(order.where.keep)).toHaveCount(0);
  await expect(question).toHaveCount(0);
});
