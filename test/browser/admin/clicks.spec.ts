import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { adminDayCopy } from '#contract/copy/admin/day.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { roundCopy } from '#contract/copy/agent/round.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { asKobo } from '#contract/kobo.ts';
import { addMarket } from '#contract/markets/endpoints.ts';
import { countFloat, listAgentsMoney } from '#contract/payments/agents/endpoints.ts';
import { lifeCamp } from '#test/factories/middles.ts';
import { paths } from '#contract/paths.ts';
import { dayAfter, lagosClock } from '#contract/time.ts';
import { answered } from '#test/client.ts';
import { support, talkOn } from '#test/factories/chat.ts';
import { newPhone, placeThrough } from '#test/factories/orders.ts';
import { inFull } from '#test/factories/run.ts';
import { openItsDatabase } from '#test/product/database.ts';
import { openAdminBrowser } from '../set-up/admin.ts';
import { test, type Product } from '../set-up/product.ts';
import { agentWithMoney, applicant, shoppedOrder, standsAt } from '../set-up/working-agent.ts';

const { agents } = adminCopy.pcm;
const day = adminDayCopy.pcm;
const orders = adminOrdersCopy.pcm;
const { calendar } = adminMarketsCopy.pcm;
const money = adminMoneyCopy.pcm;

/** The clicks of a person on this page since they were counted last, over every screen that it showed. */
async function countClicks(page: Page) {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(`
    addEventListener('pointerdown', () => window.countClick(), { capture: true });
  `);
  return () => {
    const counted = clicks;
    clicks = 0;
    return counted;
  };
}

/** The alarm of an order that no agent took; nobody waits the minutes until it rings. */
async function ringsForAgent(product: Product, code: string): Promise<void> {
  const db = openItsDatabase(product);
  await db`
    insert into alarm (kind, order_id, about, raised_at)
    select 'no-agent', id, '', now() - interval '1 hour' from customer_order where code = ${code}`;
  await db.end();
}

