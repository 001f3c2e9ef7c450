import { expect, type BrowserContext, type Page } from '@playwright/test';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { cancelOrder } from '#contract/orders/endpoints.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { placeButton, writeOrder } from '../pages/composer.ts';
import { test, type Product } from '../set-up/product.ts';

const placing = orderCopy.pcm;
const copy = trackingCopy.pcm;
const board = boardCopy.pcm;
const anOrder = /\/track\/(MW-[2-9A-Z]{8})$/;
let phones = 0;

function someonesPhone(): string {
  phones += 1;
  return `0803 777 ${String(1000 + phones)}`;
}

/** From a written list to the page that follows its order; answers the code. */
async function place(page: Page, phone: string): Promise<string> {
  await page.goto('/place-order?list=2%20mudu%20garri%20at%203000%0Apepper%20500');
  await expect(page.getByLabel(placing.list.label)).not.toHaveValue('');
  await writeOrder(page, { phone });
  await placeButton(page).click();
  await expect(page).toHaveURL(anOrder);
  return anOrder.exec(page.url())?.[1] ?? '';
}

async function adminBoard(context: BrowserContext, code: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/admin/orders?q=${code}`);
  await page.getByRole('link', { name: `${board.open} ${code}` }).click();
  return page;
}

/** The account may place its next order at the door. */
async function end(product: Product, code: string): Promise<void> {
  const input = { code: orderCode.parse(code), token: null, reason: 'over', agreedOwedKobo: 100_000 };
  await product.device('customer').call(cancelOrder, { clientRequestId: crypto.randomUUID(), ...input });
}

/** A reload would take this away. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-still', 'here'));
const expectNoReload = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-still', 'here');

test('a customer orders, finds it under my orders, and sees it end without a reload when an admin cancels', async ({
  page,
  become,
  browser,
  product,
}) => {
  await become('customer');
  const code = await place(page, someonesPhone());
  await page.goto('/my-orders');
  await expect(page.getByRole('heading', { name: copy.orders.underWay })).toBeVisible();
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByText(copy.freshness.live, { exact: true })).toBeVisible();
  await expect(page.getByText(copy.sentences.cancelled())).toBeHidden();
  await mark(page);

  const office = await browser.newContext({ baseURL: product.url });
  await become('admin', office);
  const adminOrder = await adminBoard(office, code);
  await adminOrder.getByRole('button', { name: board.actions.cancel, exact: true }).click();
  const dialog = adminOrder.getByRole('dialog', { name: board.actions.ask(board.actions.cancel, code) });
  await dialog.getByRole('button', { name: board.actions.cancel, exact: true }).click();
  await expect(dialog.getByText(board.actions.reasonRefused)).toBeVisible();
  await dialog.getByLabel(board.actions.reason).fill('Rain don block the road');
  await dialog.getByRole('button', { name: board.actions.cancel, exact: true }).click();

  await expect(page.getByText(copy.sentences.cancelled())).toBeVisible();
  await expect(page.getByText('Rain don block the road')).toBeVisible();
  await expectNoReload(page);
  await office.close();
});

test('a customer cancels: first what it costs, then why, and the board follows', async ({
  page,
  become,
  browser,
  product,
}) => {
  await become('customer');
  const code = await place(page, someonesPhone());
  const office = await browser.newContext({ baseURL: product.url });
  await become('admin', office);
  const adminOrder = await adminBoard(office, code);
  await mark(adminOrder);

  await page.getByRole('button', { name: copy.cancel.open }).click();
  await expect(page.getByText(copy.cancel.free)).toBeVisible();
  await page.getByText(copy.cancel.reasons.other).click();
  await page.getByRole('button', { name: copy.cancel.confirm }).click();
  await expect(page.getByText(copy.cancel.otherRefused)).toBeVisible();
  await page.getByLabel(copy.cancel.other).fill('My sister don buy am');
  await page.getByRole('button', { name: copy.cancel.confirm }).click();
  await expect(page.getByText(copy.sentences.cancelled())).toBeVisible();

  await expect(adminOrder.getByText('My sister don buy am')).toBeVisible();
  await expectNoReload(adminOrder);
  await office.close();
});

test('two tabs of one phone share one line, and both hear', async ({ context, become, product }) => {
  await become('customer');
  const lines: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/events')) lines.push(request.url());
  });
  const first = await context.newPage();
  const code = await place(first, someonesPhone());
  await expect(first.getByText(copy.freshness.live, { exact: true })).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/track/${code}`);
  await expect(second.getByText(copy.freshness.live, { exact: true })).toBeVisible();
  expect(lines).toHaveLength(1);
  await end(product, code);
  await expect(first.getByText(copy.sentences.cancelled())).toBeVisible();
  await expect(second.getByText(copy.sentences.cancelled())).toBeVisible();
});

test('a tracker with code and PIN sees the status and nothing more; wrong digits are answered alike', async ({
  browser,
  product,
}) => {
  const phone = someonesPhone();
  const owner = await browser.newContext({ baseURL: product.url });
  const code = await place(await owner.newPage(), phone);

  const other = await browser.newContext({ baseURL: product.url });
  const page = await other.newPage();
  await page.goto('/track');
  await page.getByLabel(copy.form.code).fill(code.toLowerCase().replace('mw-', ''));
  await page.getByLabel(copy.form.digits).fill('0000');
  await page.getByRole('button', { name: copy.form.submit }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel(copy.form.digits).fill(phone.slice(-4));
  await page.getByRole('button', { name: copy.form.submit }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await expect(page.getByText('garri', { exact: true })).toBeVisible();
  // It was a sum's worth, which is not theirs to know: no count is made up for it.
  await expect(page.getByRole('listitem').filter({ hasText: 'pepper' })).toHaveText(/^pepper/);
  await expect(page.getByText('Opposite Dunamis church')).toBeHidden();
  await expect(page.getByRole('heading', { name: copy.bill.title })).toBeHidden();
  await page.reload();
  await expect(page.getByText('garri', { exact: true })).toBeVisible();
  await owner.close();
  await other.close();
});

test('the secret link opens the whole order, leaves the address bar and stays on the device, network or not', async ({
  browser,
  context,
  product,
}) => {
  const owner = await browser.newContext({ baseURL: product.url });
  const placed = await owner.newPage();
  const code = await place(placed, someonesPhone());
  const link = await placed.getByLabel(copy.link.label).inputValue();
  await owner.close();

  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByText('Opposite Dunamis church')).toBeVisible();
  await expect(page).toHaveURL(anOrder);
  await page.getByRole('link', { name: copy.page.other }).click();
  await expect(page.getByRole('link', { name: code })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByText('Opposite Dunamis church')).toBeVisible();
  await expect(page.getByText(/Na so e be/)).toBeVisible();
});
