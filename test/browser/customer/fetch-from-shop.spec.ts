import { expect, type Locator, type Page } from '@playwright/test';
import { changeZone, listAllZones } from '#contract/cities/zones/endpoints.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { newPhone } from '#test/factories/orders.ts';
import { lookAtSum, nextButton, ordersOf, placeButton, whereAndWho, wrong } from '../pages/composer.ts';
import { takenOver } from '../pages/hydrated.ts';
import { test, type Product } from '../set-up/product.ts';

const copy = orderCopy.pcm;
const { shop, kind } = copy;
const tracking = trackingCopy.pcm;
const list = 'paracetamol 2 packs at 1500\nORS 4 sachets';
const pharmacy = 'HealthPlus Pharmacy';
test.use({ viewport: { width: 360, height: 740 } });

const part = (page: Page): Locator => page.getByRole('region', { name: shop.title });

/** The list stands there: the shop is next. */
async function toShop(page: Page): Promise<void> {
  await page.getByLabel(copy.list.label).fill(list);
  await page.getByRole('button', { name: copy.next.shop }).click();
  await expect(page.getByLabel(shop.name)).toBeFocused();
}

async function sayShop(page: Page, area: string): Promise<void> {
  await page.getByLabel(shop.name).fill(pharmacy);
  await page.getByLabel(shop.area).selectOption(area);
}

/** Something has no price: its customer says how much all of it may cost, and looks at the sum. */
async function sayLimit(page: Page): Promise<void> {
  await page.getByLabel(copy.ceiling.label).fill('4500');
  await lookAtSum(page);
}

/** The screen names no market, and no link leads to one. */
async function expectNoMarket(page: Page, product: Product): Promise<void> {
  const main = page.getByRole('main');
  for (const { name, slug } of answered(await product.openDevice().call(listMarkets, {}))) {
    await expect(main).not.toContainText(name);
    await expect(main.locator(`a[href="${paths.market(slug)}"]`)).toHaveCount(0);
  }
}

test('a guest has medicine fetched from a pharmacy, puts a wrong shop right, loses the network, and finds exactly one order that names the pharmacy and no market', async ({
  context,
  page,
  product,
}) => {
  const phone = newPhone();
  await page.goto(paths.order);
  await takenOver(page);
  await page.getByText(kind.kinds.fetch, { exact: true }).click();
  await expect(page).toHaveURL(/\/order\?kind=fetch$/);
  await expect(page.getByText(shop.lead)).toBeVisible();
  await toShop(page);
  await page.getByLabel(shop.name).fill('  ');
  await nextButton(page).click();
  await expect(wrong(page)).toHaveText([shop.nameRefused, shop.areaRefused]);
  await expect(page.getByLabel(shop.name)).toBeFocused();
  await page.getByLabel(shop.name).fill('Call 0803 123 4567');
  await expect(wrong(page)).toHaveText([shop.nameOnly, shop.areaRefused]);
  await page.getByLabel(shop.name).fill(pharmacy);
  await expect(wrong(page)).toHaveText([shop.areaRefused]);
  await page.getByLabel(shop.area).selectOption('Jabi');
  await expect(wrong(page)).toHaveCount(0);
  await nextButton(page).click();
  await whereAndWho(page, { phone });
  await expect(part(page)).toContainText(`${pharmacy}, Jabi`);
  await sayLimit(page);
  await expectNoMarket(page, product);

  await context.setOffline(true);
  await expect(page.getByText(copy.place.offline)).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: copy.place.keptTitle })).toBeVisible();
  expect(await ordersOf(product, phone)).toEqual([]);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/track\/MW-[2-9A-Z]{8}$/);
  expect(await ordersOf(product, phone)).toMatchObject([{ marketName: pharmacy, kind: 'fetch' }]);
  await expect(page.getByText(pharmacy).first()).toBeVisible();
  await expect(page.getByText(tracking.where.fromShop(`${pharmacy}, Jabi`))).toBeVisible();
  await expectNoMarket(page, product);

  // The next list is one for a market again.
  await page.goto(paths.order);
  await expect(page.getByRole('radio', { name: kind.kinds.market })).toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pendingSync'))).toBe('[]');
  expect(await ordersOf(product, phone)).toHaveLength(1);
});

