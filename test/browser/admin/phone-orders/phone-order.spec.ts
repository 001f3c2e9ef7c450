import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { showOrderForOffice } from '#contract/admin/endpoints.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { adminRefusalSentence } from '#contract/copy/refusals/for-admins.ts';
import { changeProfile } from '#contract/accounts/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { changeHouseQuietHours } from '#contract/notifications/admin/endpoints.ts';
import { moveOrder } from '#contract/orders/endpoints.ts';
import { orderCode, type OrderCode } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { placeByPhone } from '#test/factories/phone-orders.ts';
import { onRun } from '#test/factories/run.ts';
import { troubles } from '#test/browser/pages/accessibility.ts';
import { carry } from '#test/browser/pages/agent-run.ts';
import { anAdmin, openAdminBrowser } from '#test/browser/set-up/admin.ts';
import type { Product } from '#test/browser/set-up/product.ts';
import { test, textTo } from '#test/browser/set-up/product-with-texts.ts';
import { agentWithMoney, type Applicant } from '#test/browser/set-up/working-agent.ts';

const copy = adminOrdersCopy.pcm.phone;
const { door } = agentCopy.pcm;

/** The number first, with the keyboard alone. */
async function typeNumber(page: Page, phone: string): Promise<void> {
  await page.getByLabel(copy.number.label).fill(phone);
  await page.keyboard.press('Enter');
}

/** Everything that the caller says, up to the price. */
async function typeOrder(page: Page, list: string): Promise<void> {
  await page.getByLabel(copy.list.label).fill(list);
  await page.getByLabel(copy.where.market, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(copy.where.area).selectOption('Gwarinpa');
  await page.getByLabel(copy.where.landmark, { exact: true }).fill('Opposite Dunamis church');
  await page.getByLabel(copy.where.name, { exact: true }).fill('Mama Ngozi');
}

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place di order: ₦[1-9]/ });

/** An agent is given the order, buys each line for ₦2,000 and stands at the door. */
async function bring(product: Product, code: OrderCode): Promise<Applicant> {
  const owner = product.device('godmode');
  const { order } = answered(await owner.call(showOrderForOffice, { code }));
  const agent = await agentWithMoney(product);
  const give = { action: 'assign', version: order.version, reason: null, agentId: agent.userId } as const;
  answered(await owner.call(moveOrder, { clientRequestId: randomUUID(), code, ...give }));
  const steps = onRun(agent, { code });
  answered(await steps.startShopping());
  for (const { id, quantity } of order.items)
    answered(await steps.find({ itemId: id, quantity, paidKobo: asKobo(200_000), pictureId: null }));
  answered(await steps.pickUp());
  answered(await steps.setOff());
  answered(await steps.arrive());
  return agent;
}

