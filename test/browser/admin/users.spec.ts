import { expect } from '@playwright/test';
import { deletePerson, showPerson } from '#contract/accounts/admin/endpoints.ts';
import { grantPermissions, me, signUp } from '#contract/accounts/endpoints.ts';
import { listPeopleWho } from '#contract/admin/people-endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { historyCopy } from '#contract/copy/admin/history.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { support, talkOn } from '#test/factories/chat.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { openAdminBrowser, anAdmin } from '../set-up/admin.ts';
import { test, type Product } from '../set-up/product.ts';
import { sitDown } from '../set-up/session.ts';
import { troubles } from '../pages/accessibility.ts';

const { people, shared, frame } = adminCopy.pcm;
const copy = usersCopy.pcm;
const screens = await loadPublicCopy('pcm');

async function aCustomer(product: Product, username: string) {
  const client = product.openDevice();
  const user = answered(await client.call(signUp, { username, password: 'ofada and ayamase' }));
  return { client, user };
}

test('the owner finds an admin, starts from a kind of work, saves, and takes it back in the toast', async ({
  browser,
  product,
}) => {
  const amina = await anAdmin(product, 'amina counts', ['orders:view']);
  const { adminContext, page } = await openAdminBrowser(browser, product, product.device('godmode'));
  await page.goto(paths.adminUsers);
  await page.getByRole('searchbox', { name: people.search }).fill('amina cou');
  await expect(page.getByText(copy.oneFound)).toBeVisible();
  await expect(page).toHaveURL(/q=amina/);
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('link', { name: 'amina counts' }).click();
  await expect(page.getByRole('heading', { name: people.permissionsTitle })).toBeVisible();

  const reads = page.getByRole('checkbox', { name: people.permissions['money:view'] });
  await page.getByRole('button', { name: copy.presets.names.moneyDesk }).click();
  await expect(reads).toBeChecked();
  await expect(page.getByText(copy.changes(4, 0))).toBeVisible();
  expect(answered(await amina.call(me, {})).permissions).toEqual(['orders:view']);
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('button', { name: people.permissionsSave }).click();
  // A toast that is pointed at stays.
  await page.getByText(people.permissionsSaved('amina counts'), { exact: true }).hover();
  expect(answered(await amina.call(me, {})).permissions).toHaveLength(5);
  await page.getByRole('button', { name: copy.undo, exact: true }).click();
  await expect(page.getByText(copy.undone('amina counts'), { exact: true })).toBeVisible();
  await expect(reads).not.toBeChecked();
  expect(answered(await amina.call(me, {})).permissions).toEqual(['orders:view']);

  await page.getByRole('link', { name: historyCopy.pcm.hereOf('amina counts') }).click();
  await expect(page).toHaveURL(/tab=history&subject=/);
  const taken = historyCopy.pcm.removed(
    (['money:view', 'money:manage', 'money:refund', 'claims:decide'] as const)
      .map((permission) => people.permissions[permission])
      .join(', '),
  );
  await expect(page.getByText(taken)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await adminContext.close();
});

test('an admin for people mutes a person in chats, signs them out, and deletes them when no open matter is left', async ({
  browser,
  product,
}) => {
  test.setTimeout(90_000);
  const bola = await aCustomer(product, 'bola leaves');
  const held = await aCustomer(product, 'chidi waits');
  const { code } = await placeThrough(held.client);
  const all = product.device('admin');
  const { adminContext, page } = await openAdminBrowser(browser, product, all);
  await page.goto(`${paths.adminUsers}?person=${held.user.id}`);
  await expect(page.getByText(copy.holds['order-under-way'])).toBeVisible();
  await expect(page.getByRole('button', { name: copy.data.delete })).toHaveCount(0);
  await expect(page.getByRole('link', { name: code })).toBeVisible();

  await page.goto(`${paths.adminUsers}?person=${bola.user.id}`);
  await page.getByRole('button', { name: copy.mute.open }).click();
  const muting = page.getByRole('dialog', { name: copy.mute.ask('bola leaves') });
  await muting.getByRole('button', { name: copy.mute.open }).click();
  await expect(muting.getByText(copy.mute.reasonRefused)).toBeVisible();
  await muting.getByLabel(copy.mute.reason).fill('Insults');
  await muting.getByRole('button', { name: copy.mute.open }).click();
  await expect(page.getByText(copy.mute.because('Insults'))).toBeVisible();
  expect(await talkOn(bola.client, support).write('Hello?')).toMatchObject({ reason: 'chat-muted' });
  expect(await troubles(page)).toEqual([]);
  await page.goto(`${paths.adminUsers}?show=muted`);
  await expect(page.getByRole('row', { name: /bola leaves/ })).toBeVisible();
  await page.getByRole('link', { name: 'bola leaves' }).click();
  await page.getByRole('button', { name: copy.mute.lift }).first().click();
  await expect(page.getByText(copy.mute.can)).toBeVisible();

  await page.getByRole('button', { name: people.signOut }).click();
  await page.getByRole('dialog').getByRole('button', { name: people.signOut }).click();
  await expect(page.getByText(copy.devices.none)).toBeVisible();
  expect((await bola.client.call(me, {})).ok).toBe(false);

  await page.getByRole('button', { name: copy.data.delete }).click();
  const deleting = page.getByRole('dialog', { name: copy.data.deleteTitle('bola leaves') });
  await deleting.getByRole('button', { name: copy.data.delete }).click();
  await expect(deleting.getByText(copy.data.typeRefused)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await deleting.getByLabel(copy.data.type('bola leaves')).fill('bola leaves');
  await deleting.getByRole('button', { name: copy.data.delete }).click();
  await expect(page.getByText(copy.leftText)).toBeVisible();
  await adminContext.close();
});

test('an admin who may only look sees people and no button, and is refused what they try', async ({
  browser,
  product,
}) => {
  const { user } = await aCustomer(product, 'dupe is seen');
  const looks = await anAdmin(product, 'emeka looks', ['users:view']);
  const phone = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': product.nextAddress() },
  });
  await sitDown(phone, product, looks);
  const page = await phone.newPage();
  await page.goto(`${paths.adminUsers}?q=dupe is`);
  await page.getByRole('link', { name: 'dupe is seen' }).click();
  await expect(page.getByText(people.nothingAllowed)).toBeVisible();
  await expect(page.getByText(copy.glance.notYours)).toBeVisible();
  for (const name of [people.resetLink, people.signOut, copy.data.delete, copy.mute.open, shared.save])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('link', { name: frame.links.settings })).toHaveCount(0);
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('link', { name: copy.back }).click();
  await expect(page.getByLabel(copy.show).locator('option')).toHaveText([
    copy.shows.all,
    copy.shows.seen,
    copy.shows.deleted,
    copy.shows.names,
  ]);

  expect(answered(await looks.call(showPerson, { userId: user.id })).person.username).toBe('dupe is seen');
  const tried = [
    await looks.call(deletePerson, { userId: user.id }),
    await looks.call(grantPermissions, { userId: user.id, permissions: ['money:view'] }),
    await looks.call(listPeopleWho, { matter: 'owes' }),
  ];
  for (const answer of tried) expect(answer).toMatchObject({ ok: false, status: 403 });
  await phone.close();

  const { adminContext, page: other } = await openAdminBrowser(
    browser,
    product,
    await anAdmin(product, 'femi orders', ['orders:view']),
  );
  await other.goto(paths.adminUsers);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(screens.errors.notAllowedTitle);
  await adminContext.close();
});
