import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { pidgin } from '#contract/copy/public/pcm.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { payCopy } from '#contract/copy/payments.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { cancelOrder, moveOrder } from '#contract/orders/endpoints.ts';
import { startPayment } from '#contract/payments/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { asKobo } from '#contract/kobo.ts';
import { lineOf, linkOf, newPhone, placeThrough } from '#test/factories/orders.ts';
import { test } from '../set-up/product-with-payments.ts';
import { troubles } from '../pages/accessibility.ts';
import { change, lookAtSum, nextButton, placeButton, writeOrder } from '../pages/composer.ts';
import { takenOver } from '../pages/hydrated.ts';

const copy = payCopy.pcm;
const order = orderCopy.pcm;
const moneyCopy = adminMoneyCopy.pcm;
const { task, at, wait, brings } = errandsCopy.pcm;

const payButton = (page: Page) => page.getByRole('button', { name: /online$/ });

test('a guest chooses to pay online, pays on the provider’s page and comes back to an order that goes on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.order);
  await writeOrder(page, { list: '2 mudu garri (white) at 3000\npepper 500', phone: newPhone() });
  await expect(placeButton(page)).toBeVisible();
  await change(page, order.pay.title);
  await page.getByRole('radio', { name: copy.choice.ways.online.label }).check();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/track\/MW-[2-9A-Z]{8}$/);
  await expect(payButton(page)).toBeVisible();
  expect(await troubles(page)).toEqual([]);

  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Paystack (stand-in)' })).toBeVisible();
  await page.getByRole('button', { name: /^Pay NGN/ }).click();
  await expect(page).toHaveURL(/\/orders\/MW-[2-9A-Z]{8}\/paid\?/);
  await expect(page.getByText(copy.back.paidText)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('link', { name: copy.back.toOrder }).last().click();
  await expect(page.getByText(trackingCopy.pcm.steps.confirmed).first()).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await page.getByRole('link', { name: trackingCopy.pcm.receipt, exact: true }).click();
  const money = page.getByRole('region', { name: copy.money.title });
  await expect(money.getByText(copy.money.standing['paid-ahead'])).toBeVisible();
  await expect(money.getByText(copy.money.rest.sender)).toBeVisible();
});

