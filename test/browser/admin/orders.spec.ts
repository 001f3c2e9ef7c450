import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { showOrderForOffice } from '#contract/admin/endpoints.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { listAgentsFor } from '#contract/dispatch/admin/endpoints.ts';
import { lifeCamp } from '#test/factories/middles.ts';
import { moveOrder } from '#contract/orders/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { answered } from '#test/client.ts';
import { errandFrom, lineOf, placeThrough, parcelFrom } from '#test/factories/orders.ts';
import { agentWithMoney, standsAt } from '../set-up/working-agent.ts';
import { openAdminBrowser, anAdmin } from '../set-up/admin.ts';
import { aPhone } from '../pages/conversation.ts';
import { test, type Product } from '../set-up/product.ts';
import { sitDown } from '../set-up/session.ts';
import { troubles } from '../pages/accessibility.ts';

const copy = adminOrdersCopy.pcm;
const board = boardCopy.pcm;

/** The office's orders as somebody handles them. */
function ordersOn(page: Page) {
  return {
    search: page.getByRole('searchbox', { name: copy.search }),
    row: (code: string) => page.getByRole('link', { name: `${board.open} ${code}` }),
    tick: (code: string) => page.getByRole('checkbox', { name: copy.list.select(code) }),
    opened: (code: string) => page.getByRole('region', { name: copy.order.label(code) }),
  };
}

/** Guests' orders of one thing that nobody else orders. */
async function ordersOf(product: Product, item: string, count: number): Promise<string[]> {
  const codes: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const placed = await placeThrough(product.openDevice(), { items: [lineOf(item)] });
    codes.push(placed.code);
  }
  return codes;
}

test('an admin who may only read finds an order by its items, saves the view, and cannot change it', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const [code = ''] = await ordersOf(product, 'fresh ukazi', 1);
  const client = await anAdmin(product, 'ngozi looks', ['orders:view']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(paths.adminOrders);
  const orders = ordersOn(page);
  await orders.search.fill('ukazi');
  await expect(orders.row(code)).toBeVisible();
  await expect(page).toHaveURL(/q=ukazi/);
  await expect(orders.tick(code)).toHaveCount(0);

  await page.getByRole('button', { name: copy.views.keep }).click();
  const keeping = page.getByRole('dialog', { name: copy.views.keepTitle });
  await keeping.getByRole('button', { name: copy.views.save }).click();
  await expect(keeping.getByText(copy.views.nameRefused)).toBeVisible();
  await keeping.getByLabel(copy.views.name, { exact: true }).fill('Ukazi people');
  await keeping.getByText(copy.views.share).click();
  await keeping.getByRole('button', { name: copy.views.save }).click();
  await expect(page.getByRole('link', { name: 'Ukazi people' })).toHaveAttribute('aria-current', 'true');
  expect(await troubles(page)).toEqual([]);

  await orders.row(code).click();
  const opened = orders.opened(code);
  await expect(opened.getByText(board.actions.viewOnly)).toBeVisible();
  await expect(opened.getByText(board.happened.place)).toBeVisible();
  await expect(
    opened.getByRole('heading', { name: adminMoneyCopy.pcm.order.title, exact: true }),
  ).toHaveCount(0);
  await expect(opened.getByRole('link', { name: copy.order.chat })).toHaveCount(0);
  expect(await troubles(page)).toEqual([]);
  expect(await client.call(listAgentsFor, { code })).toMatchObject({ ok: false, status: 403 });

  await orders.search.fill('nobody ever ordered this');
  await page.getByRole('button', { name: copy.filters.clear }).first().click();
  await expect(orders.search).toHaveValue('');
  await expect(orders.row(code)).toBeVisible();
  await adminContext.close();
});

test('an order that is placed during an admin’s search appears in the list by itself', async ({
  browser,
  product,
}) => {
  const { adminContext, page } = await openAdminBrowser(browser, product, product.device('admin'));
  await page.goto(`${paths.adminOrders}?q=uziza`);
  await expect(page.getByText(copy.list.nothingFound)).toBeVisible();
  // The first is written down at once; the words of those that follow on its heels are a moment behind.
  const codes = await ordersOf(product, 'uziza leaf', 3);
  for (const code of codes) await expect(ordersOn(page).row(code)).toBeVisible();
  await adminContext.close();
});

