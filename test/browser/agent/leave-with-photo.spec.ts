import { expect } from '@playwright/test';
import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { lineOf, newPhone, parcelFrom, placeThrough } from '#test/factories/orders.ts';
import { inFull, onRun, seenBy, wrongPin } from '#test/factories/run.ts';
import { allSent, carry, snap } from '../pages/agent-run.ts';
import { givenTo } from '../set-up/given-to.ts';
import { test } from '../set-up/product.ts';
import { agentWithMoney } from '../set-up/working-agent.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

const { door } = agentCopy.pcm;
const { door: copy } = stopCopy.pcm;

test('an agent whose PIN was refused leaves the parcel with a photo instead, which its sender had allowed', async ({
  context,
  product,
}) => {
  const agent = await agentWithMoney(product);
  const customer = product.openDevice();
  const placed = await placeThrough(customer, {
    errand: parcelFrom({ leavesWithPhoto: true }),
    items: [lineOf('Shoes in a box', { capKobo: null })],
    receiver: { name: 'Zainab Musa', phone: newPhone() },
  });
  await givenTo(product, placed, agent);
  const steps = onRun(agent, placed);
  for (const step of [steps.startShopping, steps.leave, steps.setOff]) answered(await step());

  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentDoor(placed.code));
  await page.getByRole('button', { name: door.arrive, exact: true }).click();
  await allSent(page);
  const { billKobo } = await seenBy(customer, placed);
  const { pin } = await inFull(customer, placed);
  const sum = `₦${(billKobo / 100).toLocaleString('en')}`;
  await page.getByRole('button', { name: sum, exact: true }).click();
  await page.getByLabel(copy.pinOfReceiver).fill(wrongPin(pin));
  await page.getByRole('button', { name: door.deliver, exact: true }).click();
  await expect(page.getByText(door.pinWrong(4))).toBeVisible();

  await page.getByText(copy.ways.photo, { exact: true }).click();
  await snap(page, page.locator('input[type=file]'));
  await expect(page.locator('main img').first()).toBeVisible();
  await page.getByRole('button', { name: sum, exact: true }).click();
  await page.getByRole('button', { name: copy.photoConfirm }).click();
  await expect(page.getByRole('heading', { name: door.delivered })).toBeVisible();
  await allSent(page);
  const seen = await seenBy(customer, placed);
  expect(seen.status).toBe('delivered');
  expect(seen.doorPhotoUrl).not.toBeNull();
});
