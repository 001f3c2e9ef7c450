import { expect, type Locator, type Page } from '@playwright/test';
import { cancelOrder, listArrivals } from '#contract/orders/endpoints.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { newPhone } from '#test/factories/orders.ts';
import { placeButton, writeOrder } from '../pages/composer.ts';
import { takenOver } from '../pages/hydrated.ts';
import { test, type Product } from '../set-up/product.ts';

const copy = orderCopy.pcm;
const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

/** Counts what a person does: each tap, each field that is typed or chosen, and each stretch of page gone through. */
function counted(page: Page) {
  const effort = { taps: 0, fields: 0, height: 0 };
  const tap = async (target: Locator) => {
    effort.taps += 1;
    await target.click();
  };
  return {
    tap,
    /** Types into a field that has the keyboard already. */
    type: async (field: Locator, text: string) => {
      effort.fields += 1;
      await expect(field).toBeFocused();
      await page.keyboard.insertText(text);
    },
    /** One tap opens the choice, a second one takes it. */
    choose: async (field: Locator, option: string) => {
      effort.fields += 1;
      effort.taps += 2;
      await field.selectOption(option);
    },
    /** Goes past this much of the page. */
    pass: async (part: Locator) => {
      effort.height += (await part.boundingBox())?.height ?? Number.NaN;
    },
    /** Goes through the whole page, from its head to this. */
    passTo: async (last: Locator) => {
      effort.height += await last.evaluate((end) => end.getBoundingClientRect().bottom + window.scrollY);
    },
    sum: () => ({ taps: effort.taps, fields: effort.fields, screens: effort.height / phone.height }),
  };
}

const next = (page: Page, part: keyof typeof copy.next & ('market' | 'where' | 'who' | 'review')) =>
  page.getByRole('button', { name: copy.next[part] });

test('a guest’s first order takes at most 10 taps, 5 fields and 3 screens of a small phone', async ({
  page,
}) => {
  const person = counted(page);
  await page.goto(paths.order);
  await takenOver(page);
  const list = page.getByLabel(copy.list.label);
  await person.tap(list);
  await person.type(list, '2 mudu garri at 3000\npepper 500');
  await expect(next(page, 'market')).toBeVisible();
  await person.pass(page.locator('#order-list'));
  // A market is a line longer once it is known when it brings; at night nobody knows it of all of them.
  const arrivals = page.waitForResponse((answer) => answer.url().endsWith(listArrivals.path));
  await person.tap(next(page, 'market'));
  await (await arrivals).finished();
  await expect(page.getByRole('radio', { name: /Market/ })).toHaveCount(3);
  await person.pass(page.locator('#order-market'));
  await person.tap(page.getByRole('radio', { name: /Market/ }).first());
  await person.pass(page.locator('#order-where'));
  await person.choose(page.getByLabel(copy.where.area), 'Gwarinpa');
  const landmark = page.getByLabel(copy.where.landmark);
  await person.tap(landmark);
  await person.type(landmark, 'Opposite Dunamis church');
  await person.tap(next(page, 'who'));
  await person.pass(page.locator('#order-who'));
  await person.type(page.getByLabel(copy.who.name), 'Amaka');
  const number = page.getByLabel(copy.who.phone);
  await person.tap(number);
  await person.type(number, newPhone());
  await person.tap(next(page, 'review'));
  await expect(placeButton(page)).toBeVisible();
  await person.pass(page.locator('#order-review'));
  await person.tap(placeButton(page));
  await expect(page).toHaveURL(/\/track\/MW-/);
  const { taps, fields, screens } = person.sum();
  expect({ taps, fields }).toEqual({ taps: 10, fields: 5 });
  expect(screens).toBeLessThanOrEqual(3);
});

test('a returning customer orders the same again in at most 3 taps, no field and one and a half screens', async ({
  page,
  become,
  product,
}) => {
  await become('customer');
  const code = await orderedBefore(page, product);
  const person = counted(page);
  await page.goto(paths.myOrders);
  await takenOver(page);
  await person.tap(page.getByRole('link', { name: trackingCopy.pcm.orders.againOf(code) }));
  await expect(placeButton(page)).toBeVisible();
  await person.passTo(placeButton(page));
  await person.tap(placeButton(page));
  await expect(page).toHaveURL(/\/track\/MW-/);
  const { taps, fields, screens } = person.sum();
  expect(taps).toBeLessThanOrEqual(3);
  expect(fields).toBe(0);
  expect(screens).toBeLessThanOrEqual(1.5);
  await cancelShown(page, product);
});

/** The last order of this customer is over; where it went, and who ordered, is on the phone. */
async function orderedBefore(page: Page, product: Product): Promise<string> {
  await page.goto(paths.order);
  await writeOrder(page, { list: '2 mudu garri at 3000\npepper 500', phone: newPhone() });
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/track\/MW-/);
  return cancelShown(page, product);
}

/** Ends the order that the page follows: other tests are this customer too, who has one open order at a time. */
async function cancelShown(page: Page, product: Product): Promise<string> {
  const code = page.url().split('/').at(-1) ?? '';
  const input = { code: orderCode.parse(code), token: null, reason: 'over', agreedOwedKobo: 0 };
  answered(
    await product.device('customer').call(cancelOrder, { clientRequestId: crypto.randomUUID(), ...input }),
  );
  return code;
}
