import { devices, expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { addZone, changeZone, listAllZones, listZones } from '#contract/cities/zones/endpoints.ts';
import { zonesFile } from '#contract/cities/zones/geojson.ts';
import { zoneAt } from '#contract/cities/zones/resolve.ts';
import { middleOf, type Point } from '#contract/cities/zones/outline.ts';
import { readPlusCode } from '#contract/orders/placing/plus-code.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { asKobo } from '#contract/kobo.ts';
import { saveAddress } from '#contract/lists/saved/endpoints.ts';
import { officePaths } from '#contract/admin/paths.ts';
import { paths } from '#contract/paths.ts';
import { naira } from '#web/lib/format/money.ts';
import { answered } from '#test/client.ts';
import { signUp } from '#contract/accounts/endpoints.ts';
import { troubles } from '../pages/accessibility.ts';
import { change, nextButton, writeOrder } from '../pages/composer.ts';
import { anAdmin, openAdminBrowser } from '../set-up/admin.ts';
import { sitDown } from '../set-up/session.ts';
import { test, type Product } from '../set-up/product.ts';

const { zones: copy } = adminMarketsCopy.pcm;
const { where, quote } = orderCopy.pcm;
const { feeParts } = trackingCopy.pcm.bill;
const phone = devices['Pixel 7'];

/** A square of some 500 m beyond everything that is served. */
function box(step: number): [number, number][] {
  const [south, west] = [9_300_000, 7_300_000 + step * 5000];
  return [
    [south, west],
    [south, west + 5000],
    [south + 5000, west + 5000],
    [south + 5000, west],
  ];
}

async function zoneNamed(product: Product, name: string) {
  const { zones } = answered(await product.device('godmode').call(listAllZones, {}));
  const found = zones.find((zone) => zone.name === name);
  if (found === undefined) throw new Error(`there is no zone called ${name}`);
  return found;
}

async function drawn(product: Product, name: string, step: number, feeKobo = 0) {
  const { cityId } = await zoneNamed(product, 'Gwarinpa');
  const owner = product.device('godmode');
  return answered(await owner.call(addZone, { cityId, name, outline: box(step), feeKobo, isOpen: true }));
}

/** Touches a map so far from its left and its lower edge. */
async function touch(map: Locator, points: readonly [right: number, up: number][]): Promise<void> {
  for (const [x, up] of points) {
    const place = await map.boundingBox();
    if (place === null) throw new Error('the map is not in sight');
    await map.tap({ position: { x, y: place.height - up } });
  }
}

/** A finger goes down on an element, moves and is lifted. */
async function dragByTouch(page: Page, element: Locator, by: { x: number; y: number }): Promise<void> {
  const place = await element.boundingBox();
  if (place === null) throw new Error('it is not in sight');
  const from = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const line = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    line.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }],
    });
  await send('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', part);
  await send('touchEnd', 1);
  await line.detach();
}

async function zonesOnPhone(browser: Parameters<typeof openAdminBrowser>[0], product: Product) {
  const admin = await anAdmin(product, `ngozi zones ${randomUUID().slice(0, 8)}`, ['markets:manage']);
  const adminContext = await browser.newContext({
    ...phone,
    baseURL: product.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': product.nextAddress() },
  });
  await sitDown(adminContext, product, admin);
  const page = await adminContext.newPage();
  await page.goto(officePaths.zones);
  return page;
}

