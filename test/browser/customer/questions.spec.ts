import { expect, type Locator, type Page } from '@playwright/test';
import { openTalkCopy } from '#contract/copy/chat/open.ts';
import { pidgin } from '#contract/copy/public/pcm.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { asKobo } from '#contract/kobo.ts';
import type { Order } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { lineOf, type Placed } from '#test/factories/orders.ts';
import { inFull, seenBy } from '#test/factories/run.ts';
import { shoppedOrder, standsAt } from '../set-up/working-agent.ts';
import { test } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';
import { doubleText, singleText } from '../pages/reach.ts';

const copy = trackingCopy.pcm;
const { questions } = copy;

const list = [
  lineOf('garri', { raw: '2 paint garri', quantity: 2, measure: 'paint', capKobo: asKobo(200_000) }),
  lineOf('pepper', { capKobo: asKobo(50_000), priceRule: 'ask-me-first' }),
];

function itemNamed({ items }: Order, name: string) {
  const item = items.find((one) => one.name === name);
  if (item === undefined) throw new Error(`there is no ${name} on the list`);
  return item;
}

const openLink = (page: Page, { code, token }: Placed) => page.goto(paths.orderLink(code, token));
const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a customer says yes to a price and no to a replacement while the agent shops, and reads out the PIN', async ({
  page,
  product,
}) => {
  // The colours are judged once it has faded in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { placed, customer, agent, steps } = await shoppedOrder(product, { items: list });
  const pepper = itemNamed(placed.order, 'pepper');
  const garri = itemNamed(placed.order, 'garri');
  await openLink(page, placed);
  await expect(page.getByText(agent.name.split(' ')[0] ?? '', { exact: true })).toBeVisible();

  const asked = { itemId: pepper.id, quantity: 1, priceKobo: asKobo(70_000) };
  answered(await steps.askPrice({ ...asked, pictureId: await bringPhoto(agent.client) }));
  const price = page.getByRole('article', { name: questions.price('1', 'pepper', '₦700') });
  await expect(price.getByRole('img')).toHaveJSProperty('naturalWidth', 60);
  await expect(price.getByText(questions.bill('₦200', '₦900'))).toBeVisible();

  const offer = { name: 'cassava flour', quantity: 2, measure: 'paint' as const, priceKobo: asKobo(150_000) };
  answered(await steps.propose({ itemId: garri.id, ...offer, pictureId: await bringPhoto(agent.client) }));
  const replacement = page.getByRole('article', {
    name: questions.replacement('garri', '2 paint', 'cassava flour', '₦1,500'),
  });
  await expect(replacement).toBeVisible();
  await expect(page.getByRole('heading', { name: questions.waiting(2) })).toBeVisible();
  expect(await troubles(page)).toEqual([]);

  await price.getByRole('button', { name: questions.yes }).press('Enter');
  await expect(price).toBeHidden();
  // The focus stays in the place of the questions for who answers with keys.
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(line(page, 'pepper').getByText(copy.checklist.statuses.found)).toBeVisible();
  await replacement.getByRole('button', { name: questions.no }).click();
  await expect(replacement).toBeHidden();
  await expect(line(page, 'garri').getByText(copy.checklist.statuses.unavailable)).toBeVisible();
  await expect(page.getByText(copy.got.soFar(1, 2))).toBeVisible();

  await expect(page.getByRole('heading', { name: copy.pin.title })).toBeHidden();
  answered(await steps.pickUp());
  await expect(page.getByRole('heading', { name: copy.pin.title })).toBeVisible();
  const { pin } = await inFull(customer, placed);
  await expect(page.getByText(copy.pin.spoken(pin.split('').join(' ')))).toBeAttached();
  await expect(page.getByText(copy.got.final)).toBeVisible();
});

const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? 0;

