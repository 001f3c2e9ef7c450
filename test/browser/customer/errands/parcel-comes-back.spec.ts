import { expect, type Page } from '@playwright/test';
import { returnsCopy } from '#contract/copy/admin/returns.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { pidgin } from '#contract/copy/public/pcm.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { paths } from '#contract/paths.ts';
import { answered, type Client } from '#test/client.ts';
import { lineOf, parcelFrom, placeThrough, type Placed } from '#test/factories/orders.ts';
import { onRun, seenBy } from '#test/factories/run.ts';
import { setAll } from '#test/factories/settings.ts';
import { troubles } from '#test/browser/pages/accessibility.ts';
import { allSent, carry, snap } from '#test/browser/pages/agent-run.ts';
import { givenTo } from '#test/browser/set-up/given-to.ts';
import { test, type Product } from '#test/browser/set-up/product.ts';
import { agentWithMoney, standsAt } from '#test/browser/set-up/working-agent.ts';

const phone = { viewport: { width: 360, height: 740 } };
test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

const own = errandCopy.pcm;
const stop = stopCopy.pcm;
const { door, frame } = agentCopy.pcm;
const { returns: back } = agentMoneyCopy.pcm;
const office = returnsCopy.pcm;
const board = adminOrdersCopy.pcm.errand.parcel;

/** A parcel on the way to its door. */
async function parcelUnderWay(product: Product) {
  const agent = await agentWithMoney(product);
  const customer = product.openDevice();
  const placed = await placeThrough(customer, {
    errand: parcelFrom(),
    items: [lineOf('Shoes in a box', { capKobo: null })],
  });
  await givenTo(product, placed, agent);
  const steps = onRun(agent, placed);
  answered(await steps.startShopping());
  answered(await steps.leave());
  answered(await steps.setOff());
  return { agent, customer, placed };
}

/** To a farther area, which costs more: wrong first, without network once, and then with a yes. */
async function correctsAddress(
  page: Page,
  product: Product,
  customer: Client,
  placed: Placed,
): Promise<void> {
  const owner = product.device('godmode');
  await setAll(owner, { fee_per_km: '5000' });
  await page.getByRole('button', { name: own.address.open }).click();
  const sheet = page.getByRole('dialog', { name: own.address.title });
  const save = sheet.getByRole('button', { name: own.address.save });
  await sheet.getByLabel(own.address.landmark).fill(' ');
  await save.click();
  await expect(sheet.getByText(own.address.landmarkRefused)).toBeInViewport({ ratio: 1 });
  await sheet.getByLabel(own.address.landmark).fill('Blue gate');
  await sheet.getByLabel(own.address.area).selectOption('Karmo');
  await page.context().setOffline(true);
  await save.click();
  await expect(sheet.getByText(pidgin.errors.noNetwork)).toBeInViewport({ ratio: 1 });
  await page.context().setOffline(false);
  await save.click();
  const yes = sheet.getByRole('button', { name: new RegExp(`^${own.address.yes('₦')}`) });
  await expect(yes).toBeVisible();
  for (const one of [yes, sheet.getByRole('button', { name: own.address.no })])
    await expect(one).toBeInViewport({ ratio: 1 });
  const before = await seenBy(customer, placed);
  expect(before.address.area).toBe('Gwarinpa');
  expect(await troubles(page)).toEqual([]);
  await yes.click();
  await expect(page.getByText(own.address.done, { exact: true })).toBeVisible();
  const after = await seenBy(customer, placed);
  expect(after.address).toMatchObject({ area: 'Karmo', landmark: 'Blue gate' });
  expect(after.deliveryFeeKobo).toBeGreaterThan(before.deliveryFeeKobo);
  await setAll(owner, { fee_per_km: '0' });
}

