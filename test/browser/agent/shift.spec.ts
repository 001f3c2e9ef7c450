import { expect } from '@playwright/test';
import { agentCopy } from '#contract/copy/agent.ts';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { paths } from '#contract/paths.ts';
import { utako } from '#test/factories/middles.ts';
import { agentWithMoney, standsAt } from '../set-up/working-agent.ts';
import { test } from '../set-up/product.ts';
import { sitDown } from '../set-up/session.ts';
import { troubles } from '../pages/accessibility.ts';

const { count, paper } = agentMoneyCopy.pcm;
const moneyCopy = adminMoneyCopy.pcm;

test('an agent closes the shift ₦500 short, and an admin confirms it in another place', async ({
  page,
  context,
  become,
  browser,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const agent = await agentWithMoney(product);
  await sitDown(context, product, agent.client);
  await page.goto(paths.agentFloat);
  await expect(page.getByText('₦50,000.00').first()).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('link', { name: paper.count }).click();

  await page.getByLabel(count.counted).fill('49500');
  await expect(page.getByText(count.missing('₦500.00'))).toBeVisible();
  await page.getByRole('button', { name: count.send }).click();
  await expect(page.getByText(count.wordsRefused)).toBeVisible();
  await page.getByLabel(count.words).fill('I give 500 extra change');
  await page.getByRole('button', { name: count.send }).click();
  await expect(page.getByRole('heading', { name: count.waitingTitle })).toBeVisible();
  expect(await troubles(page)).toEqual([]);

  const office = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
  await become('admin', office);
  const table = await office.newPage();
  await table.goto(`${paths.admin}?money=agents`);
  await table.getByRole('button', { name: moneyCopy.agents.openOf(agent.name) }).click();
  const sheet = table.getByRole('dialog', { name: agent.name });
  await expect(sheet.getByText(moneyCopy.count.missing('₦500.00'), { exact: true })).toBeVisible();
  await expect(sheet.getByText('I give 500 extra change')).toBeVisible();
  await sheet.getByLabel(moneyCopy.count.handedIn).fill('20000');
  expect(await troubles(table)).toEqual([]);
  await sheet.getByRole('button', { name: moneyCopy.count.confirm }).click();
  await expect(table.getByText(moneyCopy.count.confirmed, { exact: true })).toBeVisible();
  await expect(sheet.getByText('₦29,500.00').first()).toBeVisible();
  await office.close();

  await page.goto(paths.agentFloat);
  await expect(page.getByText('₦29,500.00').first()).toBeVisible();
  await expect(page.getByRole('link', { name: paper.count })).toBeVisible();
});

test('a float count without network is stored on the phone, and reaches the admins by itself', async ({
  page,
  context,
  product,
}) => {
  const agent = await agentWithMoney(product);
  await sitDown(context, product, agent.client);
  await page.goto(paths.agentShiftClose);
  await expect(page.getByLabel(count.counted)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(count.offline)).toBeVisible();
  await page.getByLabel(count.counted).fill('50000');
  await expect(page.getByText(count.same)).toBeVisible();
  await page.getByRole('button', { name: count.send }).click();
  await expect(page.getByText(count.kept)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: count.waitingTitle })).toBeVisible();
});

test('an admin cannot move their own money, and reading moves none', async ({ page, become, product }) => {
  await agentWithMoney(product);
  await become('godmode');
  await page.goto(`${paths.admin}?money=agents`);
  await expect(page.getByRole('heading', { name: moneyCopy.day.title, exact: true })).toBeVisible();
  await expect(page.getByText(/dey outside with agents/)).toBeVisible();
});

for (const language of ['pcm', 'en'] as const) {
  test(`an agent whose phone hides where it is reads so in whole words on a small phone without network, in ${language}`, async ({
    page,
    context,
    product,
  }) => {
    const { frame } = agentCopy[language];
    const agent = await agentWithMoney(product);
    await standsAt(agent, utako);
    await sitDown(context, product, agent.client);
    await context.addCookies([{ name: 'language', value: language, url: product.url }]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(paths.agentFloat);
    const blind = page.getByText(`${frame.online} · ${frame.blind}`);
    await expect(blind).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(frame.noNetwork, { exact: true })).toBeVisible();
    expect(await blind.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
  });
}
