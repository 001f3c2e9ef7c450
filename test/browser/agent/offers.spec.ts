import { expect, type Page } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { appCopy } from '#contract/copy/app.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { goOffline } from '#contract/agents/endpoints.ts';
import { acceptOffer, listOffers } from '#contract/dispatch/endpoints.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { setAll } from '#test/factories/settings.ts';
import { clearMarket } from '../set-up/clear-market.ts';
import { sitDown } from '../set-up/session.ts';
import { agentWithMoney, standsAt } from '../set-up/working-agent.ts';
import { carry, snap } from '../pages/agent-run.ts';
import { orderedNow } from '../set-up/order-to-buy-now.ts';
import { test, type Product } from '../set-up/product.ts';

test.use({ viewport: { width: 360, height: 740 } });

const { apply, frame, home, offers, run } = agentCopy.pcm;
const { shell, errors } = await loadPublicCopy('pcm');
const atUtako = { latitude: 9.0665, longitude: 7.4415 };

/** The market that every agent of these stories knows. */
async function theirMarket(product: Product) {
  const [market] = answered(await product.openDevice().call(listMarkets, {}));
  if (market === undefined) throw new Error('there is no market');
  return market;
}

test('an agent goes online at a market, hears of an offer, takes it, and finds the list under the run', async ({
  context,
  product,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(atUtako);
  const agent = await agentWithMoney(product);
  const { id: marketId } = await theirMarket(product);
  await clearMarket(product, marketId);
  const page = await carry(context, agent.client, product);
  await page.goto(paths.dashboard);
  await expect(page.getByRole('banner').getByText(frame.offline, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: home.goOnline }).click();
  await expect(page.getByText(frame.sharing)).toBeVisible();

  const owner = product.device('godmode');
  await setAll(owner, { agent_per_item: '2000' });
  await orderedNow(product, { marketId });
  await setAll(owner, { agent_per_item: '0' });
  const offer = page.getByRole('dialog', { name: offers.title });
  await expect(offer.getByText(/\d+ s remain/)).toBeVisible();
  // The terms are those of its placing: what is sure and why, and what each of two items adds.
  await expect(offer.getByText(offers.pay.because('₦120', offers.pay.share(80, '₦150')))).toBeVisible();
  await expect(offer.getByText(offers.pay.perItem('₦20', '₦40'))).toBeVisible();
  await expect(offer.getByText(/Gwarinpa · \d/)).toBeVisible();
  await offer.getByRole('button', { name: offers.accept }).click();
  await expect(page.getByText(offers.taken, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: home.toRun }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'garri' })).toBeVisible();
  await expect(page.getByRole('button', { name: run.next.startShopping })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${run.more.open}`) }).click();
  await page.getByRole('button', { name: run.more.giveUp }).click();
  await page.getByText(run.more.reasons.vehicle).click();
  await page.getByRole('button', { name: run.more.confirm.giveUp }).click();
  await expect(page.getByRole('heading', { name: run.emptyTitle })).toBeVisible();
  // The screen is ahead of the server.
  await expect(page.getByText(frame.sent, { exact: true })).toBeVisible();
  // The next order is for the agent of the next story.
  answered(await agent.client.call(goOffline, {}));
});

/** Elements that answer a touch at the middle and near the four corners of this button. */
async function touchedAt(page: Page, name: string): Promise<Set<string>> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  if (box === null) throw new Error(`${name} is not on the screen`);
  const touched = new Set<string>();
  for (const across of [0.1, 0.5, 0.9])
    for (const down of [0.15, 0.5, 0.85]) {
      const at = { x: box.x + box.width * across, y: box.y + box.height * down };
      touched.add(
        await page.evaluate(
          ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent ?? 'something else',
          at,
        ),
      );
    }
  return touched;
}

test('an offer reaches an agent on a page of customers, over the invitation to install, and is taken under the thumb', async ({
  context,
  product,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(atUtako);
  const agent = await agentWithMoney(product);
  const { id: marketId } = await theirMarket(product);
  await clearMarket(product, marketId);
  await standsAt(agent, atUtako);
  await sitDown(context, product, agent.client);
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 616 });
  // An order came to a door on this phone before: from then on it is invited to install.
  await page.addInitScript(() => localStorage.setItem('order-brought', 'true'));
  await page.goto(paths.myOrders);
  await expect(page.getByRole('region', { name: appCopy.pcm.install.label })).toBeVisible();
  await orderedNow(product, { marketId });
  const offer = page.getByRole('dialog', { name: offers.title });
  await expect(offer).toBeVisible();
  await expect.poll(() => touchedAt(page, offers.accept)).toEqual(new Set([offers.accept]));
  const box = await offer.getByRole('button', { name: offers.accept }).boundingBox();
  expect(box?.y).toBeGreaterThan(616 * 0.7);
  // Put aside it stays one touch away, wherever the agent is.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: new RegExp(`^${offers.ring}`) }).click();
  await offer.getByRole('button', { name: offers.accept }).click();
  await expect(page.getByText(offers.taken, { exact: true })).toBeVisible();
});

test('an agent whose answers to an offer do not get through is told so once, and that it is over when another phone took it', async ({
  context,
  product,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(atUtako);
  const agent = await agentWithMoney(product);
  const { id: marketId } = await theirMarket(product);
  await clearMarket(product, marketId);
  const page = await carry(context, agent.client, product);
  await page.goto(paths.dashboard);
  await page.getByRole('button', { name: home.goOnline }).click();
  await orderedNow(product, { marketId });
  const offer = page.getByRole('dialog', { name: offers.title });
  await expect(offer).toBeVisible();
  await context.setOffline(true);
  await offer.getByRole('button', { name: offers.accept }).click();
  await expect(offer.getByText(errors.noNetwork)).toHaveCount(1);
  await offer.getByRole('button', { name: offers.decline, exact: true }).click();
  await expect(offer.getByText(errors.noNetwork)).toHaveCount(0);
  await offer.getByRole('button', { name: offers.declineReasons['too-far'] }).click();
  await expect(offer.getByText(errors.noNetwork)).toHaveCount(1);
  // This phone hears of nothing for a moment, neither asked nor told; the other one is quicker.
  await page.route(/\/api\/(agent\/offers|events)(\?|$)/, (route) => route.abort());
  await context.setOffline(false);
  const [open] = answered(await agent.client.call(listOffers, {})).offers;
  if (open === undefined) throw new Error('the offer is gone already');
  answered(await agent.client.call(acceptOffer, { clientRequestId: crypto.randomUUID(), offerId: open.id }));
  await offer.getByRole('button', { name: offers.accept }).click();
  await expect(offer.getByText(offers.lost, { exact: true })).toBeVisible();
});

test('an applicant sends two photos, the draft survives a reload, and then the page shows the state', async ({
  context,
  product,
}) => {
  const fresh = product.openDevice();
  answered(await fresh.call(signUp, { username: 'new runner', password: 'yam and red oil' }));
  const page = await carry(context, fresh, product);
  await page.goto(paths.markets);
  await page.getByRole('contentinfo').getByRole('link', { name: shell.workWithUs }).click();
  await page.getByRole('button', { name: apply.send, exact: true }).click();
  await expect(page.getByText(apply.nameRefused)).toBeVisible();
  await expect(page.getByLabel(apply.name)).toBeFocused();
  await page.getByLabel(apply.name).fill('Hauwa Sani');
  await page.getByLabel(apply.phone).fill('0803 999 1234');
  await page.getByText((await theirMarket(product)).name).click();
  await page.reload();
  await expect(page.getByLabel(apply.name)).toHaveValue('Hauwa Sani');
  for (const label of [apply.photo, apply.idPhoto]) await snap(page, page.getByLabel(label));
  await expect(page.getByText(agentCopy.pcm.photo.there)).toHaveCount(2);
  await page.getByRole('button', { name: apply.send, exact: true }).click();
  await expect(page.getByRole('heading', { name: apply.states.applied })).toBeInViewport({ ratio: 1 });
});