test('a phone order reaches the door of somebody whose phone never opened the product', async ({
  browser,
  context,
  product,
  termii,
}) => {
  test.setTimeout(120_000);
  const number = '+2348037772001';
  // The receipt would wait for the morning.
  const quiet = { from: '00:00', until: '00:00' };
  answered(await product.device('godmode').call(changeHouseQuietHours, quiet));
  const clerk = await anAdmin(product, 'tola takes calls', ['orders:view', 'orders:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, clerk);
  await page.goto(paths.adminOrders);
  await page.getByRole('link', { name: copy.open }).click();
  await typeNumber(page, '0803 777 2001');
  await expect(page.getByText(copy.who.unknown)).toBeVisible();
  await typeOrder(page, '2 mudu garri (white) at 3000\n1 bag onion at 3000');
  await expect(
    page.getByText(/^Items like ₦6,000, delivery ₦\d+, service ₦\d+: like ₦.*e no go pass ₦/),
  ).toBeVisible();
  expect(await troubles(page)).toEqual([]);

  // Above ₦5,000 the number is proved first: placing it says so.
  await placeButton(page).click();
  await expect(page.getByText(copy.proof.wanted)).toBeVisible();
  await page.getByRole('button', { name: copy.proof.send('0803 777 2001') }).click();
  const code = (await textTo(termii, number, /#\d{6}$/)).slice(-6);
  await page.getByLabel(copy.proof.code).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(copy.proof.done)).toBeVisible();
  await placeButton(page).click();
  const placed = page.getByRole('heading', { name: /MW-[2-9A-Z]{8}/ });
  await expect(placed).toBeFocused();
  const order = orderCode.parse(/MW-[2-9A-Z]{8}/.exec(await placed.innerText())?.[0]);
  await textTo(termii, number, new RegExp(`/t/#${order}\\.`));

  const agent = await bring(product, order);
  const pinTexts = () =>
    termii.outbox.flatMap(({ to, text }) => (to === number ? (/PIN: (\d{4})$/.exec(text)?.[1] ?? []) : []));
  await expect.poll(pinTexts).toHaveLength(1);
  const run = await carry(context, agent.client, product);
  await run.goto(paths.agentDoor(order));
  await run
    .getByRole('button', { name: /^₦[\d,]+$/ })
    .first()
    .click();
  await run.getByLabel(door.pin).fill(pinTexts()[0] ?? '');
  await run.getByRole('button', { name: door.deliver, exact: true }).click();
  await expect(run.getByRole('heading', { name: door.delivered })).toBeVisible();
  await textTo(termii, number, /Receipt: http/);

  await page.getByRole('link', { name: copy.done.open }).click();
  await expect(page.getByText(copy.placed('tola takes calls'))).toBeVisible();
  await page.goto(paths.adminPhoneOrder);
  await typeNumber(page, number);
  await page.getByText(copy.who.past(1)).click();
  await expect(page.getByRole('link', { name: order })).toBeVisible();
  await page.getByRole('button', { name: copy.where.use('Opposite Dunamis church', 'Gwarinpa') }).click();
  await expect(page.getByLabel(copy.where.landmark, { exact: true })).toHaveValue('Opposite Dunamis church');
  await adminContext.close();
});

test('an order by phone says on a small screen what is missing, and what is refused', async ({
  browser,
  product,
}) => {
  const clerk = await anAdmin(product, 'kemi takes calls', ['orders:view', 'orders:manage']);
  answered(await clerk.call(changeProfile, { name: 'Kemi', phone: '0803 777 2009' }));
  const { adminContext, page } = await openAdminBrowser(browser, product, clerk);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.adminPhoneOrder);
  await typeNumber(page, '12');
  await expect(page.getByText(copy.number.refused)).toBeVisible();
  await typeNumber(page, '0803 777 2009');
  await expect(page.getByText(adminRefusalSentence('own-account', 'pcm'))).toBeVisible();
  await typeNumber(page, '0803 777 2002');
  await expect(page.getByRole('heading', { name: copy.who.title('0803 777 2002') })).toBeFocused();
  await page.getByRole('button', { name: /^Place di order/ }).click();
  await expect(page.getByLabel(copy.list.label)).toBeFocused();
  for (const missing of [copy.list.wanted, copy.where.marketWanted, copy.where.landmarkWanted])
    await expect(page.getByText(missing)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await typeOrder(page, 'pepper 500');
  await expect(placeButton(page)).toBeVisible();
  await adminContext.setOffline(true);
  await expect(page.getByText(copy.offline)).toBeVisible();
  await expect(page.getByLabel(copy.list.label)).toHaveValue('pepper 500');
  await adminContext.setOffline(false);
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: /MW-[2-9A-Z]{8}/ })).toBeVisible();
  await expect(page.getByText(copy.done.sms('0803 777 2002'))).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: copy.done.next }).click();
  await expect(page.getByLabel(copy.number.label)).toBeFocused();
  await adminContext.close();
});

test('a third small order of a number wants the code alone, and a reload loses nothing that was typed', async ({
  browser,
  product,
}) => {
  const clerk = await anAdmin(product, 'sade takes calls', ['orders:view', 'orders:manage']);
  const customer = { name: 'Mama Ngozi', phone: '0803 777 2003' };
  await placeByPhone(clerk, { customer });
  await placeByPhone(clerk, { customer });
  const { adminContext, page } = await openAdminBrowser(browser, product, clerk);
  await page.goto(paths.adminPhoneOrder);
  await typeNumber(page, customer.phone);
  await typeOrder(page, 'pepper 500');
  await expect(placeButton(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(copy.list.label)).toHaveValue('pepper 500');
  await expect(page.getByLabel(copy.where.landmark, { exact: true })).toHaveValue('Opposite Dunamis church');

  // The order is small: two open ones are what stands in the way, and ringing back would not open a third.
  await placeButton(page).click();
  await expect(page.getByText(copy.proof.full)).toBeVisible();
  await expect(page.getByLabel(copy.proof.ringsBack)).toHaveCount(0);
  await expect(page.getByText(copy.proof.codeWanted)).toBeVisible();
  await page.getByRole('button', { name: copy.who.other }).click();
  await page.reload();
  await expect(page.getByLabel(copy.number.label)).toHaveValue('');
  await adminContext.close();
});