test('a customer corrects the address with a yes to its fee, chooses the office once the parcel was refused at the door, and the office has it', async ({
  browser,
  become,
  context,
  page: theirs,
  product,
}) => {
  test.setTimeout(90_000);
  const { agent, customer, placed } = await parcelUnderWay(product);
  await theirs.goto(paths.orderLink(placed.code, placed.token));
  await correctsAddress(theirs, product, customer, placed);

  const { door: newDoor } = await seenBy(customer, placed);
  if (newDoor === null) throw new Error('the door is nowhere');
  await standsAt(agent, newDoor);
  const street = await browser.newContext({ ...phone, baseURL: product.url, serviceWorkers: 'block' });
  const page = await carry(street, agent.client, product);
  await page.goto(paths.agentDoor(placed.code));
  await expect(page.getByText('Blue gate')).toBeVisible();
  await page.getByRole('button', { name: door.arrive, exact: true }).click();
  await allSent(page);
  await page.getByRole('button', { name: stop.door.refuse }).click();
  const refusing = page.getByRole('dialog', { name: stop.door.refusedTitle });
  await refusing.getByRole('button', { name: stop.door.refuseConfirm }).click();
  await expect(refusing.getByText(stop.leave.photoRefused)).toBeInViewport({ ratio: 1 });
  await expect(refusing.getByText(stop.reasonRefused)).toBeVisible();
  await snap(page);
  await refusing.getByText(stop.door.refuseReasons.unwanted).click();
  expect(await troubles(page)).toEqual([]);
  await street.setOffline(true);
  await refusing.getByRole('button', { name: stop.door.refuseConfirm }).click();
  await expect(page.getByText(frame.waits(1))).toBeVisible();
  await street.setOffline(false);
  await allSent(page);
  await page.goto(paths.agentFloat);
  await expect(page.getByText(back.toSender('Ngozi'))).toBeVisible();
  await expect(page.getByText('0803 555 0101')).toBeVisible();
  await expect(page.getByRole('link', { name: back.callSender('Ngozi') })).toBeVisible();
  await page.getByRole('button', { name: back.handedBack }).click();
  await expect(page.getByText(stop.leave.givenByRefused)).toBeInViewport({ ratio: 1 });
  expect(await troubles(page)).toEqual([]);

  await expect(theirs.getByText(own.way.toSender)).toBeVisible();
  await expect(theirs.getByRole('button', { name: new RegExp(own.way.doorPhoto) })).toBeVisible();
  await expect(theirs.getByText(own.way.chooseText)).toBeVisible();
  expect(await troubles(theirs)).toEqual([]);
  await context.setOffline(true);
  await theirs.getByRole('button', { name: own.way.choose }).click();
  await expect(theirs.getByText(pidgin.errors.noNetworkTitle, { exact: true })).toBeVisible();
  await context.setOffline(false);
  await theirs.getByRole('button', { name: own.way.choose }).click();
  await expect(theirs.getByText(own.way.chosen, { exact: true })).toBeVisible();
  await expect(theirs.getByText(new RegExp(own.way.toOffice))).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: back.brought }).click();
  await allSent(page);
  const adminContext = await browser.newContext({ ...phone, baseURL: product.url, reducedMotion: 'reduce' });
  await become('admin', adminContext);
  const table = await adminContext.newPage();
  await table.goto(`${paths.adminOrders}?order=${placed.code}`);
  await expect(table.getByText(board.to.office)).toBeVisible();
  await table.goto(paths.admin);
  const left = table
    .getByRole('listitem')
    .filter({ hasText: placed.code })
    .filter({ hasText: office.parcel.mark });
  await left.getByRole('button', { name: office.parcel.receive }).click();
  await expect(left.getByText(/^E dey here/)).toBeVisible();
  await expect(theirs.getByText(/^E dey our office, Life Camp, Abuja\./)).toBeVisible();
  await setAll(product.device('godmode'), { contact_phone: '0803 123 4567' });
  await theirs.reload();
  const way = theirs.getByRole('region', { name: own.way.title });
  await expect(way.getByRole('link', { name: /0803 123 4567/ })).toHaveAttribute(
    'href',
    'tel:+2348031234567',
  );
  for (const one of [street, adminContext]) await one.close();
});

test('an agent who was not seen at the door refuses a parcel there and reads at once that the office decides', async ({
  browser,
  context,
  product,
}) => {
  const { agent, customer, placed } = await parcelUnderWay(product);
  await standsAt(agent, { latitude: 9.03, longitude: 7.47 });
  const page = await carry(context, agent.client, product);
  await page.goto(paths.agentDoor(placed.code));
  await page.getByRole('button', { name: door.arrive, exact: true }).click();
  await allSent(page);
  const home = await browser.newContext({ ...phone, baseURL: product.url, serviceWorkers: 'block' });
  const theirs = await home.newPage();
  await theirs.goto(paths.orderLink(placed.code, placed.token));
  await expect(theirs.getByText(own.atDoor)).toBeVisible();
  // Seen last at the market: how far that is from the door is no news at the door.
  await expect(theirs.getByText(/We see am by/)).toBeVisible();
  await expect(theirs.getByText(/E remain like/)).toHaveCount(0);
  await home.close();
  await page.getByRole('button', { name: stop.door.refuse }).click();
  const refusing = page.getByRole('dialog', { name: stop.door.refusedTitle });
  await snap(page);
  await refusing.getByText(stop.door.refuseReasons.unwanted).click();
  await refusing.getByRole('button', { name: stop.door.refuseConfirm }).click();
  await expect(page.getByText(door.withOffice.notOpened)).toBeInViewport({ ratio: 1 });
  expect((await seenBy(customer, placed)).status).toBe('on_the_way');
});
