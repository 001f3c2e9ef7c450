import { expect, type BrowserContext, type Page } from '@playwright/test';
import { changeRole, grantPermissions, signIn, signUp } from '#contract/accounts/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { openedWords } from '#contract/copy/notices.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { joinEarlyAccess, switchMaintenance } from '#contract/launch/endpoints.ts';
import { changeHouseQuietHours } from '#contract/notifications/admin/endpoints.ts';
import {
  changeNotificationPreferences,
  showPushConfig,
  subscribeWebPush,
} from '#contract/notifications/endpoints.ts';
import { paths } from '#contract/paths.ts';
import type { Permission } from '#contract/permissions.ts';
import { answered, type Client } from '#test/client.ts';
import type { PushServiceStandIn } from '#test/stand-ins/push-service/stand-in.ts';
import { test } from '../set-up/product-with-notices.ts';
import type { Product } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

const copy = adminNoticesCopy.pcm;
const { launch } = adminCopy.pcm;
const { notFound, errors } = await loadPublicCopy('pcm');
const password = 'jollof and plantain';
const texts = {
  pcm: { title: 'Yam don land', body: 'Utako get new yam today.' },
  en: { title: 'New yam has come', body: 'Utako has new yam today.' },
};

let people = 0;

async function signedInAdmin(product: Product): Promise<{ client: Client; id: string; username: string }> {
  people += 1;
  const client = product.openDevice();
  const username = `office ${String(people)} of ${String(process.pid)}`;
  const { id } = answered(await client.call(signUp, { username, password }));
  return { client, id, username };
}

/** A customer whose phone hears the news; it answers with where the phone is reached. */
async function listener(product: Product, pushService: PushServiceStandIn) {
  const { client, username } = await signedInAdmin(product);
  const { webPushKey } = answered(await client.call(showPushConfig, {}));
  const subscription = pushService.subscribe(webPushKey);
  answered(await client.call(subscribeWebPush, { ...subscription, userAgent: 'a phone' }));
  const quietHours = { on: false, from: '22:00', until: '06:00' };
  const groups = [{ group: 'news', push: true, sms: null } as const];
  answered(await client.call(changeNotificationPreferences, { groups, quietHours }));
  return { client, username, endpoint: subscription.endpoint };
}

/** An admin who may do these things, signed in in this window. */
async function sitsDown(product: Product, context: BrowserContext, permissions: Permission[]): Promise<void> {
  const { client, id, username } = await signedInAdmin(product);
  const godmode = product.device('godmode');
  answered(await godmode.call(changeRole, { userId: id, role: 'admin' }));
  answered(await godmode.call(grantPermissions, { userId: id, permissions }));
  // Joining the staff ended the session.
  answered(await client.call(signIn, { username, password }));
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: product.url })));
}

async function write(page: Page): Promise<void> {
  const { compose } = copy;
  await page.getByRole('button', { name: copy.write }).first().click();
  for (const language of ['pcm', 'en'] as const) {
    const part = page.getByRole('region', { name: compose.languages[language], exact: true });
    await part.getByLabel(compose.headline).fill(texts[language].title);
    await part.getByLabel(compose.body).fill(texts[language].body);
  }
}

const toast = (page: Page, text: string) => page.locator('.toasts').getByText(text, { exact: true });
const receivedAt = (service: PushServiceStandIn, endpoint: string) =>
  service.received.filter((one) => one.endpoint === endpoint).map(({ payload }) => payload);
const ofYam = (page: Page) =>
  page
    .getByRole('list', { name: copy.list.title })
    .getByRole('listitem')
    .filter({ hasText: texts.pcm.title });

// A person without quiet hours of their own gets notices at any hour that the test runs at.
test.beforeEach(async ({ product }) => {
  answered(await product.device('godmode').call(changeHouseQuietHours, { from: '00:00', until: '00:00' }));
});