test('above what is collected at the door that way is shut, and says why and what opens it', async ({
  page,
}) => {
  await page.goto(paths.order);
  await writeOrder(page, { list: '2 bags rice at 9000\npepper 500', phone: newPhone() });
  const door = page.getByRole('radio', { name: copy.choice.ways.on_delivery.label });
  const online = page.getByRole('radio', { name: copy.choice.ways.online.label });
  await expect(door).toBeDisabled();
  await expect(online).toBeChecked();
  await expect(page.getByText(order.ceiling.aboveDoorCap('₦10,000.00', '₦11,200.00'))).toBeVisible();
  await expect(placeButton(page)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('button', { name: copy.choice.shut.fewer }).click();
  await expect(page.getByLabel(order.list.label)).toBeFocused();
  await nextButton(page).click();
  await page.getByRole('button', { name: order.ceiling.setTo('₦10,000.00') }).click();
  await expect(door).toBeEnabled();
  await expect(door).toBeChecked();
});

test('money that reaches an order that is gone goes back, and the page says so', async ({
  page,
  product,
  paystack,
}) => {
  const placed = await placeThrough(product.openDevice(), { payWay: 'online' });
  const { reference } = answered(await product.openDevice().call(startPayment, linkOf(placed)));
  const { code, version } = placed.order;
  const cancelled = { code, version, action: 'cancel', reason: 'Nobody at home', agentId: null } as const;
  answered(await product.device('godmode').call(moveOrder, { clientRequestId: randomUUID(), ...cancelled }));
  await paystack.pay(reference);
  await page.goto(`${paths.paymentReturn(code)}?reference=${reference}`);
  await expect(page.getByRole('heading', { name: copy.back.returned })).toBeVisible();
});

test('a refund of more than ₦20,000 is told to its customer as on its way after a check, and leads an admin to who may agree', async ({
  page,
  product,
  paystack,
  become,
}) => {
  const guest = product.openDevice();
  const placed = await placeThrough(guest, { payWay: 'online', ceilingKobo: asKobo(2_500_000) });
  const { code } = placed;
  const { reference } = answered(await guest.call(startPayment, linkOf(placed)));
  await paystack.pay(reference);
  await page.goto(paths.orderLink(code, placed.token));
  await expect(payButton(page)).toBeHidden();
  const body = { clientRequestId: randomUUID(), reason: 'Rain', agreedOwedKobo: 0 };
  answered(await guest.call(cancelOrder, { ...linkOf(placed), ...body }));
  const money = page.getByRole('region', { name: copy.money.title });
  await expect(money.getByText(copy.money.checked('₦25,000.00'))).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.route('**/how-paid', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(pidgin.errors.noNetworkTitle).first()).toBeVisible();
  await page.unroute('**/how-paid');

  await become('admin');
  await page.goto(`${paths.adminOrders}?order=${code}`);
  const sheet = page.getByRole('region', { name: adminOrdersCopy.pcm.order.label(code) });
  const held = sheet.getByRole('status').filter({ hasText: moneyCopy.order.secondPerson });
  await expect(held).toContainText('₦25,000.00');
  await expect(held).toContainText(moneyCopy.approvals.kinds['automatic-refund']);
  expect(await troubles(page)).toEqual([]);
  await held.getByRole('link', { name: moneyCopy.order.toSecondPerson }).click();
  // The day names it too, above those that wait for somebody.
  await expect(page.getByRole('listitem').filter({ hasText: code }).last()).toContainText('₦25,000.00');
});

test('a customer who leaves the provider’s page is told that they did not pay, and is told when they did', async ({
  page,
  product,
  paystack,
}) => {
  const placed = await placeThrough(product.openDevice(), { payWay: 'online' });
  await page.goto(paths.orderLink(placed.code, placed.token));
  await payButton(page).click();
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByRole('heading', { name: copy.back.failed })).toBeVisible();
  await expect(payButton(page)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';

  paystack.failures.isAway = true;
  await page.getByRole('button', { name: copy.back.paidAllTheSame }).click();
  await expect(page.getByText(copy.back.away)).toBeVisible();
  paystack.failures.isAway = false;
  paystack.failures.isSilent = true;
  await paystack.pay(reference);
  paystack.failures.isSilent = false;
  await expect(page.getByText(copy.back.paidText)).toBeVisible({ timeout: 30_000 });
});

test('a customer who leaves the provider’s page pays at the door instead where the rules allow it, and else reads why not', async ({
  page,
  product,
}) => {
  const leave = async (lines: readonly ReturnType<typeof lineOf>[]) => {
    const placed = await placeThrough(product.openDevice(), { payWay: 'online', items: [...lines] });
    await page.goto(paths.orderLink(placed.code, placed.token));
    await payButton(page).click();
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await expect(page.getByRole('heading', { name: copy.back.failed })).toBeVisible();
    return placed;
  };
  const door = page.getByRole('button', { name: copy.now.atDoor });
  await leave([lineOf('rice', { measure: 'bag', capKobo: asKobo(9_000_000) })]);
  await expect(door).toBeDisabled();
  await expect(door).toHaveAccessibleDescription(/₦10,000.00/);
  expect(await troubles(page)).toEqual([]);
  const { code } = await leave([lineOf('pepper', { capKobo: asKobo(100_000) })]);
  await door.click();
  await expect(page).toHaveURL(paths.trackOrder(code));
  await expect(payButton(page)).toBeHidden();
  const money = page.getByRole('region', { name: copy.money.title });
  await expect(money.getByText(copy.money.standing['about-at-door'])).toBeVisible();
});

test('an address that the provider did not complete leads back to the order', async ({ page, product }) => {
  const placed = await placeThrough(product.openDevice(), { payWay: 'online' });
  await page.goto(paths.paymentReturn(placed.code));
  await expect(page.getByRole('heading', { name: copy.back.unknown })).toBeVisible();
});

test('a guest lets nothing come back from a task, is asked for no address and no receiver, pays it beforehand, and finds it again as it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${paths.order}?kind=do`);
  await takenOver(page);
  await page.getByLabel(task.label).fill('Queue and pay my light bill');
  await page.getByLabel(task.money).fill('2000');
  await nextButton(page).click();
  await page.getByLabel(at.name).fill('AEDC office');
  await page.getByLabel(at.area).selectOption('Utako');
  await page.getByText(wait.free(wait.minutes(10))).click();
  await nextButton(page).click();
  await page.getByText(brings.no, { exact: true }).click();
  await expect(page.getByLabel(order.where.area)).toHaveCount(0);
  await nextButton(page).click();
  await expect(page.getByText(order.who.forSomebody)).toHaveCount(0);
  await page.getByLabel(order.who.name).fill('Amaka');
  await page.getByLabel(order.who.phone).fill(newPhone());
  await nextButton(page).click();
  await lookAtSum(page);
  await expect(page.getByText(copy.choice.ways.on_delivery.label)).toHaveCount(0);
  await expect(page.getByText(copy.choice.ways.online.label)).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/track\/MW-[2-9A-Z]{8}$/);

  await page.goto(
    (await page.getByRole('link', { name: trackingCopy.pcm.reorder }).getAttribute('href')) ?? '',
  );
  await lookAtSum(page);
  await expect(page.getByText(order.errand.endsThere)).toBeVisible();
});
