import { expect } from '@playwright/test';
import { adminCopy } from '#contract/copy/admin.ts';
import { roundCopy } from '#contract/copy/agent/round.ts';
import { listCatalogue, recordPrice } from '#contract/lists/catalogue/endpoints.ts';
import { listPriceRound, recordPrices } from '#contract/lists/prices/endpoints.ts';
import { price } from '#contract/lists/prices/guide.ts';
import { addMarket } from '#contract/markets/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered, type Client } from '#test/client.ts';
import { anAdmin, openAdminBrowser } from '#test/browser/set-up/admin.ts';
import { theOwner } from '#test/product/process.ts';
import { troubles } from '#test/browser/pages/accessibility.ts';
import { test } from '#test/browser/set-up/product.ts';

const copy = roundCopy.pcm;

async function openMarket(owner: Client, name: string, sells: string) {
  const market = answered(
    await owner.call(addMarket, {
      name,
      description: 'Fresh things.',
      location: 'Dape, Abuja',
      isActive: true,
      marketDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    }),
  );
  const item = answered(await owner.call(listCatalogue, {})).find((one) => one.name === sells);
  if (item === undefined) throw new Error(`there is no ${sells} in the catalogue`);
  return { market, item };
}

test('an admin types the prices of a morning with the keyboard alone, and loses none without network', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const owner = product.device('godmode');
  const { market, item: garri } = await openMarket(owner, 'Round Market', 'Garri');
  const place = { marketId: market.id, itemId: garri.id, measure: 'paint' } as const;
  answered(await owner.call(recordPrice, { ...place, koboPerMeasure: price.parse(150_000) }));

  const { adminContext, page } = await openAdminBrowser(
    browser,
    product,
    await anAdmin(product, 'bola round', ['markets:manage']),
  );
  await page.goto(paths.admin);
  await page.getByRole('link', { name: adminCopy.pcm.today.toRound }).click();
  const search = page.getByLabel(copy.search);
  await search.fill('garri');
  const cell = (measure: string) =>
    page.getByRole('textbox', { name: copy.field(garri.name, `one ${measure}`, market.name), exact: true });
  const inCell = (measure: string) => page.getByRole('cell').filter({ has: cell(measure) });
  await expect(inCell('paint')).toContainText(copy.other('₦1,500', theOwner.username));

  // Six times the guide: asked once more, and entered once more it is right and saves itself.
  await cell('paint').focus();
  await page.keyboard.type('9000');
  await page.keyboard.press('Enter');
  await expect(inCell('paint')).toContainText(copy.far('₦1,500'));
  await expect(cell('paint')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell('mudu')).toBeFocused();
  await expect(inCell('paint')).toContainText(copy.own.waiting('₦9,000'));
  await expect(page.getByText(copy.waiting(1))).toBeVisible();
  await expect(cell('paint')).toHaveValue('');
  await page.keyboard.type('0');
  await page.keyboard.press('Tab');
  await expect(cell('mudu')).not.toBeFocused();
  expect(await page.evaluate(() => document.activeElement?.closest('td') !== null)).toBe(true);
  expect(await troubles(page)).toEqual([]);

  // Far down in the list, or not shown at all: the first wrong one is found.
  await search.fill('yam');
  await page.getByRole('button', { name: copy.save, exact: true }).click();
  await expect(cell('mudu')).toBeFocused();
  await expect(inCell('mudu')).toContainText(copy.wrong);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1200');

  // The page goes, and what was typed does not.
  await page.reload();
  await search.fill('garri');
  await expect(cell('mudu')).toHaveValue('1200');
  await page.route(`**${recordPrices.path}`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: copy.save, exact: true }).click();
  await expect(page.getByText(copy.notSent)).toBeVisible();
  await expect(cell('mudu')).toHaveValue('1200');
  await page.unroute(`**${recordPrices.path}`);
  await page.getByRole('button', { name: copy.save, exact: true }).click();
  await expect(page.getByText(copy.sent(1))).toBeVisible();
  await expect(cell('mudu')).toHaveValue('');
  await expect(inCell('paint')).toContainText(copy.own.waiting('₦9,000'));
  await expect(inCell('mudu')).toContainText(copy.own.accepted('₦1,200'));
  const { rows } = answered(await owner.call(listPriceRound, {}));
  const mudu = rows.find(({ item, measure }) => item.id === garri.id && measure === 'mudu');
  expect(mudu?.cells.find(({ marketId }) => marketId === market.id)?.last?.kobo).toBe(120_000);

  await search.fill('no such thing at all');
  await page.getByRole('button', { name: copy.clear }).click();
  await expect(search).toHaveValue('');
  await adminContext.close();
});

test('two of the office type the prices of one market at once: each sees the other’s, and neither writes over one unseen', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const { market, item: sorghum } = await openMarket(
    product.device('godmode'),
    'Shared Market',
    'Guinea corn',
  );
  const sitDown = async (name: string) => {
    const { adminContext, page } = await openAdminBrowser(
      browser,
      product,
      await anAdmin(product, name, ['markets:manage']),
    );
    await page.goto(`${paths.adminMarkets}?tab=round&at=${market.id}`);
    await page.getByLabel(copy.search).fill('guinea');
    const field = copy.field(sorghum.name, `one ${sorghum.defaultMeasure}`, market.name);
    const cell = page.getByRole('textbox', { name: field, exact: true });
    return { name, adminContext, page, cell, around: page.getByRole('cell').filter({ has: cell }) };
  };
  const [bola, ngozi] = [await sitDown('bola shares'), await sitDown('ngozi shares')];
  await ngozi.cell.pressSequentially('14');
  await bola.cell.pressSequentially('1300');
  await bola.page.keyboard.press('Enter');
  await expect(bola.around).toContainText(copy.own.accepted('₦1,300'));

  // It stands beside the field in which the other has begun already, and is asked about once that field is left.
  await expect(ngozi.around).toContainText(copy.other('₦1,300', bola.name));
  await ngozi.cell.pressSequentially('00');
  await ngozi.page.keyboard.press('Enter');
  await expect(ngozi.around).toContainText(copy.newer(bola.name, '₦1,300'));
  await expect(ngozi.cell).toBeFocused();
  await expect(bola.around).not.toContainText(copy.other('₦1,400', ngozi.name));
  expect(await troubles(ngozi.page)).toEqual([]);
  await ngozi.page.keyboard.press('Enter');
  await expect(ngozi.around).toContainText(copy.own.accepted('₦1,400'));
  await expect(bola.around).toContainText(copy.other('₦1,400', ngozi.name));

  // Without network it stays where it was typed, and the screen says so.
  await ngozi.adminContext.setOffline(true);
  await expect(ngozi.page.getByText(copy.offline.admin)).toBeVisible();
  await ngozi.cell.pressSequentially('1450');
  await ngozi.page.keyboard.press('Enter');
  await expect(ngozi.page.getByText(copy.typed(1))).toBeVisible();
  await expect(ngozi.cell).toHaveValue('1450');
  await ngozi.adminContext.setOffline(false);
  await ngozi.page.getByRole('button', { name: copy.save, exact: true }).click();
  await expect(bola.around).toContainText(copy.other('₦1,450', ngozi.name));
  await Promise.all([bola.adminContext.close(), ngozi.adminContext.close()]);
});