test('an admin draws a neighbourhood with a finger, and none over another; a customer chooses it and reads what it adds', async ({
  browser,
  context,
  product,
}) => {
  test.setTimeout(120_000);
  const page = await zonesOnPhone(browser, product);
  await expect(page.getByRole('img', { name: copy.map('Abuja') })).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('button', { name: copy.add }).click();
  const sheet = page.getByRole('dialog', { name: copy.add });
  const map = (points: number) => sheet.getByRole('img', { name: copy.drawing(points), exact: true });
  await sheet.getByLabel(copy.name, { exact: true }).fill('Ring Road');
  await sheet.getByLabel(copy.fee).fill('300');

  // In the middle of the town somebody is everywhere already.
  const middle = (await map(0).boundingBox()) ?? { width: 0, height: 0 };
  const [x, y] = [middle.width / 2, middle.height / 2];
  await touch(map(0), [[x, y]]);
  await touch(map(1), [[x + 60, y]]);
  await touch(map(2), [[x + 60, y + 60]]);
  const over = sheet.getByRole('alert').filter({ hasText: /enter/ });
  await expect(over).toBeVisible();
  await sheet.getByRole('button', { name: copy.save }).click();
  await expect(over).toBeVisible();
  expect(answered(await product.openDevice().call(listZones, {})).map(({ name }) => name)).not.toContain(
    'Ring Road',
  );
  expect(await troubles(page)).toEqual([]);

  await sheet.getByRole('button', { name: copy.clear }).click();
  await expect(over).toBeHidden();
  await touch(map(0), [[30, 20]]);
  await touch(map(1), [[130, 20]]);
  await touch(map(2), [[130, 50]]);
  // A touch on an edge puts a point between, and one step is taken back.
  const [north, , east] = await sheet
    .getByLabel(copy.coordinates)
    .inputValue()
    .then((text) => text.split('\n'));
  await touch(map(3), [[80, 20]]);
  await expect(map(4)).toBeVisible();
  await expect(sheet.getByLabel(copy.coordinates)).toHaveValue(new RegExp(`^${north}\n.*\n.*\n${east}$`));
  await sheet.getByRole('button', { name: copy.undo }).click();
  await expect(map(3)).toBeVisible();
  const before = await sheet.getByLabel(copy.coordinates).inputValue();
  await dragByTouch(page, sheet.locator('.map-corner').first(), { x: -15, y: 10 });
  await expect(sheet.getByLabel(copy.coordinates)).not.toHaveValue(before);
  await sheet.locator('.map-corner').first().tap();
  await sheet.getByRole('button', { name: copy.takeOff }).tap();
  await expect(map(2)).toBeVisible();
  await sheet.getByRole('button', { name: copy.undo }).tap();
  await expect(map(3)).toBeVisible();
  await sheet.getByRole('button', { name: copy.save }).click();
  await expect(page.getByText(copy.saved('Ring Road'), { exact: true }).first()).toBeVisible();
  expect(await zoneNamed(product, 'Ring Road')).toMatchObject({ feeKobo: 30_000, isOpen: true });

  const customer = await context.newPage();
  await customer.goto('/order');
  await writeOrder(customer, { list: '2 mudu garri at 3000', phone: '0803 555 8123' });
  await change(customer, where.title);
  await customer.getByLabel(where.area, { exact: true }).selectOption('Ring Road');
  await nextButton(customer).click();
  await expect(
    customer.getByText(`${quote.delivery}: ${feeParts.base('₦150')}, ${feeParts.zone('₦300')}`),
  ).toBeVisible();
});

