import { expect } from '@playwright/test';
import { listAgentsOnRoad } from '#contract/agents/admin/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { paths } from '#contract/paths.ts';
import { atUtako } from '#test/factories/agents.ts';
import { agentWithMoney, applicant, shoppedOrder, standsAt } from '../set-up/working-agent.ts';
import { openAdminBrowser, anAdmin } from '../set-up/admin.ts';
import { test } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

const { agents: copy, frame } = adminCopy.pcm;
const { tabs, road, applications, zoom, performance, suspend } = adminAgentsCopy.pcm;
const screens = await loadPublicCopy('pcm');

test('applications are gone through one after the other, with the papers as close as one wants', async ({
  browser,
  product,
}) => {
  const [first, second] = [await applicant(product), await applicant(product)];
  const client = await anAdmin(product, 'kemi verifies', ['agents:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(`${paths.adminAgents}?tab=applications&who=${first.userId}`);
  const card = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(card(first.name)).toBeVisible();
  await expect(card(second.name)).toBeVisible();
  await expect(page.getByRole('link', { name: tabs.money })).toHaveCount(0);

  await card(first.name)
    .getByRole('button', { name: copy.idPhoto(first.name) })
    .click();
  const paper = page.getByRole('dialog', { name: copy.idPhoto(first.name) });
  await paper.getByRole('button', { name: zoom.closer }).click();
  await paper.getByRole('button', { name: zoom.closer }).click();
  await expect(paper.getByText(zoom.size(200))).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await card(first.name).getByRole('button', { name: copy.verify }).click();
  await page
    .getByRole('dialog', { name: copy.verifyOf(first.name) })
    .getByRole('button', { name: copy.verify })
    .click();
  await expect(card(first.name)).toBeHidden();
  await card(second.name).getByRole('button', { name: copy.refuse }).click();
  const refusing = page.getByRole('dialog', { name: copy.refuseOf(second.name) });
  await refusing.getByRole('button', { name: copy.refuse }).click();
  await expect(refusing.getByText(copy.reasonRefused)).toBeVisible();
  await refusing.getByLabel(copy.reason).fill('The paper is not readable');
  await refusing.getByRole('button', { name: copy.refuse }).click();
  await expect(card(second.name)).toBeHidden();
  await adminContext.close();
});

test('an online agent is on the map and in the list with their orders; suspending says what it means', async ({
  browser,
  product,
}) => {
  test.setTimeout(90_000);
  const { placed, agent } = await shoppedOrder(product);
  await standsAt(agent, atUtako);
  const { adminContext, page } = await openAdminBrowser(browser, product, product.device('admin'));
  await page.goto(paths.adminAgents);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: agent.name });
  await expect(row.getByText(road.carries(1))).toBeVisible();
  await expect(page.getByRole('img', { name: agent.name })).toBeVisible();
  await expect(page.locator('.map-sign-agent', { hasText: placed.code })).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await row.getByRole('link', { name: road.toOrder(placed.code) }).click();
  await expect(page).toHaveURL(new RegExp(`order=${placed.code}`));
  await page.goBack();

  await row.getByRole('button', { name: copy.openOf(agent.name) }).click();
  await expect(page).toHaveURL(new RegExp(`agent=${agent.userId}`));
  await page.getByRole('dialog', { name: agent.name }).getByRole('button', { name: copy.suspend }).click();
  const suspending = page.getByRole('dialog', { name: copy.suspendOf(agent.name) });
  await expect(suspending.getByText(suspend.stays(1))).toBeVisible();
  await expect(suspending.getByText(placed.code)).toBeVisible();
  await expect(suspending.getByText(suspend.float('₦50,000.00'))).toBeVisible();
  await suspending.getByLabel(copy.reason).fill('Phone is off since morning');
  await suspending.getByRole('button', { name: copy.suspend }).click();
  await expect(page.getByText(copy.reasonOf('Phone is off since morning'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toBeHidden();
  await adminContext.close();
});

test('an admin sorts the agents’ performance by a measure, and the address stores it', async ({
  browser,
  product,
}) => {
  await agentWithMoney(product);
  const { adminContext, page } = await openAdminBrowser(browser, product, product.device('godmode'));
  await page.goto(`${paths.adminAgents}?tab=performance`);
  const head = page.getByRole('columnheader', { name: performance.columns.stars });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await page.getByText(performance.ranges['7'], { exact: true }).click();
  await expect(page).toHaveURL(/sort=stars.*days=7|days=7.*sort=stars/);
  await page.reload();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await page.getByLabel(performance.search, { exact: true }).fill('nobody at all');
  await expect(page.getByText(adminAgentsCopy.pcm.all.nothing)).toBeVisible();
  await page.getByRole('button', { name: adminAgentsCopy.pcm.all.clear }).click();
  await expect(head).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await adminContext.close();
});

test('an admin without the right sees neither the link nor the screen, and is not answered', async ({
  browser,
  product,
}) => {
  const client = await anAdmin(product, 'dayo looks on', ['orders:view', 'money:view']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(paths.admin);
  await expect(page.getByRole('link', { name: frame.links.agents })).toHaveCount(0);
  await page.goto(paths.adminAgents);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens.errors.notAllowedTitle);
  expect(await client.call(listAgentsOnRoad, {})).toMatchObject({ ok: false, status: 403 });
  await adminContext.close();
});

test('an application fills a phone’s screen, and the next is a touch away', async ({
  page,
  become,
  product,
}) => {
  await applicant(product);
  await applicant(product);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await become('admin');
  await page.goto(`${paths.adminAgents}?tab=applications`);
  const before = await page.getByRole('main').getByRole('heading', { level: 2 }).textContent();
  await page.getByRole('button', { name: applications.next }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(/at=2/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await troubles(page)).toEqual([]);
});
