import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { agentCopy } from '#contract/copy/agent.ts';
import { asKobo } from '#contract/kobo.ts';
import { moveOrder } from '#contract/orders/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { lineOf, type Placed } from '#test/factories/orders.ts';
import { inFull, say, seenBy, wrongPin } from '#test/factories/run.ts';
import { cachedByWorker, ownReplyCached } from '../pages/cached.ts';
import { allSent, carry, openLine, snap, typeAmount } from '../pages/agent-run.ts';
import { shoppedOrder } from '../set-up/working-agent.ts';
import { test, type Product } from '../set-up/product.ts';

test.use({ viewport: { width: 360, height: 616 }, serviceWorkers: 'allow' });

const { run: copy, door, frame, photo } = agentCopy.pcm;

const list = [
  lineOf('garri', { capKobo: asKobo(200_000) }),
  lineOf('pepper', { capKobo: asKobo(50_000), priceRule: 'ask-me-first' }),
  lineOf('yam', { capKobo: asKobo(100_000) }),
];

/** The phone lets go of the page, as it does for the camera, and the agent opens it again. */
async function killed(page: Page): Promise<Page> {
  const context = page.context();
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

/** So many photos are in the device's own database. */
async function photosStored(page: Page, count: number): Promise<void> {
  const stored = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('marketwaka');
          opening.addEventListener('success', () => {
            const counting = opening.result.transaction('pictures').objectStore('pictures').count();
            counting.addEventListener('success', () => {
              opening.result.close();
              resolve(counting.result);
            });
          });
        }),
    );
  await expect.poll(stored).toBe(count);
}

async function officeCancels(product: Product, { placed, version }: { placed: Placed; version: number }) {
  const move = { code: placed.code, action: 'cancel', version, reason: 'Rain', agentId: null } as const;
  answered(await product.device('godmode').call(moveOrder, { clientRequestId: randomUUID(), ...move }));
}

