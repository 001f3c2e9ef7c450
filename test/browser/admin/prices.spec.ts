import { expect } from '@playwright/test';
import { adminCopy } from '#contract/copy/admin.ts';
import { roundCopy } from '#contract/copy/agent/round.ts';
import { listCatalogue, recordPrice } from '#contract/lists/catalogue/endpoints.ts';
import { listPriceRound, recordPrices } from '#contract/lists/prices/endpoints.ts';
import { price } from '#contract/lists/prices/guide.ts';
import { addMarket } from '#contract/markets/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { anAdmin, openAdminBrowser } from '../set-up/admin.ts';
import { troubles } from '../pages/accessibility.ts';
import { test } from '../set-up/product.ts';

const words = roundCopy.pcm;

test('an admin types the prices of a morning with the keyboard alone, and loses none without network', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const owner = product.device('godmode');
  const market = answered(
    await owner.call(addMarket, {
      name: 'Round Market',
      description: 'Fresh things.',
      location: 'Dape, Abuja',
      isActive: true,
      marketDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    }),
  );
  const garri = answered(await owner.call(listCatalogue, {})).find(({ name }) => name === 'Garri');
  if (garri === undefined) throw new Error('there is no garri in the catalogue');
  const place = { marketId: market.id, itemId: garri.id, measure: 'paint' } as const;
  answered(await owner.call(recordPrice, { ...place, koboPerMeasure: price.parse(150_000) }));

  const { desk, page } = await openAdminBrowser(
    browser,
    product,
    await anAdmin(product, 'bola round', ['markets:manage']),
  );
  await page.goto(paths.admin);
  await page.getByRole('link', { name: adminCopy.pcm.today.toRound }).click();
  const search = page.getByLabel(words.search);
  await search.fill('garri');
  const cell = (measure: string) =>
    page.getByRole('textbox', { name: words.field(garri.name, `one ${measure}`, market.name), exact: true });
  const inCell = (measure: string) => page.getByRole('cell').filter({ has: cell(measure) });
  await expect(inCell('paint')).toContainText(words.last('₦1,500', words.age(0)));

  // Six times the guide: asked once more, and entered once more it is right.
  await cell('paint').focus();
  await page.keyboard.type('9000');
  await page.keyboard.press('Enter');
  await expect(inCell('paint')).toContainText(words.far('₦1,500'));
  await expect(cell('paint')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inCell('paint')).not.toContainText(words.far('₦1,500'));
  await expect(cell('mudu')).toBeFocused();
  await page.keyboard.type('0');
  await page.keyboard.press('Tab');
  await expect(cell('mudu')).not.toBeFocused();
  expect(await page.evaluate(() => document.activeElement?.closest('td') !== null)).toBe(true);
  expect(await troubles(page)).toEqual([]);

  // Far down in the list, or not shown at all: the first wrong one is found.
  await search.fill('yam');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(cell('mudu')).toBeFocused();
  await expect(inCell('mudu')).toContainText(words.wrong);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1200');

  // The page goes, and what was typed does not.
  await page.reload();
  await search.fill('garri');
  await expect(cell('paint')).toHaveValue('9000');
  await expect(cell('mudu')).toHaveValue('1200');
  await page.route(`**${recordPrices.path}`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.notSent)).toBeVisible();
  await expect(cell('mudu')).toHaveValue('1200');
  await page.unroute(`**${recordPrices.path}`);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.sent(2))).toBeVisible();
  await expect(page.getByText(words.waiting(1))).toBeVisible();
  await expect(cell('mudu')).toHaveValue('');
  await expect(inCell('paint')).toContainText(words.own.waiting('₦9,000'));
  await expect(inCell('mudu')).toContainText(words.own.accepted('₦1,200'));
  const { rows } = answered(await owner.call(listPriceRound, {}));
  const mudu = rows.find(({ item, measure }) => item.id === garri.id && measure === 'mudu');
  expect(mudu?.cells.find(({ marketId }) => marketId === market.id)?.last?.kobo).toBe(120_000);

  await search.fill('no such thing at all');
  await page.getByRole('button', { name: words.clear }).click();
  await expect(search).toHaveValue('');
  await desk.close();
});
