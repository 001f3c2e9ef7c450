import { expect } from '@playwright/test';
import { agentCopy } from '#contract/copy/agent.ts';
import { adminDayCopy } from '#contract/copy/admin/day.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { asKobo } from '#contract/kobo.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { lineOf } from '#test/factories/orders.ts';
import { troubles } from '../pages/accessibility.ts';
import { carry } from '../pages/agent-run.ts';
import { writeOrder } from '../pages/composer.ts';
import { anAdmin, openAdminBrowser } from '../set-up/admin.ts';
import { clearMarket } from '../set-up/clear-market.ts';
import { orderedNow } from '../set-up/order-to-buy-now.ts';
import { test } from '../set-up/product.ts';
import { agentWithMoney, standsAt } from '../set-up/working-agent.ts';

test.use({ viewport: { width: 360, height: 740 } });

const atUtako = { latitude: 9.0665, longitude: 7.4415 };
const { offers } = agentCopy.pcm;
const bagsOfRice = (quantity: number) =>
  lineOf('rice', { raw: `${quantity} bags rice`, quantity, measure: 'bag', capKobo: asKobo(200_000) });

test('a load that nobody carries alone is said at the quote and to staff, and a heavy one on its offer', async ({
  page,
  browser,
  context,
  product,
}) => {
  // More than a car carries.
  await page.goto(paths.order);
  await writeOrder(page, { list: '8 bags rice', phone: '0803 777 4242' });
  await expect(page.getByText(orderCopy.pcm.quote.tooHeavy('400 kg'))).toBeVisible();
  expect(await troubles(page)).toEqual([]);

  const [market] = answered(await product.openDevice().call(listMarkets, {}));
  if (market === undefined) throw new Error('there is no market');
  await clearMarket(product, market.id);
  const { code } = await orderedNow(product, { marketId: market.id, items: [bagsOfRice(8)] });
  const office = await anAdmin(product, 'heavy office', ['orders:view', 'orders:manage']);
  const { adminContext, page: screen } = await openAdminBrowser(browser, product, office);
  await screen.goto(`${paths.adminOrders}?order=${code}`);
  await expect(screen.getByText(adminDayCopy.pcm.cause.tooHeavyForAll('400 kg')).first()).toBeVisible();
  expect(await troubles(screen)).toEqual([]);
  await adminContext.close();

  const agent = await agentWithMoney(product);
  await standsAt(agent, atUtako);
  await orderedNow(product, { marketId: market.id, items: [bagsOfRice(2)] });
  const phone = await carry(context, agent.client, product);
  await phone.goto(paths.dashboard);
  const offer = phone.getByRole('dialog', { name: offers.title });
  await expect(offer.getByText(offers.weighs('100 kg'))).toBeVisible();
  await clearMarket(product, market.id);
});
