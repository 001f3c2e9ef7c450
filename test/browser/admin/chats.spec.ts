import { expect, type Page } from '@playwright/test';
import { listConversations } from '#contract/chat/admin/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { byCode, byLink, talkOn as talkAs } from '#test/factories/chat.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { shoppedOrder } from '../set-up/working-agent.ts';
import { openAdminBrowser, anAdmin } from '../set-up/admin.ts';
import { aPhone, talkByLink } from '../pages/conversation.ts';
import { test } from '../set-up/product.ts';
import { sitDown } from '../set-up/session.ts';
import { troubles } from '../pages/accessibility.ts';

const copy = adminChatCopy.pcm;
const talk = talkCopy.pcm;
const { frame } = adminCopy.pcm;
const screens = await loadPublicCopy('pcm');

/** The conversation list as an admin handles it. */
function adminChatOn(page: Page) {
  const opened = page.getByRole('region', { name: copy.talk.label });
  const log = opened.getByRole('log', { name: talk.list.label });
  return {
    opened,
    log,
    entry: (text: string) => page.locator('a[data-conversation]').filter({ hasText: text }),
    line: opened.getByRole('textbox', { name: talk.write.label }),
    message: (text: string) =>
      log.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) }),
  };
}

test('a customer asks on the order’s page, and an admin who may only reply does it with a ready answer', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const placed = await placeThrough(product.openDevice());
  const home = await aPhone(browser, product);
  const customer = await talkByLink(home, placed);
  const { adminContext, page } = await openAdminBrowser(
    browser,
    product,
    await anAdmin(product, 'tola replies', ['chats:reply']),
  );
  await page.goto(paths.admin);
  await customer.say('How far my yam?');

  const link = page.getByRole('link', { name: frame.links.chats });
  await expect(link.getByText(frame.waitingChats(1))).toBeAttached();
  await link.click();
  const conversationList = adminChatOn(page);
  await conversationList.entry('How far my yam?').click();
  await expect(page).toHaveURL(/chat=/);
  await expect(conversationList.message('How far my yam?')).toBeVisible();
  await expect(customer.message('How far my yam?').getByText(talk.state.read)).toBeVisible();
  // Opened is not answered.
  await expect(link.getByText(frame.waitingChats(1))).toBeAttached();
  await expect(conversationList.entry('How far my yam?').getByText(copy.list.waitsSince(''))).toBeVisible();
  await expect(page.getByRole('link', { name: copy.beside.toOrderOf(placed.code) })).toHaveCount(0);

  await page.getByRole('button', { name: copy.beside.canned }).click();
  const stored = page.getByRole('dialog', { name: copy.canned.title });
  await stored.getByRole('button', { name: copy.canned.add }).click();
  await stored.getByLabel(copy.canned.shortcut, { exact: true }).fill('coming');
  await stored
    .getByLabel(copy.canned.pcm, { exact: true })
    .fill('{name}, {code} go reach in {minutes} minutes.');
  await stored.getByRole('button', { name: adminCopy.pcm.shared.save }).click();
  await expect(stored.getByText(copy.canned.wordsRefused)).toBeVisible();
  await stored.getByLabel(copy.canned.en, { exact: true }).fill('{name}, {code} comes in {minutes} minutes.');
  await stored.getByRole('button', { name: adminCopy.pcm.shared.save }).click();
  await expect(stored.getByRole('heading', { name: '/coming' })).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // By the keyboard alone: R to the line, / and its name, Enter puts it in; what is not known is marked to be typed over.
  await page.keyboard.press('r');
  // A shortcut of no answer is not sent.
  await page.keyboard.type('/xyz');
  await page.keyboard.press('Enter');
  await expect(conversationList.line).toHaveValue('/xyz');
  await conversationList.line.fill('');
  await page.keyboard.type('/co');
  await expect(page.getByRole('region', { name: copy.canned.label }).getByRole('button')).toHaveCount(4);
  // A slow machine draws its next frame after the next key.
  await page.evaluate(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(draw, 1000, 0);
  });
  await page.keyboard.press('Enter');
  await expect(conversationList.opened.getByText(copy.canned.unfilled('{minutes}'))).toBeVisible();
  await page.keyboard.type('20');
  await page.reload();
  const answer = new RegExp(`^\\S+, ${placed.code} go reach in 20 minutes\\.$`);
  await expect(conversationList.line).toHaveValue(answer);
  await conversationList.line.press('Enter');
  await expect(customer.log.getByText(answer)).toBeVisible();
  await expect(conversationList.log.getByText(talk.state.read)).toBeVisible();
  await expect(link.getByText(frame.waitingChats(1))).toHaveCount(0);

  // Done with it, it waits no more; written in again, it is back by itself.
  await conversationList.line.blur();
  await page.keyboard.press('e');
  await expect(conversationList.opened.getByText(copy.talk.closed)).toBeVisible();
  await expect(page.getByRole('heading', { name: copy.empty.open })).toBeVisible();
  await customer.say('Thank you!');
  await expect(conversationList.entry('Thank you!')).toBeVisible();
  await expect(conversationList.opened.getByText(copy.talk.closed)).toBeHidden();
  await adminContext.close();
  await home.close();
});

