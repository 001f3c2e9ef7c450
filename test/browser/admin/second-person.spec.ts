import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { adminDayCopy } from '#contract/copy/admin/day.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { asKobo } from '#contract/kobo.ts';
import { paths } from '#contract/paths.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { openItsDatabase } from '#test/product/database.ts';
import { troubles } from '../pages/accessibility.ts';
import { anAdmin, openAdminBrowser } from '../set-up/admin.ts';
import { test, type Product } from '../set-up/product.ts';
import { agentWithMoney } from '../set-up/working-agent.ts';

const { agents: agentsCopy, approvals: copy } = adminMoneyCopy.pcm;
const day = adminDayCopy.pcm;
const rights = ['money:view', 'money:manage'] as const;

/** Earnings of many orders, as the book has them. */
async function earn(product: Product, agentId: string, kobo: number): Promise<void> {
  const db = openItsDatabase(product);
  const movement = { what: 'earned', orderId: randomUUID(), agentId, kobo: asKobo(kobo) } as const;
  await inTransaction(db, (transaction) => mustPost(transaction, movement, null));
  await db.end();
}

/** Pays these naira out at the money desk, and reads in the sheet that they wait. */
async function payOut(page: Page, name: string, naira: string): Promise<void> {
  await page.goto(`${paths.admin}?money=agents`);
  await page.getByRole('button', { name: agentsCopy.openOf(name) }).click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByRole('button', { name: agentsCopy.payOut, exact: true }).click();
  await sheet.getByLabel(agentsCopy.amount).fill(naira);
  await sheet.getByRole('button', { name: /^Pay/ }).click();
  await expect(sheet.getByText(copy.sent, { exact: true })).toBeInViewport();
}

test('one admin asks for a payout of more than ₦20,000, and a second admin agrees to it', async ({
  browser,
  product,
}) => {
  const agent = await agentWithMoney(product);
  await earn(product, agent.userId, 3_000_000);
  const ngozi = await openAdminBrowser(browser, product, await anAdmin(product, 'ngozi pays', rights));
  await payOut(ngozi.page, agent.name, '25000');
  await ngozi.page.goto(`${paths.admin}?money=approvals`);
  const hers = ngozi.page.getByRole('listitem').filter({ hasText: copy.yours });
  await expect(hers).toContainText(agent.name);
  await expect(hers.getByRole('button', { name: copy.approve, exact: true })).toHaveCount(0);

  const tunde = await openAdminBrowser(browser, product, await anAdmin(product, 'tunde agrees', rights));
  await tunde.page.goto(paths.admin);
  const decide = day.actionOf(day.actions.approval, agent.name);
  await tunde.page.getByRole('link', { name: decide }).click();
  const his = tunde.page.getByRole('listitem').filter({ hasText: copy.asked('ngozi pays', '') });
  await his.getByRole('button', { name: copy.refuse, exact: true }).click();
  await his.getByRole('button', { name: copy.confirmRefuse }).click();
  await expect(his.getByText(copy.reasonRefused)).toBeVisible();
  await his.getByRole('button', { name: adminMoneyCopy.pcm.back }).click();
  await his.getByRole('button', { name: copy.approve, exact: true }).click();
  expect(await troubles(tunde.page)).toEqual([]);
  await his.getByRole('button', { name: copy.confirmApprove('₦25,000.00') }).click();
  await expect(tunde.page.getByText(copy.approved, { exact: true })).toBeVisible();
  await expect(tunde.page.getByText(copy.none)).toBeVisible();
  await expect(tunde.page.getByText(copy.states.approved, { exact: true })).toBeVisible();
  await tunde.page.goto(`${paths.admin}?money=agents`);
  await expect(tunde.page.getByRole('row').filter({ hasText: agent.name })).toContainText('₦5,000.00');

  await ngozi.adminContext.close();
  await tunde.adminContext.close();
});

test('an admin takes a payout back that waits for somebody else', async ({ browser, product }) => {
  const agent = await agentWithMoney(product);
  await earn(product, agent.userId, 3_000_000);
  const kemi = await openAdminBrowser(browser, product, await anAdmin(product, 'kemi takes back', rights));
  await payOut(kemi.page, agent.name, '25000');
  await kemi.page.goto(`${paths.admin}?money=approvals`);
  const hers = kemi.page.getByRole('listitem').filter({ hasText: copy.yours });
  // A request that the network lost is sent again by itself.
  await kemi.page.route('**/withdraw', (route) => route.abort(), { times: 1 });
  await hers.getByRole('button', { name: copy.withdraw }).click();
  await expect(kemi.page.getByText(copy.none)).toBeVisible();
  await expect(kemi.page.getByText(copy.states.withdrawn, { exact: true })).toBeVisible();
  await kemi.adminContext.close();
});