test(
  'the most frequent jobs of the office take at most three clicks each',
  { tag: '@full' },
  async ({ browser, product }) => {
    test.setTimeout(240_000);
    const owner = product.device('godmode');
    const phone = newPhone();
    const delivered = await shoppedOrder(product, { customer: { name: 'Click Amaka', phone } });
    for (const { id: itemId, quantity } of delivered.placed.order.items)
      answered(await delivered.steps.find({ itemId, quantity, paidKobo: 80_000, pictureId: null }));
    answered(await delivered.steps.pickUp());
    answered(await delivered.steps.setOff());
    answered(await delivered.steps.arrive());
    answered(await delivered.steps.deliver(await inFull(delivered.customer, delivered.placed)));

    const { adminContext, page } = await openAdminBrowser(browser, product, owner);
    const clicks = await countClicks(page);
    const open = async (address: string) => {
      await page.goto(address);
      clicks();
    };

    // Did we make money today? It stands there.
    await open(paths.admin);
    await expect(page.getByRole('link', { name: /^(Today we gain|Today we lose) / })).toBeVisible();
    expect(clicks()).toBe(0);

    // Last week's order, by a part of the number; and where it is, or how it ended.
    await open(`${paths.adminOrders}?show=list`);
    await page.getByRole('searchbox').first().fill(phone.slice(2, 9));
    await expect(page).toHaveURL(/[?&]q=/);
    const { code } = delivered.placed;
    // The row shows the cost, not the most that it might have been.
    await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText('₦1,800.00');
    await page
      .getByRole('link', { name: new RegExp(code) })
      .first()
      .click();
    const opened = page.getByRole('region', { name: orders.order.label(code) });
    await expect(opened.getByText(orders.order.facts.last, { exact: true })).toBeVisible();
    await expect(opened.getByText(orders.order.facts.paid, { exact: true })).toBeVisible();
    expect(clicks()).toBeLessThanOrEqual(3);

    // One item is refunded.
    const [item] = delivered.placed.order.items;
    await opened.getByRole('checkbox', { name: `${item?.name ?? ''} · ₦800.00` }).check();
    await opened.getByRole('button', { name: money.order.look }).click();
    await opened.getByRole('button', { name: money.order.confirm('₦800.00') }).click();
    await expect(opened.getByText(money.movements['refund-granted'] ?? '')).toBeVisible();
    expect(clicks()).toBeLessThanOrEqual(3);

    // A chat is answered.
    const asking = product.device('customer');
    answered(await talkOn(asking, support).write('Una get fresh fish?'));
    await open(paths.admin);
    await page
      .getByRole('link', { name: new RegExp(`^${day.actions.chat}: `) })
      .first()
      .click();
    const line = page.getByRole('textbox', { name: talkCopy.pcm.write.label });
    await line.click();
    await page.keyboard.type('Yes, we get am.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: adminChatCopy.pcm.talk.label })).toContainText(
      'Yes, we get am.',
    );
    expect(clicks()).toBeLessThanOrEqual(3);

    // A market is closed for tomorrow.
    const market = answered(
      await owner.call(addMarket, {
        name: 'Click Market',
        description: 'Fresh things.',
        location: 'Dape, Abuja',
        isActive: true,
        marketDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      }),
    );
    await open(`${paths.adminMarkets}?tab=calendar`);
    await page.getByRole('button', { name: calendar.close, exact: true }).click();
    const closing = page.getByRole('dialog', { name: calendar.form.title });
    const tomorrow = dayAfter(lagosClock(new Date()).date, 1);
    await expect(closing.getByLabel(calendar.form.from)).toHaveValue(tomorrow);
    await expect(closing.getByLabel(calendar.form.market)).toHaveValue('');
    await closing.getByLabel(calendar.form.market).selectOption({ label: market.name });
    await closing.getByLabel(calendar.form.reason).fill('Road works');
    await closing.getByRole('button', { name: calendar.form.save }).click();
    await expect(closing).toBeHidden();
    // Choosing from the list is a click that the browser makes of its own.
    expect(clicks() + 1).toBeLessThanOrEqual(3);

    // A price is changed, from the first screen.
    await open(paths.admin);
    await page.getByRole('link', { name: adminCopy.pcm.today.toRound }).click();
    await page.locator(`td[data-market="${market.id}"] input`).first().click();
    await page.keyboard.type('1500');
    await page.getByRole('button', { name: roundCopy.pcm.save, exact: true }).click();
    await expect(page.getByText(roundCopy.pcm.sent(1))).toBeVisible();
    expect(clicks()).toBeLessThanOrEqual(3);

    // An order without an agent is given to one, from where it rings.
    const agent = await agentWithMoney(product, 'Click');
    await standsAt(agent, lifeCamp);
    const { code: lone } = await placeThrough(product.openDevice());
    await ringsForAgent(product, lone);
    await open(paths.admin);
    await page.getByRole('link', { name: day.actionOf(day.actions.unassigned, lone) }).click();
    const choosing = page.getByRole('dialog', { name: orders.assign.title.assign(lone) });
    await choosing.locator('label').filter({ hasText: agent.name }).click();
    await choosing.getByRole('button', { name: orders.assign.go.assign }).click();
    await expect(choosing).toBeHidden();
    expect(clicks()).toBeLessThanOrEqual(3);

    // The cash that an agent brings is taken in.
    const bringing = await agentWithMoney(product, 'Cash');
    const counted = { countedKobo: asKobo(5_000_000), words: '' };
    answered(await bringing.client.call(countFloat, { clientRequestId: randomUUID(), ...counted }));
    await open(paths.admin);
    await page.getByRole('link', { name: day.actionOf(day.actions.count, bringing.name) }).click();
    const purse = page.getByRole('dialog', { name: bringing.name });
    await purse.getByRole('button', { name: money.count.confirm }).click();
    await expect(page.getByText(money.count.confirmed, { exact: true })).toBeVisible();
    expect(clicks()).toBeLessThanOrEqual(3);

    // An applicant becomes an agent with a float.
    const { name, userId } = await applicant(product, 'First');
    await open(paths.admin);
    await page.getByRole('link', { name: day.actionOf(day.actions.application, name) }).click();
    const papers = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await papers.getByRole('button', { name: agents.verify }).click();
    const verifying = page.getByRole('dialog', { name: agents.verifyOf(name) });
    await verifying.getByLabel(agents.firstFloat).click();
    await page.keyboard.type('20000');
    await expect(verifying.getByRole('button', { name: agents.verifyWith('₦20,000.00') })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(agents.verifiedWith(name, '₦20,000.00'), { exact: true })).toBeVisible();
    expect(clicks()).toBeLessThanOrEqual(3);
    const floats = answered(await owner.call(listAgentsMoney, {}));
    expect(floats.find(({ agentId }) => agentId === userId)?.floatKobo).toBe(2_000_000);
    await adminContext.close();
  },
);