/** True when a touch on the middle of it reaches it. */
const isOnTop = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('a question is on top of every page and sheet, and no toast or bar lies over it, also where two are open', async ({
  page,
  context,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 616 });
  const { placed, agent, steps } = await shoppedOrder(product, { items: list });
  await openLink(page, placed);
  await page.getByRole('button', { name: openTalkCopy.pcm.order }).click();
  const chat = page.getByRole('dialog', { name: openTalkCopy.pcm.title.order(placed.code) });
  const field = chat.getByRole('textbox');
  await expect(field).toBeVisible();
  await doubleText(page);
  await expect.poll(() => widthOf(field)).toBeGreaterThan(200);
  await singleText(page);

  const pictureId = () => bringPhoto(agent.client);
  const { id: pepper } = itemNamed(placed.order, 'pepper');
  const asked = { itemId: pepper, quantity: 1, priceKobo: asKobo(70_000) };
  answered(await steps.askPrice({ ...asked, pictureId: await pictureId() }));
  const named = { name: questions.barLabel };
  const inChat = chat.getByRole('region', named);
  await expect(inChat.getByText(questions.bar('pepper'))).toBeVisible();
  const leave = inChat.getByRole('link', { name: questions.toAnswer });
  expect(await isOnTop(leave)).toBe(true);
  await expect(chat.getByRole('textbox')).toBeInViewport({ ratio: 1 });
  await leave.click();
  await expect(chat).toBeHidden();
  const bar = page.getByRole('region', named);
  const answer = bar.getByRole('link', { name: questions.toAnswer });
  const yes = page.getByRole('button', { name: questions.yes });
  const no = page.getByRole('button', { name: questions.no });
  await expect(bar).toBeHidden();
  await expect(no).toBeInViewport({ ratio: 1 });

  // The other language is not on this phone yet: that it cannot be had is told once the question is out of sight.
  await context.setOffline(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: pidgin.shell.language.label }).click();
  const toast = page.locator('.toasts').getByText(pidgin.errors.noNetworkTitle, { exact: true });
  await expect(toast).toHaveCount(0);
  for (const button of [yes, no]) expect(await isOnTop(button)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(toast).toBeVisible();
  expect(await isOnTop(answer)).toBe(true);
  await context.setOffline(false);

  const { id: garri } = itemNamed(placed.order, 'garri');
  const offer = { name: 'cassava flour', quantity: 2, measure: 'paint' as const, priceKobo: asKobo(400_000) };
  answered(await steps.propose({ itemId: garri, ...offer, pictureId: await pictureId() }));
  await expect(bar.getByText(questions.waiting(2))).toBeVisible();
  await page.goto(paths.markets);
  expect(await isOnTop(answer)).toBe(true);
  // Large letters leave its words more than a letter's room.
  await doubleText(page);
  await expect.poll(() => widthOf(bar.getByRole('alert'))).toBeGreaterThan(150);
  await singleText(page);
  await answer.click();
  const together = page.getByText(questions.together).locator('..');
  await expect(together).toContainText(questions.bill('₦200', '₦4,900'));
  await expect(together).toContainText(questions.newLimit('₦3,150', '₦4,900'));
  await expect(page.getByText(questions.bill('₦200', '₦900'))).toBeVisible();
  expect(await troubles(page)).toEqual([]);
});

test('a customer sees the distance on the way, and a map without any outside request', async ({
  page,
  product,
}) => {
  const door = { latitude: 9.0705, longitude: 7.4225 };
  const address = { area: 'Jabi', landmark: 'Behind the mall', directions: '', pin: door } as const;
  const { placed, agent, steps } = await shoppedOrder(product, { items: list, address });
  for (const { id, quantity } of placed.order.items)
    answered(await steps.find({ itemId: id, quantity, paidKobo: asKobo(40_000), pictureId: null }));
  answered(await steps.pickUp());
  answered(await steps.setOff());
  await standsAt(agent, { latitude: 9.0885, longitude: 7.4225 });

  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url)) outside.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLink(page, placed);
  await expect(page.getByText(copy.carrier.away('2.8', null))).toBeVisible();
  const map = page.getByRole('img', { name: new RegExp(copy.carrier.map) });
  await expect(map.getByText(copy.carrier.door(null))).toBeVisible();
  await expect(map.getByText(copy.carrier.market)).toBeVisible();
  await page.getByRole('button', { name: copy.carrier.closer }).click();
  expect(await troubles(page)).toEqual([]);
  expect(outside.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([]);
});

test('an answer whose reply is lost on the way is sent again under one id until it is taken', async ({
  page,
  product,
}) => {
  const { placed, customer, agent, steps } = await shoppedOrder(product, { items: list });
  const asked = { itemId: itemNamed(placed.order, 'pepper').id, quantity: 1, priceKobo: asKobo(70_000) };
  answered(await steps.askPrice({ ...asked, pictureId: await bringPhoto(agent.client) }));
  await openLink(page, placed);
  const sent: string[] = [];
  await page.route('**/answer', async (route) => {
    sent.push(route.request().postData() ?? '');
    // The first reaches nobody; of the second only the reply is lost.
    if (sent.length === 2) await route.fetch();
    if (sent.length > 2) await route.continue();
    else await route.abort();
  });
  await page.getByRole('button', { name: questions.yes }).click();
  await expect(page.getByText(questions.trying)).toBeVisible();
  await expect(line(page, 'pepper').getByText(copy.checklist.statuses.found)).toBeVisible();
  expect(new Set(sent).size).toBe(1);
  expect(itemNamed(await seenBy(customer, placed), 'pepper').paidKobo).toBe(70_000);
});

test('a customer who answers a withdrawn question is told, and the list shows the present state', async ({
  page,
  context,
  product,
}) => {
  const { placed, agent, steps } = await shoppedOrder(product, { items: list });
  const { id: itemId } = itemNamed(placed.order, 'pepper');
  const asked = { itemId, quantity: 1, priceKobo: asKobo(70_000) };
  answered(await steps.askPrice({ ...asked, pictureId: await bringPhoto(agent.client) }));
  await openLink(page, placed);
  await expect(page.getByRole('button', { name: questions.yes })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: questions.yes }).click();
  await expect(page.getByText(questions.said.yes)).toBeVisible();
  answered(await steps.reopen(itemId));
  await context.setOffline(false);
  await expect(page.getByText(questions.tooLate('pepper'))).toBeVisible();
  await expect(line(page, 'pepper').getByText(copy.checklist.statuses.requested)).toBeVisible();
  await page.getByRole('button', { name: questions.close }).click();
  await expect(page.getByText(questions.tooLate('pepper'))).toBeHidden();
});
