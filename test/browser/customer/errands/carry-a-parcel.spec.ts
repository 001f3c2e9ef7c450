import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { payCopy } from '#contract/copy/payments.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { saveAddress } from '#contract/lists/saved/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { newPhone } from '#test/factories/orders.ts';
import { troubles } from '#test/browser/pages/accessibility.ts';
import { change, lookAtSum, nextButton, ordersOf, placeButton, wrong } from '#test/browser/pages/composer.ts';
import { takenOver } from '#test/browser/pages/hydrated.ts';
import { test } from '#test/browser/set-up/product.ts';
import { sitDown } from '#test/browser/set-up/session.ts';

const copy = orderCopy.pcm;
const errands = errandsCopy.pcm;
const { choice } = payCopy.pcm;
const { parcel, load, declared, from, giver, receives, heard: understood } = errands;
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

async function sayParcel(page: Page): Promise<void> {
  await page.getByLabel(parcel.label).fill('phone charger');
  await page.getByText(load.classes.light.label).click();
  await page.getByLabel(declared.label).fill('8000');
  await nextButton(page).click();
}

async function sayGiver(page: Page): Promise<void> {
  await page.getByLabel(from.name).fill('Ngozi Fashion Home');
  await page.getByLabel(from.area).selectOption('Utako');
  await page.getByLabel(giver.name).fill('Ngozi');
  await page.getByLabel(giver.phone).fill('0803 555 0101');
}

async function sayDoor(page: Page): Promise<void> {
  await page.getByLabel(copy.where.area).selectOption('Gwarinpa');
  await page.getByLabel(copy.where.landmark).fill('Opposite Dunamis church');
  await nextButton(page).click();
}

async function sayWho(page: Page, phone: string): Promise<void> {
  await page.getByLabel(copy.who.name).fill('Amaka');
  await page.getByLabel(copy.who.phone).fill(phone);
}

test('a guest sends a parcel, puts what was wrong right field by field, loses the network at the yes, and finds exactly one order', async ({
  context,
  page,
  product,
}) => {
  const phone = newPhone();
  await page.goto(paths.order);
  await takenOver(page);
  await page.getByText(copy.kind.kinds.carry, { exact: true }).click();
  await expect(page).toHaveURL(/\/order\?kind=carry$/);
  await expect(page.getByText(copy.errand.lead.carry)).toBeVisible();

  await page.getByLabel(declared.label).fill('60000');
  await nextButton(page).click();
  await expect(wrong(page)).toHaveText([parcel.refused, load.refused, declared.tooMuch]);
  await expect(page.getByLabel(parcel.label)).toBeFocused();
  expect(await troubles(page)).toEqual([]);
  await page.getByLabel(parcel.label).fill('phone charger');
  await page.getByText(load.classes.light.label).click();
  await expect(wrong(page)).toHaveText([declared.tooMuch]);
  await page.getByLabel(declared.label).fill('8000');
  await expect(wrong(page)).toHaveCount(0);
  await nextButton(page).click();

  await page.getByLabel(giver.phone).fill('123');
  await nextButton(page).click();
  await expect(wrong(page)).toHaveText([
    from.nameRefused,
    from.areaRefused,
    giver.nameRefused,
    copy.who.phoneRefused,
  ]);
  expect(await troubles(page)).toEqual([]);
  await sayGiver(page);
  await expect(wrong(page)).toHaveCount(0);
  await page.getByText(/^40 min/).click();
  await nextButton(page).click();
  await sayDoor(page);

  await sayWho(page, phone);
  await nextButton(page).click();
  await expect(wrong(page)).toHaveText([receives.refused]);
  await page.getByText(receives.other, { exact: true }).click();
  await page.getByLabel(copy.who.receiverName).fill('Emeka');
  await page.getByLabel(copy.who.receiverPhone).fill('0805 123 4567');
  await page.getByText(receives.photo).click();
  expect(await troubles(page)).toEqual([]);
  await nextButton(page).click();
  await expect(page.getByRole('heading', { name: copy.review.title })).toBeVisible();
  await expect(page.getByText(errands.bill.waiting(errands.wait.minutes(40)))).toBeVisible();
  const wayBack = errands.bill.wayBack('MONEY').replace('MONEY', '₦[\\d,.]+');
  await expect(page.getByText(new RegExp(`^${wayBack}$`))).toBeVisible();
  await expect(page.getByText(copy.rule.title)).toHaveCount(0);
  await expect(page.getByLabel(copy.ceiling.label)).toHaveCount(0);
  await lookAtSum(page);
  expect(await troubles(page)).toEqual([]);

  await context.setOffline(true);
  await expect(page.getByText(copy.place.offline)).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: copy.place.keptTitle })).toBeVisible();
  expect(await ordersOf(product, phone)).toEqual([]);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/track\/MW-[2-9A-Z]{8}$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pendingSync'))).toBe('[]');
  expect(await ordersOf(product, phone)).toMatchObject([{ marketName: 'Ngozi Fashion Home', kind: 'carry' }]);

  await page.goto(paths.order);
  await expect(page.getByRole('radio', { name: copy.kind.kinds.market })).toBeChecked();
});

