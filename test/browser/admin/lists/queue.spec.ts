import { expect, type Page } from '@playwright/test';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminListsCopy } from '#contract/copy/admin/lists.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { originalCopy } from '#contract/copy/order/original.ts';
import { paths } from '#contract/paths.ts';
import { text } from '#server/db/sql/codecs.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { openItsDatabase } from '#test/product/database.ts';
import { waitingRequest } from '#test/worlds/waiting-lists.ts';
import { anAdmin, openAdminBrowser } from '#test/browser/set-up/admin.ts';
import { test, type Product } from '#test/browser/set-up/product.ts';
import { troubles } from '#test/browser/pages/accessibility.ts';

const copy = adminListsCopy.pcm;
const { photos, player } = originalCopy.pcm;
const { kinds } = orderCopy.pcm.kind;

/** A photo of a list, as its sender brought it. */
async function aPhoto(product: Product, customerName: string, note = ''): Promise<void> {
  const pictureIds = [await bringPhoto(product.openDevice()), await bringPhoto(product.openDevice())];
  const db = openItsDatabase(product);
  await waitingRequest({ db }, { customerName, pictureIds, note });
  await db.end();
}

const openFirst = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('a photo taken by two members of staff at once: one gets it, and writes it down by keyboard', async ({
  browser,
  product,
}) => {
  await aPhoto(product, 'Amaka Photo');
  const both = await Promise.all(
    ['Halima Danladi', 'Bisi Ogun'].map(async (name) =>
      openAdminBrowser(browser, product, await anAdmin(product, name, ['orders:view', 'orders:manage'])),
    ),
  );
  const pages = both.map(({ page }) => page);
  for (const page of pages) {
    await page.goto(paths.adminLists);
    await expect(page.getByRole('link', { name: 'Amaka Photo' })).toBeVisible();
  }
  await Promise.all(pages.map((page) => openFirst(page, 'Amaka Photo')));
  const box = (page: Page) => page.getByLabel(copy.writing.label);
  await expect
    .poll(async () => (await Promise.all(pages.map((page) => box(page).count()))).toSorted())
    .toEqual([0, 1]);
  const [first, second] = pages;
  if (first === undefined || second === undefined) throw new Error('two pages were opened');
  const [winner, loser] = (await box(first).count()) === 1 ? [first, second] : [second, first];
  const name = winner === first ? 'Halima Danladi' : 'Bisi Ogun';
  await expect(loser.getByRole('heading', { name: copy.notTaken })).toBeVisible();
  await expect(loser.getByText(`${name} dey write dis one. Carry di next one.`)).toBeVisible();
  await loser.getByRole('button', { name: copy.backToQueue }).last().click();
  await expect(loser.getByText(copy.heldBy(name))).toBeVisible();

  const shown = winner.getByRole('img', { name: photos.one(1, 2) });
  await expect(shown).toBeVisible();
  await box(winner).focus();
  await winner.keyboard.press('Alt+KeyR');
  await expect(shown).toHaveAttribute('style', /rotate\(90deg\)/);
  await winner.keyboard.press('Alt+Equal');
  await expect(shown).toHaveAttribute('style', /scale\(1\.5\)/);
  await winner.keyboard.type('2 mudu rice\npepper 500');
  await expect(winner.getByText(copy.writing.read(2))).toBeVisible();
  await expect(winner.getByText('rice', { exact: true })).toBeVisible();
  expect(await troubles(winner)).toEqual([]);
  await winner.reload();
  await expect(box(winner)).toHaveValue('2 mudu rice\npepper 500');
  await box(winner).focus();
  await winner.keyboard.press('Control+Enter');
  await expect(winner.getByText(copy.writing.sent, { exact: true })).toBeVisible();
  await expect(loser.getByRole('link', { name: 'Amaka Photo' })).toBeHidden();
  await loser.getByText(copy.others(1)).click();
  await expect(loser.getByText(copy.states.ready)).toBeVisible();
  for (const { adminContext } of both) await adminContext.close();
});

test('a clerk makes a parcel of what came as a list, and finds kind and words again after a reload', async ({
  browser,
  product,
}) => {
  await aPhoto(product, 'Chidi Parcel');
  const { page } = await openAdminBrowser(
    browser,
    product,
    await anAdmin(product, 'Halima of parcels', ['orders:view', 'orders:manage']),
  );
  await page.goto(paths.adminLists);
  await openFirst(page, 'Chidi Parcel');
  await expect(page.getByRole('radio', { name: kinds.market })).toBeChecked();
  await page.getByText(kinds.carry, { exact: true }).click();
  await page.getByLabel(copy.writing.thing).fill('Carry two gowns from Ngozi for Utako give Emeka for Jabi');
  expect(await troubles(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('radio', { name: kinds.carry })).toBeChecked();
  await expect(page.getByLabel(copy.writing.thing)).toHaveValue(/^Carry two gowns/);
  await expect(page.getByText(copy.writing.nothing)).toHaveCount(0);
  await page.getByRole('button', { name: copy.writing.ready }).click();
  await expect(page.getByText(copy.writing.sent, { exact: true })).toBeVisible();
  const db = openItsDatabase(product);
  const [row] = await db.rows({ kind: text })`
    select order_kind as kind from list_request where customer_name = 'Chidi Parcel' and state = 'ready'`;
  await db.end();
  expect(row?.kind).toBe('carry');
});

test('a clerk finds the kind chosen that the words beside a photo ask for, where its sender chose none', async ({
  browser,
  product,
}) => {
  await aPhoto(
    product,
    'Emeka Words',
    'Abeg carry this gown from Ngozi shop for Utako give my sister for Jabi',
  );
  const { page, adminContext } = await openAdminBrowser(
    browser,
    product,
    await anAdmin(product, 'Halima of words', ['orders:view', 'orders:manage']),
  );
  await page.goto(paths.adminLists);
  await openFirst(page, 'Emeka Words');
  await expect(page.getByRole('radio', { name: kinds.carry })).toBeChecked();
  await page.getByText(kinds.market, { exact: true }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: kinds.market })).toBeChecked();
  await page.getByLabel(copy.writing.label).fill('2 mudu rice');
  await page.getByRole('button', { name: copy.writing.ready }).click();
  await expect(page.getByText(copy.writing.sent, { exact: true })).toBeVisible();
  await adminContext.close();
});

