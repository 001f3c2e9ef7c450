import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { sendMessage, showConversation } from '#contract/chat/endpoints.ts';
import { openTalkCopy } from '#contract/copy/chat/open.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { moveOrder } from '#contract/orders/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import type { Placed } from '#test/factories/orders.ts';
import { seenBy } from '#test/factories/run.ts';
import { agentWithMoney, shoppedOrder } from '../set-up/working-agent.ts';
import { snap } from '../pages/agent-run.ts';
import { aPhone, talkByLink, talkInRun, talkOn, twoPhones } from '../pages/conversation.ts';
import { storedCopies } from '../pages/cached.ts';
import { test, type Product } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

const copy = talkCopy.pcm;
const open = openTalkCopy.pcm;

test('a writer sees the other type; a photo taken without network waits with its words until there is one, and what is half written outlives a reload', async ({
  browser,
  product,
}) => {
  const { home, customer, agent, close } = await twoPhones(browser, product);
  const line = customer.panel.getByRole('textbox', { name: copy.write.label });
  await customer.say('Abeg buy ripe plantain.');
  await expect(agent.message('Abeg buy ripe plantain.')).toBeVisible();
  await agent.panel.getByRole('textbox', { name: copy.write.label }).pressSequentially('I d');
  await expect(customer.log.getByText(copy.list.typing('Musa'))).toBeVisible();
  await home.setOffline(true);
  await expect(customer.panel.getByText(copy.offline)).toBeVisible();
  await snap(customer.page, customer.panel.locator('input[type=file]'));
  await expect(customer.panel.getByRole('img', { name: copy.write.photoOf(1) })).toBeVisible();
  await customer.say('Like dis one.');
  await expect(customer.message('Like dis one.').locator('img')).toBeVisible();
  await expect(customer.message('Like dis one.').getByText(copy.state.waiting)).toBeVisible();
  await home.setOffline(false);
  await expect(agent.message('Like dis one.').locator('img')).toHaveJSProperty('naturalWidth', 640);
  await expect(customer.message('Like dis one.').getByText(copy.state.read)).toBeVisible();

  await line.fill('And make e no');
  await snap(customer.page, customer.panel.locator('input[type=file]'));
  const chosen = customer.panel.getByRole('img', { name: copy.write.photoOf(1) });
  await expect(chosen).toBeVisible();
  await storedForLater(customer.page);
  await customer.page.reload();
  await customer.page.getByRole('button', { name: open.order }).click();
  await expect(line).toHaveValue('And make e no');
  await expect(chosen).toHaveJSProperty('naturalWidth', 640);
  await customer.say('And make e no small.');
  await expect(agent.message('And make e no small.').locator('img')).toHaveJSProperty('naturalWidth', 640);
  await expect(chosen).toBeHidden();
  await expect(customer.message('Like dis one.').locator('img')).toBeVisible();
  await close();
});

test('a message that is heard of while the network brings nothing else comes as soon as it does', async ({
  browser,
  product,
}) => {
  const { customer, agent, close } = await twoPhones(browser, product);
  await customer.say('Abeg buy ripe plantain.');
  await expect(agent.message('Abeg buy ripe plantain.')).toBeVisible();
  let lost = 0;
  await agent.page.route(`**${showConversation.path}`, async (route) => {
    lost += 1;
    await route.abort('connectionreset');
  });
  await customer.say('And onion?');
  // Each of the two lines on this page asks once.
  await expect.poll(() => lost).toBeGreaterThan(1);
  await agent.page.unroute(`**${showConversation.path}`);
  await expect(agent.message('And onion?')).toBeVisible();
  await close();
});

test('a former carrier sees the conversation closed, and the present one reads on', async ({
  browser,
  product,
}) => {
  const { order, customer, agent, close } = await twoPhones(browser, product);
  await customer.say('Di gate na blue.');
  await expect(agent.message('Di gate na blue.')).toBeVisible();
  const { code, version } = await seenBy(order.customer, order.placed);
  const next = await agentWithMoney(product);
  const given = { action: 'reassign', reason: 'E bike spoil', agentId: next.userId } as const;
  const owner = product.device('godmode');
  answered(await owner.call(moveOrder, { clientRequestId: randomUUID(), code, version, ...given }));

  await expect(agent.page.getByText(copy.stopped.notYours)).toBeVisible();
  await expect(agent.page.getByText('Di gate na blue.')).toBeHidden();
  const about = { kind: 'order', code, token: null } as const;
  const late = { clientRequestId: randomUUID(), about, text: 'Wait', pictures: [], callsOffice: false };
  expect(await order.agent.client.call(sendMessage, late)).toMatchObject({ ok: false, status: 404 });

  const market = await aPhone(browser, product);
  const takesOver = await talkInRun(market, product, next.client);
  await takesOver.say('I don take am over.');
  await expect(customer.message('I don take am over.')).toBeVisible();
  await market.close();
  await close();
});

test('a card’s number is not taken, and is changed before it goes; the rest waits its turn', async ({
  browser,
  product,
}) => {
  const { customer, agent, close } = await twoPhones(browser, product);
  await customer.say('My card na 5399 8383 8383 8381');
  const refused = customer.log.getByRole('alert');
  await expect(refused).toBeVisible();
  expect(await troubles(customer.page)).toEqual([]);
  await customer.say('You see am?');
  await refused.getByRole('button', { name: copy.refused.edit }).click();
  const line = customer.panel.getByRole('textbox', { name: copy.write.label });
  await expect(line).toHaveValue('My card na 5399 8383 8383 8381');
  await expect(agent.message('You see am?')).toBeVisible();
  await customer.say('I go pay cash.');
  await expect(agent.message('I go pay cash.')).toBeVisible();
  await expect(agent.log.getByText(/5399/)).toHaveCount(0);
  await close();
});