test(
  'through a whole shift the network is cut and the tab killed in each sheet, an order is cancelled and a question answered meanwhile, and nothing is lost or hidden',
  { tag: '@full' },
  async ({ context, product }) => {
    test.slow();
    const { placed, customer, agent } = await shoppedOrder(product, { items: list });
    const onions = [lineOf('onion', { capKobo: asKobo(50_000) })];
    const other = await shoppedOrder(product, { items: onions }, product.openDevice(), agent);
    let page = await carry(context, agent.client, product);
    await page.addInitScript(() => {
      const ask = navigator.wakeLock.request.bind(navigator.wakeLock);
      navigator.wakeLock.request = (type) => {
        document.documentElement.dataset['awake'] = type;
        return ask(type);
      };
    });
    const opened = await page.goto(paths.agentRun);
    // A browser without a screen says no; the product asks, and its own policy lets it.
    await expect(page.locator('html')).toHaveAttribute('data-awake', 'screen');
    expect(opened?.headers()['permissions-policy']).toContain('screen-wake-lock=(self)');
    // The door's screen is on the phone from here on.
    await page.goto(paths.agentDoor(placed.code));
    await expect(page.getByRole('main').getByRole('link', { name: door.back })).toBeVisible();
    await page.goto(paths.agentRun);
    await cachedByWorker(page);
    await ownReplyCached(page, '/api/auth/me');

    // Half a price and a photo.
    const buying = { name: copy.buy.title('garri') };
    await (await openLine(page, 'garri')).getByRole('button', { name: copy.item.found }).click();
    await page.setViewportSize({ width: 360, height: 560 });
    const sheet = page.getByRole('dialog', buying);
    for (const seen of [
      sheet.getByRole('heading', buying),
      sheet.getByLabel(copy.buy.paid),
      sheet.getByRole('button', { name: copy.buy.limit('₦2,000') }),
      sheet.getByRole('button', { name: '0', exact: true }),
      sheet.getByRole('button', { name: copy.buy.bought('₦0') }),
    ])
      await expect(seen).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 616 });
    await typeAmount(page, '18');
    await snap(page);
    await photosStored(page, 1);
    page = await killed(page);
    await expect(page.getByRole('dialog', buying).getByLabel(copy.buy.paid)).toHaveValue('18');
    await expect(page.getByRole('img', { name: photo.of(copy.buy.photoOptional) })).toBeVisible();
    await context.setOffline(true);
    await typeAmount(page, '00');
    await page.getByRole('button', { name: copy.buy.bought('₦1,800') }).click();
    await expect(page.getByText(frame.waits(1))).toBeVisible();

    // A question, typed and sent without network.
    await (await openLine(page, 'pepper')).getByRole('button', { name: copy.item.price }).click();
    await typeAmount(page, '700');
    await snap(page);
    // A title of two lines, and why it is to be asked: no key goes below the edge.
    await page.setViewportSize({ width: 360, height: 560 });
    const asking = page.getByRole('dialog', { name: copy.buy.askTitle('pepper') });
    await expect(asking.getByText(copy.buy.because['above-cap']('₦500'))).toBeInViewport({ ratio: 1 });
    await expect(asking.getByRole('button', { name: '0', exact: true })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 616 });
    await photosStored(page, 2);
    page = await killed(page);
    await expect(page.getByText(frame.waits(1))).toBeVisible();
    await page.getByRole('button', { name: copy.buy.ask('₦700') }).click();
    await expect(page.getByText(frame.waits(2))).toBeVisible();
    await context.setOffline(false);
    await allSent(page);

    // While something else is offered, the answer comes and the other order goes.
    const replacing = { name: copy.replace.title('yam') };
    await (await openLine(page, 'yam')).getByRole('button', { name: copy.item.replace }).click();
    await page.getByLabel(copy.replace.name).fill('water yam');
    await typeAmount(page, '90');
    answered(await say(customer, placed, true));
    await officeCancels(product, { ...other, version: (await seenBy(other.customer, other.placed)).version });
    const answers = [copy.answers.yes('pepper'), copy.answers.gone(`B · ${other.placed.code}`)];
    for (const word of answers)
      await expect(page.getByRole('dialog', replacing).getByText(word, { exact: true })).toBeVisible();
    await page.getByRole('dialog', replacing).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    for (const word of answers)
      await expect(page.getByRole('dialog', replacing).getByText(word, { exact: true })).toBeInViewport({
        ratio: 1,
      });
    page = await killed(page);
    for (const word of answers)
      await expect(page.getByRole('dialog', replacing).getByText(word, { exact: true })).toBeVisible();
    await page.getByRole('dialog', replacing).getByRole('button', { name: copy.answers.seen }).click();
    await expect(page.getByLabel(copy.replace.name)).toHaveValue('water yam');
    await typeAmount(page, '0');
    await snap(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: copy.buy.ask('₦900') }).click();
    await expect(page.getByText(frame.waits(1))).toBeVisible();
    await context.setOffline(false);
    await allSent(page);
    answered(await say(customer, placed, false));
    await expect(page.getByText(copy.answers.no('yam'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: copy.answers.seen }).click();

    // The reason for a missing receipt.
    await page.getByRole('button', { name: copy.next.pickUp }).click();
    await page.getByText(copy.pickUp.waive, { exact: true }).click();
    await page.getByText(copy.pickUp.waiveReasons.other, { exact: true }).click();
    await page.getByLabel(copy.pickUp.waiveOther).fill('Rain wet am');
    await context.setOffline(true);
    page = await killed(page);
    await expect(page.getByLabel(copy.pickUp.waiveOther)).toHaveValue('Rain wet am');
    await page.getByRole('button', { name: copy.pickUp.confirm('₦2,700') }).click();
    await page.getByRole('button', { name: copy.next.setOff }).click();
    await page.getByRole('link', { name: copy.next.toDoor }).click();
    await page.getByRole('button', { name: door.arrive, exact: true }).click();
    await expect(page.getByRole('img', { name: copy.item.bag('A') })).toBeVisible();

    // The money, and a PIN that is wrong before it is right.
    const keys = page.getByRole('group', { name: copy.buy.keypad });
    for (const key of ['3', '000']) await keys.getByRole('button', { name: key, exact: true }).click();
    page = await killed(page);
    await expect(page.getByLabel(door.taken)).toHaveValue('3,000');
    await context.setOffline(false);
    await allSent(page);
    const { pin } = await inFull(customer, placed);
    await page.getByLabel(door.pin).fill(wrongPin(pin));
    await page.getByRole('button', { name: door.deliver, exact: true }).click();
    await expect(page.getByText(door.pinWrong(4))).toBeInViewport();
    page = await killed(page);
    await expect(page.getByText(door.pinWrong(4))).toBeVisible();
    await allSent(page);
    await context.setOffline(true);
    await page.getByLabel(door.pin).fill(pin);
    await expect(page.getByText(door.pinOffline)).toBeVisible();
    await page.getByRole('button', { name: door.deliver, exact: true }).click();
    await expect(page.getByRole('heading', { name: door.delivered })).toBeVisible();
    await context.setOffline(false);
    await allSent(page);
    const seen = await seenBy(customer, placed);
    expect([seen.status, seen.billKobo, seen.bag]).toEqual(['delivered', 270_000, 'A']);
    expect(seen.items.map(({ status }) => status)).toEqual(['found', 'found', 'unavailable']);
  },
);
