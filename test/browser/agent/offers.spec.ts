import { expect } from '@playwright/test';
import { signUp } from '#contract/accounts/endpoints.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { acceptOffer, listOffers } from '#contract/dispatch/endpoints.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { agentWithMoney } from '../set-up/working-agent.ts';
import { carry, snap } from '../pages/agent-run.ts';
import { orderedNow } from '../set-up/order-to-buy-now.ts';
import { test, type Product } from '../set-up/product.ts';

test.use({ viewport: { width: 360, height: 740 } });

const { apply, frame, home, offers, run } = agentCopy.pcm;
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
  const page = await carry(context, agent.client, product);
  await page.goto(paths.dashboard);
  await expect(page.getByRole('banner').getByText(frame.offline, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: home.goOnline }).click();
  await expect(page.getByText(frame.sharing)).toBeVisible();

  const { id: marketId } = await theirMarket(product);
  await orderedNow(product, { marketId });
  const offer = page.getByRole('region', { name: offers.title });
  await expect(offer.getByText(/\d+ s remain/)).toBeVisible();
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
});

test('an agent whose phone shows an offer that another phone of theirs took is told that it is over', async ({
  context,
  product,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(atUtako);
  const agent = await agentWithMoney(product);
  const page = await carry(context, agent.client, product);
  await page.goto(paths.dashboard);
  await page.getByRole('button', { name: home.goOnline }).click();
  const { id: marketId } = await theirMarket(product);
  await orderedNow(product, { marketId });
  const offer = page.getByRole('region', { name: offers.title });
  await expect(offer).toBeVisible();
  // This phone hears of nothing for a moment; the other one is quicker.
  await page.route('**/api/agent/offers', (route) => route.abort());
  const [open] = answered(await agent.client.call(listOffers, {})).offers;
  if (open === undefined) throw new Error('the offer is gone already');
  answered(await agent.client.call(acceptOffer, { clientRequestId: crypto.randomUUID(), offerId: open.id }));
  await offer.getByRole('button', { name: offers.accept }).click();
  await expect(page.getByText(offers.lost, { exact: true })).toBeVisible();
});

test('somebody applies with two photos, the draft outlives a reload, and then the page says how it stands', async ({
  context,
  product,
}) => {
  const fresh = product.openDevice();
  answered(await fresh.call(signUp, { username: 'new runner', password: 'yam and red oil' }));
  const page = await carry(context, fresh, product);
  await page.goto(paths.agentApply);
  await page.getByRole('button', { name: apply.send, exact: true }).click();
  await expect(page.getByText(apply.nameRefused)).toBeVisible();
  await page.getByLabel(apply.name).fill('Hauwa Sani');
  await page.getByLabel(apply.phone).fill('0803 999 1234');
  await page.getByText((await theirMarket(product)).name).click();
  await page.reload();
  await expect(page.getByLabel(apply.name)).toHaveValue('Hauwa Sani');
  for (const label of [apply.photo, apply.idPhoto]) await snap(page, page.getByLabel(label));
  await expect(page.getByText(agentCopy.pcm.photo.there)).toHaveCount(2);
  await page.getByRole('button', { name: apply.send, exact: true }).click();
  await expect(page.getByRole('heading', { name: apply.states.applied })).toBeVisible();
});