test('an admin hides a reported message and mutes its author, and two who answer at once see each other', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const { placed, customer, agent } = await shoppedOrder(product);
  const [hers, his] = [talkAs(customer, byLink(placed)), talkAs(agent.client, byCode(placed))];
  const { message: asking } = answered(await his.write('Send 2k for my own account or no yam'));
  answered(await hers.report(asking.number));
  const home = await aPhone(browser, product);
  const page = await home.newPage();
  await sitDown(home, product, product.device('admin'));

  // On a phone, the one that is open is the page.
  await page.goto(`${paths.adminChats}?filter=reported`);
  const conversationList = adminChatOn(page);
  await conversationList.entry(placed.code).click();
  await expect(conversationList.message('Send 2k for my own account or no yam')).toBeVisible();
  await expect(conversationList.log.getByText('“Not nice”')).toBeVisible();
  await expect(conversationList.entry(placed.code)).toBeHidden();
  expect(await troubles(page)).toEqual([]);
  await conversationList.log.getByRole('button', { name: copy.report.hideOf('Musa') }).click();
  const hiding = page.getByRole('dialog', { name: copy.hide.title });
  await hiding.getByRole('button', { name: copy.hide.confirm }).click();
  await expect(hiding.getByText(copy.hide.reasonRefused)).toBeVisible();
  await hiding.getByLabel(copy.hide.reason).fill('Money outside the order');
  await hiding.getByRole('button', { name: copy.hide.confirm }).click();
  await expect(conversationList.log.getByText(talk.list.removed['by-office'])).toBeVisible();
  const seen = answered(await hers.open());
  expect(seen.messages.find(({ number }) => number === asking.number)).toMatchObject({
    removed: 'by-office',
    text: '',
  });

  await conversationList.opened.getByRole('button', { name: copy.talk.more }).click();
  await page.getByRole('dialog').getByRole('button', { name: copy.beside.mute }).click();
  const muting = page.getByRole('dialog', { name: copy.mute.title });
  await muting.getByText(copy.talk.agent, { exact: true }).click();
  await muting.getByLabel(copy.mute.reason).fill('Asks for money');
  await muting.getByRole('button', { name: copy.mute.confirm }).click();
  await expect(conversationList.opened.getByText(/Asks for money/)).toBeVisible();
  expect(await his.write('But')).toMatchObject({ ok: false, reason: 'chat-muted' });
  await conversationList.opened.getByRole('button', { name: copy.talk.liftOf(copy.talk.agent) }).click();
  await expect(conversationList.opened.getByText(/Asks for money/)).toBeHidden();
  answered(await his.write('Sorry'));

  // The owner opens the same one at the desk, takes it and writes.
  const { adminContext, page: owners } = await openAdminBrowser(browser, product, product.device('godmode'));
  await owners.goto(`${paths.adminChats}?filter=all&q=${placed.code.toLowerCase()}`);
  const atAdmin = adminChatOn(owners);
  await expect(atAdmin.entry(placed.code)).toBeVisible();
  await owners.keyboard.press('j');
  await expect(atAdmin.message('Sorry')).toBeVisible();
  await expect(owners.getByRole('link', { name: copy.beside.toOrderOf(placed.code) })).toBeVisible();
  await owners.keyboard.press('a');
  await expect(conversationList.opened.getByText('oga', { exact: true })).toBeVisible();
  await owners.keyboard.press('r');
  await owners.keyboard.type('We dey look am');
  await expect(conversationList.opened.getByText(copy.talk.answering('oga'))).toBeVisible();
  expect(await troubles(owners)).toEqual([]);
  await owners.keyboard.press('Enter');
  await expect(conversationList.message('We dey look am')).toBeVisible();
  await expect(conversationList.opened.getByText(copy.talk.answering('oga'))).toBeHidden();
  await page.getByRole('link', { name: copy.talk.back }).click();
  await expect(page.getByRole('searchbox', { name: copy.search })).toBeVisible();
  await adminContext.close();
  await home.close();
});

test('an admin without the right sees neither the link nor the screen, and is not answered', async ({
  browser,
  product,
}) => {
  const client = await anAdmin(product, 'bisi looks on', ['orders:view', 'users:view', 'audit:view']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(paths.adminOrders);
  await expect(page.getByRole('link', { name: frame.links.orders, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: frame.links.chats })).toHaveCount(0);
  await page.goto(paths.adminChats);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens.errors.notAllowedTitle);
  expect(await client.call(listConversations, { filter: 'open' })).toMatchObject({ ok: false, status: 403 });
  await adminContext.close();
});