test('an admin with that one right writes, looks, counts and sends, and finds in the log who heard it', async ({
  app,
  product,
  pushService,
}) => {
  const { confirm, compose, preview, log } = copy;
  const wanting = await listener(product, pushService);
  await sitsDown(product, app.context(), ['notifications:send']);
  await app.goto(paths.adminNotifications);
  await expect(app.getByText(copy.list.empty)).toBeVisible();
  expect(await troubles(app)).toEqual([]);
  await write(app);
  const phone = app.getByRole('figure', { name: preview.title });
  await expect(phone).toContainText(texts.pcm.body);
  await app.getByRole('main').getByText(compose.languages.en, { exact: true }).last().click();
  await expect(phone).toContainText(texts.en.title);
  await app.getByText(preview.themes.dark, { exact: true }).click();
  await expect(phone).toHaveAttribute('data-theme', 'dark');
  await expect(app.getByText(compose.reach(1, 1))).toBeVisible();
  await app.getByLabel(compose.link).selectOption(paths.markets);
  expect(await troubles(app)).toEqual([]);
  await app.getByRole('button', { name: compose.goOn }).click();
  const asked = app.getByRole('dialog', { name: confirm.title });
  await expect(asked.getByText(confirm.people(1, 1))).toBeVisible();
  await expect(asked.getByText(confirm.waits(0))).toBeVisible();
  await expect(asked.getByText(confirm.way)).toBeVisible();
  await asked.getByRole('button', { name: confirm.sendNow }).click();
  await expect(ofYam(app).getByText(copy.states.sent, { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(ofYam(app).getByText(copy.progress.sent(1))).toBeVisible();
  expect(receivedAt(pushService, wanting.endpoint)).toMatchObject([
    { notification: texts.pcm, data: { link: paths.markets, kind: 'broadcast' } },
  ]);

  await app.getByRole('link', { name: copy.tabs.log }).click();
  await app.getByLabel(log.person).fill(wanting.username);
  await app.getByRole('button', { name: log.find }).click();
  await expect(app.getByRole('row')).toHaveCount(2);
  await expect(app.getByRole('row').last()).toContainText(log.states.sent);
  await app.getByLabel(log.state).selectOption('failed');
  await expect(app.getByText(log.none)).toBeVisible();
  await app.getByRole('button', { name: log.clear }).last().click();
  await expect(app).toHaveURL(`${paths.adminNotifications}?tab=log`);

  // Screens of other permissions are neither linked nor open.
  const menu = app.getByRole('navigation', { name: adminCopy.pcm.frame.label });
  await expect(menu.getByRole('link')).toHaveCount(2);
  await app.goto(paths.adminLaunch);
  await expect(app.getByRole('heading', { level: 1 })).toHaveText(errors.notAllowedTitle);
});

test('an admin stops a broadcast on its way, and one that waits for its time', async ({
  app,
  product,
  pushService,
}) => {
  const { confirm, compose, list, states } = copy;
  await listener(product, pushService);
  const all = product.device('admin');
  await app
    .context()
    .addCookies([...all.cookies].map(([name, value]) => ({ name, value, url: product.url })));
  pushService.trouble.refusesAll = { status: 503 };
  await app.goto(paths.adminNotifications);
  await write(app);
  await app.getByRole('button', { name: compose.goOn }).click();
  const asked = app.getByRole('dialog', { name: confirm.title });
  await asked.getByRole('button', { name: confirm.sendNow }).click();
  const going = ofYam(app).first();
  await expect(going.getByText(states.sending, { exact: true })).toBeVisible({ timeout: 20_000 });
  await going.getByRole('button', { name: list.stopOf(texts.pcm.title) }).click();
  const stopping = app.getByRole('dialog', { name: list.stopTitle(texts.pcm.title) });
  await stopping.getByRole('button', { name: list.stop, exact: true }).click();
  await expect(going.getByText(states.cancelled, { exact: true })).toBeVisible();
  pushService.trouble.refusesAll = undefined;

  await write(app);
  await app.getByRole('button', { name: compose.goOn }).click();
  await asked.getByText(compose.later, { exact: true }).click();
  await asked.getByLabel(compose.day).fill('2020-01-01');
  await asked.getByLabel(compose.time).fill('12:00');
  await asked.getByRole('button', { name: confirm.sendLater }).click();
  await expect(asked.getByText(compose.timeRefused)).toBeVisible();
  await asked.getByLabel(compose.day).fill('2099-01-01');
  await asked.getByRole('button', { name: confirm.sendLater }).click();
  await expect(going.getByText(states.scheduled, { exact: true })).toBeVisible();
  await expect(going).toContainText('1 Jan 2099');
  await going.getByRole('button', { name: list.stopOf(texts.pcm.title) }).click();
  await app.getByRole('dialog').getByRole('button', { name: list.stop, exact: true }).click();
  await expect(going.getByText(states.cancelled, { exact: true })).toBeVisible();
});

test('the owner changes the hours of the house and says whether alarms ring', async ({ app, become }) => {
  const { hours, alarms, tabs } = copy;
  await become('godmode', app.context());
  await app.goto(paths.adminNotifications);
  await app.getByRole('link', { name: tabs.hours }).click();
  await app.getByLabel(hours.from, { exact: true }).fill('21:00');
  await app.getByLabel(hours.until, { exact: true }).fill('05:30');
  await app.getByRole('button', { name: hours.save }).click();
  await expect(toast(app, hours.saved)).toBeVisible();
  const alarm = app.getByRole('switch', { name: alarms.label });
  await expect(alarm).toBeChecked();
  const stored = app.waitForResponse((answer) => answer.request().method() === 'PUT');
  await alarm.click();
  expect((await stored).status()).toBe(200);
  expect(await troubles(app)).toEqual([]);
  await app.reload();
  await expect(app.getByLabel(hours.until, { exact: true })).toHaveValue('05:30');
  await expect(alarm).not.toBeChecked();
});

test('an admin who opens the gate is offered to notify the early-access list; the other screen has no offer', async ({
  page,
  context,
  product,
  pushService,
}) => {
  const { opened } = copy;
  const waits = await listener(product, pushService);
  answered(await waits.client.call(joinEarlyAccess, { name: 'Ada', email: 'ada@market.test' }));
  answered(await product.openDevice().call(joinEarlyAccess, { name: 'Bola', email: 'bola@market.test' }));
  answered(await product.device('godmode').call(switchMaintenance, { on: true }));
  await sitsDown(product, context, ['launch:manage', 'notifications:send']);
  await page.goto(paths.adminNotifications);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await page.goto(paths.adminLaunch);
  await expect(page.getByText(opened.who(1, 1))).toBeVisible();
  await expect(page.getByText(opened.rest(1))).toBeVisible();
  await expect(page.getByText(opened.shut)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('button', { name: launch.open }).click();
  const asked = page.getByRole('dialog', { name: launch.openTitle });
  await expect(asked.getByRole('checkbox', { name: opened.offer })).toBeChecked();
  await expect(asked.getByText(opened.offerText(1))).toBeVisible();
  await asked.getByRole('button', { name: launch.open }).click();
  await expect(toast(page, launch.nowOpen)).toBeVisible();
  await expect.poll(() => receivedAt(pushService, waits.endpoint), { timeout: 20_000 }).toHaveLength(1);
  expect(receivedAt(pushService, waits.endpoint)).toMatchObject([{ notification: openedWords().pcm }]);
  await expect(page.getByText(opened.nobody)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(copy.progress.people(1))).toBeVisible({ timeout: 15_000 });
});