test('a guest hears on the order’s page that somebody wrote, reports it and stops the messages: the office stands in', async ({
  browser,
  product,
}) => {
  const { placed, agent } = await shoppedOrder(product);
  const { code, token } = placed;
  const home = await aPhone(browser, product);
  const page = await home.newPage();
  await page.goto(paths.orderLink(code, token));
  const door = page.getByRole('button', { name: open.order });
  await expect(door).toBeVisible();
  const about = { kind: 'order', code, token: null } as const;
  const say = async (text: string) => {
    const input = { clientRequestId: randomUUID(), about, text, pictures: [], callsOffice: false };
    answered(await agent.client.call(sendMessage, input));
  };
  await say('Send me 2k for my own account.');
  await expect(door.getByText(open.unread(1))).toBeAttached();

  // A notice of it leads to the same order with the conversation open.
  await page.goto(paths.orderChat(code));
  const talk = talkOn(page);
  await expect(talk.message('Send me 2k for my own account.')).toBeVisible();
  const menu = page.getByRole('dialog').last();
  await talk.panel.getByRole('button', { name: copy.menu.open }).click();
  await menu.getByRole('button', { name: copy.menu.report }).click();
  await menu.getByText(copy.report.reasons.money).click();
  await menu.getByRole('button', { name: copy.report.send }).click();
  await expect(talk.log.getByText(copy.list.reported)).toBeVisible();

  await talk.panel.getByRole('button', { name: copy.menu.open }).click();
  await menu.getByRole('button', { name: copy.menu.block('Musa') }).click();
  expect(await troubles(page)).toEqual([]);
  await menu.getByRole('button', { name: copy.menu.blockConfirm }).click();
  await expect(talk.panel.getByText(copy.stopped.blockedByYou('Musa'))).toBeVisible();
  await say('You dey there?');
  await talk.say('Abeg who go help me?');
  await expect(talk.message('Abeg who go help me?').getByText(copy.state.sent)).toBeVisible();
  await expect(talk.message('You dey there?')).toHaveCount(0);
  await home.close();
});

test('a long conversation opens at its last message, every time', async ({ browser, product }) => {
  const { code, token } = await longConversation(product);
  const home = await aPhone(browser, product);
  const page = await home.newPage();
  await page.goto(paths.orderLink(code, token));
  const talk = talkOn(page);
  for (const time of ['the first time', 'another time']) {
    await page.getByRole('button', { name: open.order }).click();
    await expect(talk.log.getByText(/^5\. /), time).toBeInViewport();
    await expect(talk.log.getByText(/^1\. /), time).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(talk.panel, time).toBeHidden();
  }
  await home.close();
});

test('a reader at the end stays there when letters or the field below grow, and one who went back stays back', async ({
  browser,
  product,
}) => {
  const home = await aPhone(browser, product);
  const { page, log } = await talkByLink(home, await longConversation(product));
  const last = log.getByText(/^5\. /);
  await expect(last).toBeInViewport();
  expect(await afterChange(log, 'letters grow')).toBeLessThan(2);
  expect(await afterChange(log, 'the field grows while a scroll is to be told of')).toBeLessThan(2);

  await log.evaluate((list) => (list.scrollTop = 0));
  await expect(page.getByRole('button', { name: copy.list.toBottom })).toBeVisible();
  await afterChange(log, 'letters grow');
  await expect(log.getByText(/^1\. /)).toBeInViewport();
  await expect(last).not.toBeInViewport();
  await home.close();
});

type Change = 'letters grow' | 'the field grows while a scroll is to be told of';

/** Pixels below what is in sight, once the page has been drawn with the change. */
function afterChange(log: Locator, change: Change): Promise<number> {
  return log.evaluate(async (list, what) => {
    if (what === 'letters grow') {
      list.style.fontSize = `${Number.parseFloat(getComputedStyle(list).fontSize) * 1.5}px`;
    } else {
      list.scrollTop -= 1;
      document.querySelector<HTMLElement>('.composer')?.style.setProperty('padding-top', '200px');
    }
    // Scrolls and sizes are told of while a frame is made; the second one comes after that.
    for (let frame = 1; frame <= 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return list.scrollHeight - list.scrollTop - list.clientHeight;
  }, change);
}

/** Five messages of some fifteen lines each. */
async function longConversation(product: Product): Promise<Placed> {
  const { placed, agent } = await shoppedOrder(product);
  const about = { kind: 'order', code: placed.code, token: null } as const;
  for (const number of [1, 2, 3, 4, 5]) {
    const text = `${number}. ${'The woman for the pepper side never open. '.repeat(12)}`.trim();
    const message = { clientRequestId: randomUUID(), about, text, pictures: [], callsOffice: false };
    answered(await agent.client.call(sendMessage, message));
  }
  return placed;
}

/** The photo that was chosen lies on the device. */
async function storedForLater(page: Page): Promise<void> {
  const photos = async () => {
    const stored = (await storedCopies(page)).find(({ key }) => key.startsWith('chat-photos:'))?.value;
    return Array.isArray(stored) ? stored.length : 0;
  };
  await expect.poll(photos).toBe(1);
}