test('a guest whose list is a sentence about a parcel is asked piece by piece, corrects one with a tap, and sends it again another day', async ({
  page,
}) => {
  await page.goto(paths.order);
  await takenOver(page);
  await page
    .getByLabel(copy.list.label)
    .fill('carry my phone charger from Ngozi 0803 555 0101 for Utako go give Emeka for Jabi');
  await expect(page.getByText(understood.titles.carry)).toBeVisible();
  const piece = (label: string, value: string) => page.getByRole('button', { name: `${label}: ${value}` });
  await expect(piece(understood.from, 'Ngozi, Utako')).toBeVisible();
  await expect(piece(understood.giver, 'Ngozi, 0803 555 0101')).toBeVisible();
  await expect(piece(understood.receiver, 'Emeka')).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await piece(understood.from, 'Ngozi, Utako').click();
  await expect(page).toHaveURL(/\/order\?kind=carry$/);
  await expect(page.getByLabel(from.name)).toHaveValue('Ngozi');
  await expect(page.getByLabel(giver.phone)).toHaveValue('0803 555 0101');
  await page.getByLabel(from.name).fill('Ngozi Fashion Home');
  await nextButton(page).click();
  await expect(page.getByLabel(parcel.label)).toHaveValue('phone charger');
  await sayParcel(page);
  await expect(page.getByLabel(copy.where.area)).toHaveValue('Jabi');
  await page.getByLabel(copy.where.landmark).fill('By the lake');
  await nextButton(page).click();
  await sayWho(page, newPhone());
  await expect(page.getByLabel(copy.who.receiverName)).toHaveValue('Emeka');
  await page.getByLabel(copy.who.receiverPhone).fill('0805 123 4567');
  await nextButton(page).click();
  await lookAtSum(page);
  await expect(page.getByText(choice.atOther.label('Emeka'))).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/track\/MW-/);

  await page.goto(
    (await page.getByRole('link', { name: trackingCopy.pcm.reorder }).getAttribute('href')) ?? '',
  );
  // All of it is there again, also a load that cost nothing.
  await lookAtSum(page);
  await change(page, copy.errand.parcel.title);
  await expect(page.getByLabel(parcel.label)).toHaveValue('phone charger');
  await expect(page.getByLabel(declared.label)).toHaveValue('8000');
  await expect(page.getByRole('radio', { name: load.classes.light.label })).toBeChecked();
});

test('a customer has a parcel collected at one of their places with one tap, and puts its name right', async ({
  context,
  page,
  product,
}) => {
  const ada = product.openDevice();
  const account = { username: `ada of the parcel ${randomUUID().slice(0, 8)}`, password: 'yam and red oil' };
  answered(await ada.call(signUp, account));
  const home = {
    label: 'Home',
    area: 'Utako',
    landmark: 'Red gate',
    directions: 'Second floor',
    pin: null,
    isDefault: false,
  };
  answered(await ada.call(saveAddress, { clientRequestId: randomUUID(), ...home }));
  await sitDown(context, product, ada);
  await page.goto(`${paths.order}?kind=carry`);
  await takenOver(page);
  await sayParcel(page);
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await expect(page.getByLabel(from.name)).toHaveValue('Home');
  await expect(page.getByLabel(from.area)).toHaveValue('Utako');
  await expect(page.getByLabel(from.landmark)).toHaveValue('Red gate. Second floor');
  await page.getByLabel(from.name).fill('Amaka House');
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await expect(page.getByLabel(from.name)).toHaveValue('Amaka House');
  expect(await troubles(page)).toEqual([]);
  await page.getByLabel(giver.name).fill('Ngozi');
  await page.getByLabel(giver.phone).fill('0803 555 0101');
  await nextButton(page).click();
  await expect(page.getByLabel(copy.where.landmark)).toBeVisible();
});

test('a guest who would send what is not carried is told so at the parcel, and nowhere later', async ({
  page,
}) => {
  await page.goto(`${paths.order}?kind=carry`);
  await sayParcel(page);
  await expect(page.getByLabel(from.name)).toBeFocused();
  await page.getByRole('button', { name: `${copy.fold.change} ${copy.errand.parcel.title}` }).click();
  await page.getByLabel(parcel.label).fill('live goat');
  await expect(wrong(page)).toHaveText([copy.list.refusedRules['not-carried']]);
  await expect(page.getByText(refusalSentence('not-carried', 'pcm'))).toHaveCount(0);
  await page.getByLabel(parcel.label).fill('goat meat flask');
  await expect(wrong(page)).toHaveCount(0);
});
