import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { listRequestId, type ListRequestId } from '#contract/orders/requests/ids.ts';
import { paths } from '#contract/paths.ts';
import { signInAddress } from '#web/lib/screen/access.ts';
import { idOf, number, text } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { askAbout, giveUpOn, sendVoice, writeDown } from '#test/factories/requests/list-requests.ts';
import { openItsDatabase } from '#test/product/database.ts';
import { nextButton, placeButton, writeOrder } from '../pages/composer.ts';
import { standsAboveBar } from '../pages/reach.ts';
import { withMicrophone } from '../set-up/launch.ts';
import { test, type Product } from '../set-up/product.ts';
import { sitDown } from '../set-up/session.ts';

const copy = orderCopy.pcm;
const { talk, snap, send, card } = requestsCopy.pcm;
const { parcel, load, declared, from, giver, heard: understood } = errandsCopy.pcm;

test.use({ launchOptions: withMicrophone });

let customers = 0;

/** A phone number that nobody in this run has sent anything with. */
function someonesPhone(): string {
  customers += 1;
  return `0803 666 ${String(1000 + customers)}`;
}

async function inDatabase<Value>(
  product: Product,
  work: (place: { db: ReturnType<typeof openItsDatabase> }) => Promise<Value>,
): Promise<Value> {
  const db = openItsDatabase(product);
  try {
    return await work({ db });
  } finally {
    await db.end();
  }
}

function requestOf(product: Product, phone: string): Promise<ListRequestId> {
  const written = `+234${phone.replace(/\D/g, '').slice(1)}`;
  return inDatabase(product, async ({ db }) => {
    const [row] = await db.one({ id: idOf<ListRequestId>() })`
      select id from list_request where phone = ${written}`;
    return listRequestId.parse(row.id);
  });
}

async function record(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: copy.list.voice }).click();
  await page.getByRole('button', { name: talk.start }).click();
  await expect(page.getByRole('timer')).toContainText('58');
  await page.getByRole('button', { name: talk.stop }).click();
  await expect(page.getByLabel(talk.listen)).toBeVisible();
  await page.getByLabel(send.name).fill('Bola');
  await page.getByLabel(send.phone).fill(phone);
  await page.getByRole('button', { name: send.send }).click();
}

test('a voice note recorded without network by Chromium’s fake microphone becomes an order', async ({
  context,
  product,
}) => {
  const phone = someonesPhone();
  const page = await context.newPage();
  await page.goto('/order');
  // The code of the recorder comes with its first opening.
  await page.getByRole('button', { name: copy.list.voice }).click();
  await expect(page.getByRole('heading', { name: talk.title })).toBeVisible();
  await page.getByRole('button', { name: send.cancel }).click();
  await context.setOffline(true);
  await record(page, phone);
  await expect(page.getByText(card.onPhone)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: card.states.waiting })).toBeVisible();

  const id = await requestOf(product, phone);
  const [{ milliseconds }] = await inDatabase(
    product,
    ({ db }) =>
      db.one({ milliseconds: number })`
      select milliseconds from recording join list_request r on recording_id = recording.id where r.id = ${id}`,
  );
  expect(milliseconds).toBeGreaterThan(500);
  await inDatabase(product, (place) => askAbout(place, id, 'Which garri: white or yellow?'));
  await page.reload();
  await expect(page.getByText('Which garri: white or yellow?')).toBeVisible();
  await page.getByLabel(card.answer).fill('White');
  await page.getByRole('button', { name: card.sendAnswer }).click();
  await expect(page.getByText(`${card.answered} White`)).toBeVisible();

  await inDatabase(product, (place) => writeDown(place, id, '2 mudu garri (white) at 3000\npepper 500'));
  await page.reload();
  await page.getByRole('button', { name: card.use }).click();
  await expect(page.getByText(card.inUse)).toBeVisible();
  const player = page.getByLabel(card.voice);
  await expect(player).toBeVisible();
  await player.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
  await expect(page.getByRole('listitem').filter({ hasText: '2 mudu garri' }).first()).toBeVisible();
  await nextButton(page).click();
  await page
    .getByRole('radio', { name: /Market/ })
    .first()
    .click();
  await page.getByLabel(copy.where.area).selectOption('Gwarinpa');
  await page.getByLabel(copy.where.landmark).fill('Opposite Dunamis church');
  await nextButton(page).click();
  await expect(page.getByRole('heading', { name: copy.review.title })).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/track\/MW-[2-9A-Z]{8}$/);
  const [{ placed }] = await inDatabase(
    product,
    ({ db }) =>
      db.one({ placed: number })`
      select count(*)::int as placed from list_request r join customer_order o on o.id = r.order_id
      where r.id = ${id} and r.state = 'placed'`,
  );
  expect(placed).toBe(1);
});

