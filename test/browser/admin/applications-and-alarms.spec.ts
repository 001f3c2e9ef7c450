import { expect } from '@playwright/test';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { asKobo } from '#contract/kobo.ts';
import { issueFloat } from '#contract/payments/agents/endpoints.ts';
import { lineOf } from '#test/factories/orders.ts';
import { answered } from '#test/client.ts';
import { applicant, shoppedOrder } from '../set-up/working-agent.ts';
import { test } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

const { agents: copy, day } = adminCopy.pcm;

test('an admin compares face and paper, verifies an applicant, and suspends with a reason', async ({
  page,
  become,
  product,
}) => {
  const { name, userId } = await applicant(product);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await become('admin');
  await page.goto(`/admin/agents?tab=applications&who=${userId}`);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  for (const picture of [copy.photo(name), copy.idPhoto(name)])
    await expect(card.getByRole('img', { name: picture })).toHaveJSProperty('naturalWidth', 60);
  expect(await troubles(page)).toEqual([]);
  await card.getByRole('button', { name: copy.verify }).click();
  const asked = page.getByRole('dialog', { name: copy.verifyOf(name) });
  await asked.getByRole('button', { name: copy.verify }).click();
  await expect(card).toBeHidden();

  await page.getByRole('link', { name: adminAgentsCopy.pcm.tabs.all }).click();
  await page.getByRole('button', { name: copy.openOf(name) }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: copy.suspend }).click();
  const suspending = page.getByRole('dialog', { name: copy.suspendOf(name) });
  await suspending.getByRole('button', { name: copy.suspend }).click();
  await expect(suspending.getByText(copy.reasonRefused)).toBeVisible();
  await suspending.getByLabel(copy.reason).fill('Two counts do not agree');
  await suspending.getByRole('button', { name: copy.suspend }).click();
  await expect(page.getByText(copy.reasonOf('Two counts do not agree'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name }).getByText(copy.states.suspended)).toBeVisible();
});

test('an admin whose float did not arrive reads that the applicant is verified without it', async ({
  page,
  become,
  product,
}) => {
  const { name, userId } = await applicant(product, 'Half');
  await become('admin');
  await page.goto(`/admin/agents?tab=applications&who=${userId}`);
  await page.route(`**${issueFloat.path.replace(':agentId', userId)}`, (route) => route.abort());
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await card.getByRole('button', { name: copy.verify }).click();
  const asked = page.getByRole('dialog', { name: copy.verifyOf(name) });
  const float = asked.getByLabel(copy.firstFloat);
  await float.fill('2,00');
  await asked.getByRole('button', { name: copy.verify }).click();
  await expect(asked.getByText(adminMoneyCopy.pcm.amountRefused)).toBeVisible();
  await float.fill('2000');
  await asked.getByRole('button', { name: copy.verifyWith('₦2,000.00') }).click();
  await expect(page.getByText(copy.floatNotGiven(name), { exact: true })).toBeVisible();
  await expect(card).toBeHidden();
});

test('an alarm stands first on the day’s screen, leads to its order, and goes when somebody settles it', async ({
  page,
  become,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dear = lineOf('fish', { capKobo: asKobo(350_000) });
  const { placed, steps } = await shoppedOrder(product, { items: [dear] });
  const [item] = placed.order.items;
  if (item === undefined) throw new Error('the order has no line');
  const bought = { itemId: item.id, quantity: 1, paidKobo: asKobo(300_000), pictureId: null };
  answered(await steps.find(bought));
  await become('admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: /alarm/i })).toBeVisible();
  answered(await steps.pickUp({ waivedReason: 'The seller has no paper' }));

  const alarm = page
    .getByRole('listitem')
    .filter({ hasText: placed.code })
    .filter({ hasText: day.kinds['receipt-waived'] });
  await expect(alarm).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await alarm.getByRole('link', { name: day.toOrderOf(placed.code) }).click();
  await expect(page.getByRole('heading', { name: placed.code })).toBeVisible();
  await page.goBack();
  await alarm.getByRole('button', { name: day.settleOf(day.kinds['receipt-waived'], placed.code) }).click();
  await expect(alarm).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: /alarm/i })).toBeVisible();
  await expect(alarm).toBeHidden();
});
