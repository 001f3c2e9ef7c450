import { expect } from '@playwright/test';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { changeRefusedGoods, listRefusedGoods } from '#contract/lists/refused/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { troubles } from '../pages/accessibility.ts';
import { cachedByWorker } from '../pages/cached.ts';
import { openAdminBrowser } from '../set-up/admin.ts';
import { test } from '../set-up/product.ts';

const { list, market, next } = orderCopy.pcm;
const { refused } = adminMarketsCopy.pcm.prices;
const { shared } = adminCopy.pcm;
const { errors } = await loadPublicCopy('pcm');

test.use({ serviceWorkers: 'allow' });

test('a list says at once what is not carried, without network too, and goes on when that is out', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto('/order');
  const box = page.getByLabel(list.label);
  await box.fill('2 bags cement\ngas lighter\n2 bottles beer');
  const chips = page.getByRole('listitem');
  const notCarried = list.refusedRules['not-carried'];
  const cement = chips.filter({ hasText: 'cement' });
  await expect(cement).toContainText(notCarried);
  await expect(chips.filter({ hasText: 'gas lighter' })).not.toContainText(notCarried);
  await expect(chips.filter({ hasText: 'beer' })).toContainText(list.refusedRules['adults-only']);

  await page.getByRole('button', { name: next.notCarried }).click();
  await expect(cement.getByRole('button', { name: list.remove('cement') })).toBeFocused();
  await expect(page.getByRole('heading', { name: market.title })).toBeHidden();

  await context.setOffline(true);
  await box.fill('2 bags cement\ngas lighter\n2 bottles beer\n12kg cooking gas');
  const gas = chips.filter({ hasText: 'cooking gas' });
  await expect(gas).toContainText(notCarried);
  await cement.getByRole('button', { name: list.remove('cement') }).click();
  await gas.getByRole('button', { name: list.remove('cooking gas') }).click();
  await page.getByRole('button', { name: next.market }).click();
  await expect(page.getByRole('heading', { name: market.title })).toBeVisible();
});

test('a phone that was closed knows without network what is not carried', async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/order');
  await cachedByWorker(page);
  const isKnown = () => page.evaluate(async () => (await caches.match('/api/refused-goods')) !== undefined);
  await expect.poll(isKnown).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel(list.label).fill('2 bags cement');
  await expect(page.getByRole('listitem').filter({ hasText: 'cement' })).toContainText(
    list.refusedRules['not-carried'],
  );
});

test('an admin says what is not carried, and never over what another said meanwhile', async ({
  browser,
  product,
}) => {
  const admin = product.device('admin');
  const { page } = await openAdminBrowser(browser, product, admin);
  await page.goto(`${paths.adminMarkets}?tab=catalogue`);
  await page.getByRole('button', { name: refused.title }).click();
  const sheet = page.getByRole('dialog', { name: refused.title });
  const box = sheet.getByLabel(refused.notCarried, { exact: true });
  const save = sheet.getByRole('button', { name: shared.save });
  const before = await box.inputValue();
  expect(before.split('\n')).toContain('cement');
  expect(await troubles(page)).toEqual([]);

  await box.fill(`${before}\n${'long '.repeat(20)}`);
  await save.click();
  await expect(sheet.getByText(refused.refused)).toBeVisible();
  await box.fill(`${before}\nPaint thinner`);
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByText(errors.noNetworkTitle, { exact: true }).last()).toBeVisible();
  await page.context().setOffline(false);

  const seen = answered(await admin.call(listRefusedGoods, {}));
  const other = [...seen, { word: 'Acid', rule: 'not-carried' as const }];
  const changed = answered(await admin.call(changeRefusedGoods, { goods: other, seen }));
  await save.click();
  await expect(page.getByText(refusalSentence('changed-meanwhile', 'pcm')).first()).toBeVisible();
  await sheet.getByRole('button', { name: refused.loadChanges }).click();
  await expect(box).toHaveValue(/Paint thinner\nAcid$/);
  await save.click();
  await expect(page.getByText(refused.saved, { exact: true })).toBeVisible();
  const after = answered(await admin.call(listRefusedGoods, {}));
  expect(after.map(({ word }) => word).filter((word) => word === 'Acid' || word === 'Paint thinner')).toEqual(
    ['Acid', 'Paint thinner'],
  );
  expect(changed).toHaveLength(after.length - 1);
  answered(await admin.call(changeRefusedGoods, { goods: seen, seen: after }));
  await page.getByRole('button', { name: refused.title }).click();
  await expect(box).not.toHaveValue(/Acid/);
  await page.context().close();
});