test('a parcel said as a voice note comes back as a sentence, is read piece by piece, and its order has the note', async ({
  context,
  product,
}) => {
  const phone = someonesPhone();
  const page = await context.newPage();
  await page.goto('/order?kind=carry');
  await expect(page.getByLabel(parcel.label)).toBeVisible();
  await record(page, phone);
  await expect(page.getByRole('heading', { name: card.states.waiting })).toBeVisible();
  const id = await requestOf(product, phone);
  const sentence = 'Carry two gowns from Ngozi 0803 555 0101 for Utako go give Emeka 0805 123 4567 for Jabi';
  await inDatabase(product, (place) => writeDown(place, id, sentence, 'carry'));
  // Staff heard a parcel, whatever stands in the box meanwhile.
  await page.goto('/order');
  await page.getByRole('button', { name: card.use }).click();
  await expect(page).toHaveURL(/\?kind=carry$/);
  await expect(page.getByLabel(parcel.label)).toHaveValue(sentence);
  await expect(page.getByText(card.tied)).toBeVisible();
  await expect(page.getByLabel(card.voice)).toBeVisible();
  await page.getByRole('button', { name: understood.use, exact: true }).click();
  await expect(page.getByLabel(parcel.label)).toHaveValue('two gowns');
  await page.getByText(load.classes.light.label).click();
  await page.getByLabel(declared.label).fill('8000');
  await nextButton(page).click();
  await expect(page.getByLabel(giver.name)).toHaveValue('Ngozi');
  await page.getByLabel(from.name).fill('Ngozi Fashion Home');
  await nextButton(page).click();
  await page.getByLabel(copy.where.landmark).fill('By the lake');
  await nextButton(page).click();
  await page.getByLabel(copy.who.receiverPhone).fill('0805 123 4567');
  await nextButton(page).click();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/track\/MW-[2-9A-Z]{8}$/);
  const [{ kind }] = await inDatabase(
    product,
    ({ db }) =>
      db.one({ kind: text })`
      select o.kind from list_request r join customer_order o on o.id = r.order_id where r.id = ${id}`,
  );
  expect(kind).toBe('carry');
});

test('a photo that staff cannot make out comes back with the reason, also by the link of a text message', async ({
  context,
  product,
  browser,
}) => {
  const phone = someonesPhone();
  const page = await context.newPage();
  await page.goto('/order');
  await page.getByRole('button', { name: copy.list.snap }).click();
  const picture = await page.screenshot();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: snap.photo(1) })).toBeVisible();
  await page.getByRole('button', { name: send.send }).click();
  await expect(page.getByText(send.nameRefused)).toBeVisible();
  await page.getByLabel(send.name).fill('Bola');
  await page.getByLabel(send.phone).fill(phone);
  await page.getByRole('button', { name: send.send }).click();
  await expect(page.getByRole('heading', { name: card.states.waiting })).toBeVisible();
  await expect(page.getByRole('img', { name: card.photo(1) })).toBeVisible();

  await inDatabase(product, async (place) => giveUpOn(place, await requestOf(product, phone)));
  const held = await page.evaluate(() => localStorage.getItem('list-request-keys'));
  const [{ id, token }] = JSON.parse(held ?? '[]');
  const other = await browser.newContext({ baseURL: product.url });
  const elsewhere = await other.newPage();
  await elsewhere.goto(`/order#${id}.${token}`);
  await expect(elsewhere.getByRole('heading', { name: card.states.unreadable })).toBeVisible();
  await expect(elsewhere.getByText(card.why['cannot-hear'])).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/order$/);
  await elsewhere.getByRole('button', { name: card.close, exact: true }).click();
  await elsewhere.reload();
  await expect(elsewhere.getByLabel(copy.list.label)).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: card.states.unreadable })).toHaveCount(0);
  await other.close();

  // An app that is open already, with an order that is complete.
  const third = await browser.newContext({ baseURL: product.url });
  const open = await third.newPage();
  await open.goto('/order');
  await writeOrder(open, { list: '2 mudu garri', phone });
  await open.evaluate((hash) => window.location.assign(hash), `#${id}.${token}`);
  await expect(open.getByRole('heading', { name: card.states.unreadable })).toBeInViewport();
  await expect(open.getByLabel(copy.list.label)).toBeVisible();
  await third.close();
});

