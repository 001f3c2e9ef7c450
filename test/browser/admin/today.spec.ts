import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { showDay } from '#contract/admin/day-endpoints.ts';
import { markSeen } from '#contract/chat/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { adminDayCopy } from '#contract/copy/admin/day.ts';
import { asKobo } from '#contract/kobo.ts';
import { countFloat } from '#contract/payments/agents/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { support, talkOn } from '#test/factories/chat.ts';
import { agentWithMoney, applicant } from '../set-up/working-agent.ts';
import { openAdminBrowser, anAdmin } from '../set-up/admin.ts';
import { test } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

const copy = adminDayCopy.pcm;
const { today, agents } = adminCopy.pcm;

test('an admin with one right sees what they may deal with, the owner everything, the worst first', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const clerk = await anAdmin(product, 'simi chats', ['chats:reply']);
  const { adminContext, page } = await openAdminBrowser(browser, product, clerk);
  await page.goto(paths.admin);
  const username = 'yam asker';
  // Others may wait for an answer already.
  const chat = page.getByRole('link', { name: copy.actionOf(copy.actions.chat, username) });
  const others = page.getByRole('link', { name: new RegExp(`^${copy.actions.chat}: `) });
  await expect(page.getByText(copy.calm).or(others).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: copy.figures.title })).toHaveCount(0);

  // It comes by itself, and leads to the conversation itself.
  const asking = product.openDevice();
  answered(await asking.call(signUp, { username, password: 'yam and red oil' }));
  answered(await talkOn(asking, support).write('How much be yam today?'));
  const { name } = await applicant(product);
  await expect(chat).toBeVisible();
  await expect(page.getByText(copy.kinds.application)).toHaveCount(0);
  expect(await troubles(page)).toEqual([]);

  const { adminContext: office, page: owners } = await openAdminBrowser(
    browser,
    product,
    product.device('godmode'),
  );
  await owners.goto(paths.admin);
  const headings = owners.getByRole('heading', { level: 2 });
  await expect(headings.filter({ hasText: copy.urgencies.now })).toBeVisible();
  await expect(headings.filter({ hasText: copy.urgencies.soon })).toBeVisible();
  await expect(owners.getByRole('heading', { name: copy.figures.title })).toBeVisible();
  expect(await troubles(owners)).toEqual([]);
  await owners.getByRole('link', { name: copy.actionOf(copy.actions.application, name) }).click();
  await expect(owners.getByRole('heading', { level: 2, name })).toBeVisible();
  await office.close();

  // Leaving before the read receipt is sent would leave the messages unread.
  const seen = page.waitForResponse((response) => new URL(response.url()).pathname === markSeen.path);
  await chat.click();
  await expect(page.getByText('How much be yam today?').first()).toBeVisible();
  await seen;
  await page.goto(paths.admin);
  // Opened is not answered, until it is said that no answer is needed.
  await chat.click();
  await page.getByRole('button', { name: adminChatCopy.pcm.talk.close, exact: true }).click();
  await expect(page.getByRole('button', { name: adminChatCopy.pcm.talk.reopen })).toBeVisible();
  await page.goto(paths.admin);
  await expect(page.getByText(copy.calm).or(others).first()).toBeVisible();
  await expect(chat).toHaveCount(0);
  await adminContext.close();
});

test('a count that does not agree opens at its agent, and is gone once it is decided', async ({
  browser,
  product,
}) => {
  const agent = await agentWithMoney(product);
  answered(
    await agent.client.call(countFloat, {
      clientRequestId: randomUUID(),
      countedKobo: asKobo(4_950_000),
      words: 'Change for the bus',
    }),
  );
  const cashier = await anAdmin(product, 'ope counts', ['money:view', 'money:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, cashier);
  await page.goto(paths.admin);
  await expect(page.getByText(copy.missing('₦500.00'), { exact: false })).toBeVisible();
  await page.getByRole('link', { name: copy.actionOf(copy.actions.count, agent.name) }).click();
  const purse = page.getByRole('dialog', { name: agent.name });
  await expect(purse).toBeVisible();
  await expect(purse.getByText('Change for the bus')).toBeVisible();
  await page.reload();
  await expect(purse).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(purse).toBeHidden();
  expect(await troubles(page)).toEqual([]);
  await adminContext.close();
});

test('an admin without any right is told so, and the call tells nobody outside anything', async ({
  browser,
  product,
}) => {
  const { adminContext, page } = await openAdminBrowser(
    browser,
    product,
    await anAdmin(product, 'new bola', []),
  );
  await page.goto(paths.admin);
  await expect(page.getByText(today.noRights)).toBeVisible();
  await expect(page.getByText(agents.title, { exact: true })).toHaveCount(0);
  const day = answered(await product.device('customer').call(showDay, {}));
  expect(day).toMatchObject({ matters: [], figures: { road: null, money: null } });
  await adminContext.close();
});