test('a guest who orders an errand again finds its list and its shop, and a link opens a new one', async ({
  page,
  product,
}) => {
  await page.goto(paths.fetchFromShop());
  await expect(page.getByRole('radio', { name: kind.kinds.fetch })).toBeChecked();
  await toShop(page);
  await sayShop(page, 'Jabi');
  await page.getByLabel(shop.landmark).fill('Inside Jabi Mall');
  await nextButton(page).click();
  await whereAndWho(page, { phone: newPhone() });
  await sayLimit(page);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/track\/MW-/);

  await page.getByRole('link', { name: tracking.receipt, exact: true }).click();
  await expect(page.getByRole('term').filter({ hasText: tracking.receiptPage.shop })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: pharmacy })).toBeVisible();
  await expect(page.getByText(tracking.receiptPage.columns.guide)).toHaveCount(0);
  await expectNoMarket(page, product);
  await page.goBack();

  await page.getByRole('link', { name: tracking.reorder }).click();
  await expect(part(page)).toContainText(`${pharmacy}, Jabi`);
  await sayLimit(page);
  await page.getByRole('button', { name: `${copy.fold.change} ${shop.title}` }).click();
  await expect(page.getByLabel(shop.landmark)).toHaveValue('Inside Jabi Mall');
  await expect(page.getByText(shop.pinned('Jabi'))).toBeVisible();
});

test('a shop in an area that was closed meanwhile is refused at its area, until another one is chosen', async ({
  page,
  product,
}) => {
  const owner = product.device('godmode');
  // One more would change what the other tests see of the map.
  const { zones } = answered(await owner.call(listAllZones, {}));
  const karmo = zones.find(({ name }) => name === 'Karmo');
  if (karmo === undefined) throw new Error('there is no Karmo');
  const { id: zoneId, name, outline, feeKobo, changedAt } = karmo;
  const zone = { zoneId, name, outline, feeKobo };
  await page.goto(paths.fetchFromShop());
  await toShop(page);
  await sayShop(page, 'Karmo');
  await nextButton(page).click();
  const closed = answered(await owner.call(changeZone, { ...zone, seen: changedAt, isOpen: false }));
  await whereAndWho(page, { phone: newPhone() });
  await page.getByRole('button', { name: copy.next.stop }).click();
  const refused = page.getByText(shop.notServed('Karmo'));
  await expect(refused).toBeVisible();
  await expect(page.getByLabel(shop.name)).toHaveValue(pharmacy);
  await page.getByLabel(shop.area).selectOption('Jabi');
  await expect(refused).toBeHidden();
  await nextButton(page).click();
  await sayLimit(page);
  answered(await owner.call(changeZone, { ...zone, seen: closed.changedAt, isOpen: true }));
});

test('a guest whose list names a shop is asked whether it is bought there, and the shop stands there with a yes', async ({
  page,
}) => {
  await page.goto(paths.order);
  await takenOver(page);
  await page.getByLabel(copy.list.label).fill('2 panadol\nfrom Mercy Pharmacy, Jabi opposite Lake Mall');
  await expect(page.getByText(kind.named('Mercy Pharmacy', 'Jabi'))).toBeVisible();
  await page.getByRole('button', { name: kind.fetchNamed }).click();
  await expect(page).toHaveURL(/\/order\?kind=fetch$/);
  await expect(page.getByLabel(copy.list.label)).toHaveValue('2 panadol');
  await expect(page.getByRole('button', { name: kind.fetchNamed })).toHaveCount(0);
  await page.getByRole('button', { name: copy.next.shop }).click();
  await expect(page.getByLabel(shop.name)).toHaveValue('Mercy Pharmacy');
  await expect(page.getByLabel(shop.area)).toHaveValue('Jabi');
  await expect(page.getByLabel(shop.landmark)).toHaveValue('opposite Lake Mall');
});