test('an admin sees what a file would change before it does, and what is wrong with it', async ({
  browser,
  product,
}) => {
  test.setTimeout(90_000);
  const jabi = await zoneNamed(product, 'Jabi');
  const admin = await anAdmin(product, 'zainab files', ['markets:manage']);
  const { page } = await openAdminBrowser(browser, product, admin);
  await page.goto(officePaths.zones);
  const bring = (text: string) =>
    page
      .getByLabel(copy.file, { exact: true })
      .setInputFiles({ name: 'areas.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(text) });
  await bring('not a map');
  await expect(page.getByText(copy.fileFaults['no-geojson'])).toBeVisible();

  const fresh = { name: 'Katampe Hill', outline: box(1), feeKobo: asKobo(20_000) };
  const shifted = { name: 'Over Jabi', outline: jabi.outline, feeKobo: asKobo(0) };
  await bring(zonesFile([fresh, shifted]));
  await expect(page.getByText(copy.featureFault(2, 'Over Jabi', 'overlaps', 'Jabi'))).toBeVisible();
  await expect(page.getByRole('button', { name: copy.apply })).toBeHidden();

  await bring(zonesFile([fresh, { ...jabi, feeKobo: asKobo(5000) }]));
  await expect(page.getByText(copy.added('Katampe Hill', 4))).toBeVisible();
  const feeLine = `Jabi: ${copy.feeFromTo(naira(0), naira(5000))}`;
  await expect(page.getByText(feeLine)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  expect((await zoneNamed(product, 'Jabi')).feeKobo).toBe(0);
  await page.getByRole('button', { name: copy.apply }).click();
  await expect(page.getByText(copy.applied(2), { exact: true }).first()).toBeVisible();
  expect(await zoneNamed(product, 'Katampe Hill')).toMatchObject({ outline: box(1), feeKobo: 20_000 });
  const { id: zoneId, changedAt: seen, name, outline, isOpen } = await zoneNamed(product, 'Jabi');
  answered(
    await product.device('godmode').call(changeZone, { zoneId, seen, name, outline, isOpen, feeKobo: 0 }),
  );

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: copy.exportAll }).click();
  expect((await saved).suggestedFilename()).toBe('Abuja.geojson');
  await page.getByRole('button', { name: copy.add }).click();
  // Without a pointer: the same points in writing.
  const sheet = page.getByRole('dialog', { name: copy.add });
  await sheet.getByLabel(copy.coordinates).fill('9.3, 7.33\n9.3, 7.3x');
  await expect(sheet.getByText(copy.coordinatesRefused(2))).toBeVisible();
  await sheet.getByLabel(copy.coordinates).fill('9.3, 7.33\n9.3, 7.34\n9.31, 7.34');
  await sheet.getByLabel(copy.name, { exact: true }).fill('jabi');
  await sheet.getByRole('button', { name: copy.save }).click();
  await expect(sheet.getByText(copy.nameTaken('Jabi'))).toBeVisible();
  await sheet.getByLabel(copy.name, { exact: true }).fill('Jabi, Suleja');
  await page.context().setOffline(true);
  await expect(page.getByText(copy.offline)).toBeAttached();
  await page.context().setOffline(false);
  await sheet.getByRole('button', { name: copy.save }).click();
  await expect(page.getByText(copy.saved('Jabi, Suleja'), { exact: true }).first()).toBeVisible();
});

test('a neighbourhood that is closed is said to the person who keeps an address there, who may still see it', async ({
  browser,
  product,
}) => {
  const zone = await drawn(product, 'Sabon Lugbe', 9);
  const client = product.openDevice();
  answered(await client.call(signUp, { username: 'bisi of lugbe', password: 'suya and cold zobo' }));
  const place = { area: zone.name, landmark: 'By the rock', directions: '', pin: null };
  answered(
    await client.call(saveAddress, {
      clientRequestId: randomUUID(),
      label: 'Mama',
      ...place,
      isDefault: true,
    }),
  );
  const { page } = await openAdminBrowser(browser, product, client);
  await page.goto('/order');
  await writeOrder(page, { list: '2 mudu garri at 3000', phone: '0803 555 8124' });
  await change(page, where.title);
  await page.getByRole('button', { name: 'Mama', exact: true }).click();
  await expect(page.getByText(where.notFrom(zone.name))).toBeHidden();

  const { id: zoneId, changedAt: seen, name, outline, feeKobo } = await zoneNamed(product, zone.name);
  answered(
    await product.device('godmode').call(changeZone, { zoneId, seen, name, outline, feeKobo, isOpen: false }),
  );
  await page.reload();
  await change(page, where.title);
  await expect(page.getByText(where.notFrom(zone.name))).toBeVisible();
  await expect(page.getByRole('button', { name: where.labelNotNow('Mama') })).toBeVisible();
  await nextButton(page).click();
  await expect(page.getByLabel(where.area, { exact: true })).toBeVisible();
  await page.goto(paths.profile);
  await expect(page.getByText('By the rock, Sabon Lugbe')).toBeVisible();
  await expect(page.getByText(where.notNow(zone.name))).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  const middle: Point = [Math.round(zone.middle.latitude * 1e6), Math.round(zone.middle.longitude * 1e6)];
  expect(middleOf(outline)).toEqual({ latitude: middle[0] / 1e6, longitude: middle[1] / 1e6 });
});

test('a customer who writes a plus code reads which neighbourhood it lies in, and one that is no code is said', async ({
  page,
  product,
}) => {
  const zones = answered(await product.openDevice().call(listZones, {}));
  const near = zones.find(({ name }) => name === 'Gwarinpa')?.middle ?? { latitude: 0, longitude: 0 };
  const place = readPlusCode('3CH2+9X', near);
  const zone = place && zoneAt(zones, place);
  if (zone === undefined) throw new Error('the code lies in no neighbourhood');
  await page.goto('/order');
  await writeOrder(page, { list: '2 mudu garri at 3000', phone: '0803 555 8125' });
  await change(page, where.title);
  await page.getByText(where.more, { exact: true }).click();
  const field = page.getByLabel(where.plusCode, { exact: true });
  await field.fill('3CH2');
  await field.blur();
  await expect(page.getByText(where.plusCodeRefused)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await field.fill('3ch2+9x Abuja');
  await expect(page.getByText(where.pinned(zone.name), { exact: true })).toBeVisible();
});