test('a question goes to the customer and what cannot be read ends with a reason, on a phone too', async ({
  browser,
  product,
}) => {
  await aPhoto(product, 'Chidi Question');
  await aPhoto(product, 'Ngozi Unclear');
  const client = await anAdmin(product, 'Sani Kabir', ['orders:view', 'orders:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.adminOrders);
  await expect(page.getByText(adminCopy.pcm.frame.waitingLists(2)).first()).toBeAttached();
  await page.goto(paths.adminLists);
  await openFirst(page, 'Chidi Question');
  await page.getByRole('button', { name: copy.asking.open }).click();
  await page.getByRole('button', { name: copy.asking.send }).click();
  await expect(page.getByText(copy.asking.missing)).toBeVisible();
  await page.getByLabel(copy.asking.label).fill('How many derica?');
  await page.getByRole('button', { name: copy.asking.send }).click();
  await expect(page.getByText(copy.asking.sent, { exact: true })).toBeVisible();

  await openFirst(page, 'Ngozi Unclear');
  await page.getByRole('button', { name: copy.unreadable.open }).click();
  await page.getByRole('button', { name: copy.unreadable.send, exact: true }).click();
  await expect(page.getByText(copy.unreadable.missing)).toBeVisible();
  await page.getByText(copy.unreadable.reasons['cannot-see']).click();
  await page.getByRole('button', { name: copy.unreadable.send, exact: true }).click();
  await expect(page.getByText(copy.unreadable.sent, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: copy.empty })).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await adminContext.close();
});

test('a voice note that does not come says so, and plays slower and faster by keys', async ({
  browser,
  product,
}) => {
  const db = openItsDatabase(product);
  await waitingRequest({ db }, { customerName: 'Ada Voice' });
  await db.end();
  const client = await anAdmin(product, 'Efe Voice', ['orders:view', 'orders:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(paths.adminLists);
  await openFirst(page, 'Ada Voice');
  // Its file was never there.
  await expect(page.getByText(player.failed)).toBeVisible();
  await page.getByLabel(copy.writing.label).focus();
  await page.keyboard.press('Alt+Period');
  await expect(page.getByText(player.speed('1.25'))).toBeVisible();
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Alt+Comma');
  await expect(page.getByText(player.speed('0.75'))).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('button', { name: copy.leave }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await adminContext.close();
});

test('by keyboard alone one list follows the other: focus goes on to the next, and each act has its key', async ({
  browser,
  product,
}) => {
  const db = openItsDatabase(product);
  await db`update list_request set state = 'withdrawn' where state = 'waiting' and taken_by_id is null`;
  await db.end();
  for (const name of ['Zainab One', 'Zainab Two', 'Zainab Three', 'Zainab Four']) await aPhoto(product, name);
  const client = await anAdmin(product, 'Tari Keys', ['orders:view', 'orders:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(paths.adminLists);
  const next = page.getByRole('link', { name: copy.takeNext });
  const box = page.getByLabel(copy.writing.label);
  await expect(next).toBeVisible();
  await page.keyboard.press('Alt+KeyT');
  await expect(page.getByRole('heading', { name: 'Zainab One' })).toBeFocused();
  await box.focus();
  await page.keyboard.type('2 mudu rice');
  await page.keyboard.press('Control+Enter');
  await expect(next).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(box).toBeVisible();
  await page.keyboard.press('Alt+KeyA');
  await page.getByLabel(copy.asking.label).focus();
  await page.keyboard.type('How many derica?');
  await page.keyboard.press('Enter');
  await expect(next).toBeFocused();

  await page.keyboard.press('Alt+KeyT');
  await expect(box).toBeVisible();
  await page.keyboard.press('Alt+KeyU');
  await page.getByRole('radio', { name: copy.unreadable.reasons['cannot-see'] }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: copy.unreadable.send, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(next).toBeFocused();

  await page.keyboard.press('Alt+KeyT');
  await expect(box).toBeVisible();
  // The queue hears that it is free again before the answer has come.
  await page.route('**/leave', async (route) => {
    const response = await route.fetch();
    await expect(next).toBeVisible();
    await route.fulfill({ response });
  });
  await page.keyboard.press('Alt+KeyL');
  await expect(box).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await adminContext.close();
});