test('on a phone what was opened, what is wrong and where a list went is in sight', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/order');
  await page.getByRole('button', { name: copy.list.voice }).click();
  await expect(page.getByRole('button', { name: talk.start })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: talk.start }).click();
  await expect(page.getByRole('timer')).toContainText('58');
  await page.getByRole('button', { name: talk.stop }).click();
  await expect.poll(() => standsAboveBar(page.getByRole('button', { name: send.send }))).toBe(true);
  await expect(page.getByLabel(talk.listen)).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: talk.again }).click();
  await page.getByRole('button', { name: copy.list.snap }).click();
  const picture = await page.screenshot();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: send.send }).click();
  await expect(page.getByLabel(send.name)).toBeFocused();
  await page.getByLabel(send.name).fill('Bola');
  await page.getByLabel(send.phone).fill(someonesPhone());
  await context.setOffline(true);
  await page.getByRole('button', { name: send.send }).click();
  await expect(page.getByText(card.onPhone)).toBeInViewport();
  await context.close();
});

test('a microphone that was refused is explained, and the list can still be written', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, permissions: [] });
  const page = await context.newPage();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/order');
  await page.getByRole('button', { name: copy.list.voice }).click();
  await page.getByRole('button', { name: talk.start }).click();
  await expect(page.getByText(talk.denied)).toBeVisible();
  await page.getByRole('button', { name: send.cancel }).click();
  await expect(page.getByLabel(copy.list.label)).toBeVisible();
  await context.close();
});

test('going on to the next part asks first whether a note that was not sent may go', async ({ page }) => {
  await page.goto('/order');
  await page.getByRole('button', { name: copy.list.voice }).click();
  await page.getByRole('button', { name: talk.start }).click();
  await expect(page.getByRole('timer')).toContainText('58');
  await page.getByRole('button', { name: talk.stop }).click();
  await expect(page.getByLabel(talk.listen)).toBeVisible();
  await page.getByLabel(copy.list.label).fill('2 mudu garri at 3000');
  await nextButton(page).click();
  const question = page.getByRole('dialog', { name: talk.dropTitle });
  await question.getByRole('button', { name: talk.keep }).click();
  await expect(page.getByLabel(talk.listen)).toBeVisible();
  await nextButton(page).click();
  await question.getByRole('button', { name: talk.drop }).click();
  await expect(page.getByRole('heading', { name: copy.market.title })).toBeVisible();
});

test('a notice about a list opens the page with that list in sight, for its account alone', async ({
  page,
  context,
  browser,
  product,
}) => {
  const ada = product.openDevice();
  const account = { username: `ada of the list ${randomUUID().slice(0, 8)}`, password: 'yam and red oil' };
  answered(await ada.call(signUp, account));
  const sent = [];
  for (let lists = 0; lists < 3; lists += 1) sent.push(await sendVoice(ada));
  const [first] = sent;
  if (first === undefined) throw new Error('nothing was sent');
  await inDatabase(product, (place) => giveUpOn(place, first.request.id));
  const link = paths.orderOfRequest(first.request.id);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(link);
  await expect(page.getByText(card.signInTitle)).toBeVisible();
  await expect(page.getByText(card.states.unreadable)).toHaveCount(0);
  await page.getByRole('link', { name: card.signIn, exact: true }).click();
  await expect(page).toHaveURL(signInAddress(link));
  await sitDown(context, product, ada);
  await page.goto(link);
  const unreadable = page.getByRole('region', { name: card.states.unreadable });
  await expect(unreadable).toBeInViewport();
  await expect(unreadable.locator('..')).toBeFocused();
  await expect(page).toHaveURL('/order');
  await expect(page.getByLabel(copy.list.label)).toHaveValue('');

  const other = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const bola = product.openDevice();
  answered(await bola.call(signUp, { ...account, username: `bola of no list ${randomUUID().slice(0, 8)}` }));
  await sitDown(other, product, bola);
  const theirs = await other.newPage();
  await theirs.goto(link);
  await expect(theirs).toHaveURL('/order');
  await expect(theirs.getByText(card.states.unreadable)).toHaveCount(0);
  await other.close();
});