test('several orders are cancelled at once, after a look at what it comes to, with an answer for each', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const [first = '', second = '', third = ''] = await ordersOf(product, 'dried bitterleaf', 3);
  const { adminContext, page } = await openAdminBrowser(browser, product, product.device('admin'));
  await page.goto(`${paths.adminOrders}?q=bitterleaf`);
  const orders = ordersOn(page);
  await expect(orders.row(third)).toBeVisible();

  // By keys alone: down, choose, down, choose; in a field they are letters.
  await page.keyboard.press('j');
  await expect(orders.row(third)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText(copy.bulk.chosen(2))).toBeVisible();
  await page.keyboard.press('f');
  await page.keyboard.type(' x');
  await expect(orders.search).toHaveValue('bitterleaf x');
  await orders.search.fill('bitterleaf');
  await orders.search.blur();
  await expect(orders.row(first)).toBeVisible();

  const bar = page.getByRole('region', { name: copy.bulk.label });
  await bar.getByRole('button', { name: copy.bulk.names.cancel }).click();
  const asked = page.getByRole('dialog', { name: copy.bulk.titles.cancel });
  await expect(asked.getByText(copy.bulk.means.cancel)).toBeVisible();
  await expect(asked.getByText(copy.bulk.will.cancel(2))).toBeVisible();
  await asked.getByRole('button', { name: copy.bulk.go.cancel(2) }).click();
  await expect(asked.getByText(copy.bulk.reasonRefused)).toBeVisible();
  await asked.getByLabel(copy.bulk.reason).fill('Bitterleaf don finish for all markets');
  expect(await troubles(page)).toEqual([]);
  await asked.getByRole('button', { name: copy.bulk.go.cancel(2) }).click();
  await expect(asked.getByText(copy.bulk.did.cancel(2))).toBeVisible();
  await asked.getByRole('button', { name: copy.bulk.close }).click();
  await expect(page.getByText(trackingCopy.pcm.statuses.cancelled, { exact: true })).toHaveCount(2);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: copy.keys.title })).toBeVisible();
  await page.keyboard.press('Escape');
  const untouched = answered(await product.device('admin').call(showOrderForOffice, { code: first }));
  expect(untouched.order.status).not.toBe('cancelled');
  const opened = answered(await product.device('admin').call(showOrderForOffice, { code: second }));
  expect(opened.steps.at(-1)).toMatchObject({ action: 'cancel', who: { name: 'admin ade' } });

  // An order that has changed meanwhile stays as it is, and the admin reads why.
  await page.locator(`[data-choose="${first}"]`).check({ force: true });
  await bar.getByRole('button', { name: copy.bulk.names.cancel }).click();
  await asked.getByLabel(copy.bulk.reason).fill('Market don close');
  const { version } = untouched.order;
  const meanwhile = { code: first, action: 'cancel', version, reason: 'Dem call', agentId: null } as const;
  answered(await product.device('admin').call(moveOrder, { clientRequestId: randomUUID(), ...meanwhile }));
  await asked.getByRole('button', { name: copy.bulk.go.cancel(1) }).click();
  await expect(asked.getByText(copy.bulk.noneDid)).toBeVisible();
  await expect(asked.getByText(copy.bulk.notDone(1))).toBeVisible();
  await expect(asked.getByText(copy.bulk.refusals['changed-meanwhile'])).toBeVisible();
  await adminContext.close();
});

