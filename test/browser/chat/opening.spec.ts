import { expect, type Route } from '@playwright/test';
import { openTalkCopy } from '#contract/copy/chat/open.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { shoppedOrder } from '../set-up/working-agent.ts';
import { aPhone, talkByLink, talkOn } from '../pages/conversation.ts';
import { test } from '../set-up/product.ts';

const copy = trackingCopy.pcm;

test('a customer whose finger is on the door to the conversation while the rest of the page comes in gets it opened', async ({
  browser,
  product,
}) => {
  const { placed } = await shoppedOrder(product);
  const home = await aPhone(browser, product);
  const page = await home.newPage();
  const pressed = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    await pressed.promise;
    await route.continue();
  };
  await page.route('**/carrier', wait);
  await page.route('**/api/events?*', wait);
  await page.goto(paths.orderLink(placed.code, placed.token));
  const door = page.getByRole('button', { name: openTalkCopy.pcm.order });
  await door.hover();
  await page.mouse.down();
  const place = await door.boundingBox();
  pressed.resolve();
  await expect(page.getByRole('region', { name: copy.carrier.title })).toBeVisible();
  await expect(page.getByText(copy.freshness.live, { exact: true })).toBeVisible();
  expect(await door.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(talkOn(page).log).toBeVisible();
  await home.close();
});

test('a customer opens the conversation although the network loses its code once', async ({
  browser,
  product,
}) => {
  const { placed } = await shoppedOrder(product);
  const home = await aPhone(browser, product);
  let lost = 0;
  const lose = async (route: Route) => {
    lost += 1;
    await route.abort('connectionreset');
  };
  await home.route('**/assets/sheet-content-*.js', lose, { times: 1 });
  await talkByLink(home, placed);
  expect(lost).toBe(1);
  await home.close();
});
