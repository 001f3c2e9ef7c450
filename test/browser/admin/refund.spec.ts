import { expect } from '@playwright/test';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { inFull, seenBy } from '#test/factories/run.ts';
import { shoppedOrder } from '../set-up/working-agent.ts';
import { test } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

const copy = adminMoneyCopy.pcm.order;
const queue = adminMoneyCopy.pcm.payouts;

test('an admin looks at what a refund does before it is done; a guest’s cash is sent by hand', async ({
  page,
  become,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { placed, customer, steps } = await shoppedOrder(product);
  for (const { id: itemId, quantity } of placed.order.items)
    answered(await steps.find({ itemId, quantity, paidKobo: 80_000, pictureId: null }));
  answered(await steps.pickUp());
  answered(await steps.setOff());
  answered(await steps.arrive());
  answered(await steps.deliver(await inFull(customer, placed)));
  expect((await seenBy(customer, placed)).status).toBe('delivered');

  await become('admin');
  await page.goto(`${paths.adminOrders}?order=${placed.code}`);
  const sheet = page.getByRole('region', { name: adminOrdersCopy.pcm.order.label(placed.code) });
  await expect(sheet.getByText(adminMoneyCopy.pcm.movements['cash-collected'] ?? '')).toBeVisible();
  await sheet.getByRole('button', { name: copy.look }).click();
  await expect(sheet.getByText(copy.reasonRefused)).toBeVisible();
  const [first] = placed.order.items;
  await sheet.getByRole('checkbox', { name: `${first?.name ?? ''} · ₦800.00` }).check();
  await expect(sheet.getByLabel(copy.amount)).toHaveValue('800');
  await expect(sheet.getByLabel(copy.reason)).toHaveValue(copy.refundReason(first?.name ?? ''));
  await sheet.getByLabel(copy.amount).fill('300');
  await sheet.getByLabel(copy.reason).fill('Tomato don soft');
  await sheet.getByRole('button', { name: copy.look }).click();
  await expect(sheet.getByText(copy.toHand('₦300.00'))).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await sheet.getByRole('button', { name: copy.confirm('₦300.00') }).click();
  await expect(sheet.getByText(adminMoneyCopy.pcm.movements['refund-granted'] ?? '')).toBeVisible();

  await page.goto(`${paths.admin}?money=payouts`);
  // The queue of the day names it too; the desk's own entry has its amount for itself.
  const amount = page.getByText('₦300.00', { exact: true });
  const waiting = page.getByRole('listitem').filter({ hasText: placed.code, has: amount });
  await waiting.getByRole('button', { name: queue.paid }).click();
  await waiting.getByLabel(queue.note).fill('Transfer 8841');
  await waiting.getByRole('button', { name: queue.confirmPaid('₦300.00') }).click();
  await expect(waiting).toBeHidden();
});