test('the owner gives an order to somebody by map and by load, at the desk and on a phone', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const agent = await agentWithMoney(product);
  await standsAt(agent, lifeCamp);
  const [code = ''] = await ordersOf(product, 'catfish on the grill', 1);
  const { adminContext, page } = await openAdminBrowser(browser, product, product.device('godmode'));
  await page.goto(`${paths.adminOrders}?order=${code}`);
  const orders = ordersOn(page);
  const opened = orders.opened(code);
  await expect(opened.getByText(copy.order.nobody)).toBeVisible();
  await page.keyboard.press('a');
  const choosing = page.getByRole('dialog', { name: copy.assign.title.assign(code) });
  await expect(choosing.getByRole('img', { name: /Map/ })).toBeVisible();
  await choosing.getByRole('button', { name: copy.assign.go.assign }).click();
  await expect(choosing.getByText(copy.assign.refused)).toBeVisible();
  const agentChoice = choosing.locator('label').filter({ hasText: agent.name });
  await expect(agentChoice.getByText(copy.assign.free)).toBeVisible();
  await expect(agentChoice).toContainText('₦50,000.00');
  await agentChoice.click();
  await expect(agentChoice.getByRole('radio')).toBeChecked();
  expect(await troubles(page)).toEqual([]);
  await choosing.getByRole('button', { name: copy.assign.go.assign }).click();
  await expect(choosing).toBeHidden();
  await expect(opened.getByText(board.happened.assign).first()).toBeVisible();
  await expect(
    opened.getByRole('heading', { name: adminMoneyCopy.pcm.order.title, exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await adminContext.close();

  const home = await aPhone(browser, product);
  const hers = await home.newPage();
  await sitDown(home, product, product.device('godmode'));
  await hers.goto(`${paths.adminOrders}?show=list`);
  const onPhone = ordersOn(hers);
  await onPhone.row(code).click();
  await expect(onPhone.opened(code).getByText(agent.name).first()).toBeVisible();
  await expect(onPhone.search).toBeHidden();
  expect(await troubles(hers)).toEqual([]);
  await hers.goBack();
  await expect(onPhone.search).toBeVisible();
  await home.close();
});

test('an admin reads on board, list and page that an order is an errand, from which shop, and how far agents are from it', async ({
  browser,
  product,
}) => {
  const agent = await agentWithMoney(product);
  await standsAt(agent, lifeCamp);
  const errand = errandFrom({ name: 'Halal Chemist', area: 'Jabi', landmark: 'Under di pedestrian bridge' });
  const { code } = await placeThrough(product.openDevice(), { errand, items: [lineOf('zinc tablets')] });
  const { adminContext, page } = await openAdminBrowser(browser, product, product.device('godmode'));
  await page.goto(paths.adminOrders);
  const card = page.locator(`[data-order="${code}"]`);
  await expect(card).toContainText(`Halal Chemist · ${copy.errand.marks.fetch}`);
  await page.goto(`${paths.adminOrders}?q=halal+chemist`);
  await expect(page.getByText(`Halal Chemist · ${copy.errand.marks.fetch}`)).toBeVisible();
  const orders = ordersOn(page);
  await orders.row(code).click();
  const opened = orders.opened(code);
  await expect(opened.getByRole('heading', { name: copy.errand.stop.fetch })).toBeVisible();
  await expect(opened.getByText('Under di pedestrian bridge')).toBeVisible();
  await expect(opened.getByText('Jabi', { exact: true })).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.keyboard.press('a');
  const choosing = page.getByRole('dialog', { name: copy.assign.title.assign(code) });
  await expect(choosing.getByText(copy.assign.textOfErrand('Halal Chemist'))).toBeVisible();
  const choice = choosing.locator('label').filter({ hasText: agent.name });
  const [market] = answered(await product.openDevice().call(listMarkets, {}));
  await expect(choice).toContainText(copy.assign.elsewhere(market?.name ?? 'a market'));
  await expect(choice).toContainText('from di shop');
  await adminContext.close();
});

test('an admin parts the list by kind, and reads on a parcel’s page who gives it, its worth and the agreed wait', async ({
  browser,
  product,
}) => {
  const list = await placeThrough(product.openDevice());
  const items = [lineOf('Shoes in a box', { capKobo: null })];
  const { code } = await placeThrough(product.openDevice(), { errand: parcelFrom(), items });
  const { page } = await openAdminBrowser(browser, product, product.device('godmode'));
  await page.goto(`${paths.adminOrders}?show=list&sheet=filters`);
  await page.getByLabel(copy.filters.kind).selectOption({ label: copy.filters.kinds.carry });
  await page.getByRole('button', { name: copy.filters.done }).click();
  const orders = ordersOn(page);
  await expect(
    page.getByRole('button', { name: copy.filters.remove(copy.filters.kinds.carry) }),
  ).toBeVisible();
  await expect(orders.row(code)).toBeVisible();
  await expect(orders.row(list.code)).toHaveCount(0);
  await orders.row(code).click();
  const opened = orders.opened(code);
  await expect(opened.getByText(copy.errand.giver('Ngozi'))).toBeVisible();
  await expect(opened.getByRole('link', { name: '0803 555 0101' })).toBeVisible();
  await expect(opened.getByText(copy.errand.declared('₦10,000.00'))).toBeVisible();
  await expect(opened.getByText(copy.errand.waits(40, '₦100.00'))).toBeVisible();
  expect(await troubles(page)).toEqual([]);
});
