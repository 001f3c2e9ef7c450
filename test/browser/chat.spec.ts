import { expect, type Browser, type BrowserContext } from '@playwright/test';
import { agentCopy } from '#contract/copy/agent.ts';
import { openTalkCopy } from '#contract/copy/chat/open.ts';
import { talkCopy } from '#contract/copy/chat-talk.ts';
import { moveOrder } from '#contract/orders/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { agentWithMoney, shoppedOrder } from './agent-at-work.ts';
import { carry, snap } from './agent-phone.ts';
import { talkByLink, talkOn } from './at-a-talk.ts';
import { test, type Product } from './product.ts';
import { troubles } from './troubles.ts';

const phone = { width: 360, height: 740 };
const words = talkCopy.pcm;
const { state } = words;

/** Two phones: the agent's at the market, and the one that holds the order's link. */
async function twoPhones(browser: Browser, product: Product) {
  const order = await shoppedOrder(product);
  const at = async (): Promise<BrowserContext> =>
    browser.newContext({
      baseURL: product.url,
      viewport: phone,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      extraHTTPHeaders: { 'x-forwarded-for': product.nextAddress() },
    });
  const [home, market] = [await at(), await at()];
  const page = await carry(market, order.agent.client, product);
  const [firstName = ''] = order.placed.order.customer.name.split(' ');
  await page.goto(paths.agentRun);
  await page.getByRole('button', { name: openTalkCopy.pcm.customer(firstName) }).click();
  const agent = talkOn(page);
  await expect(agent.log).toBeVisible();
  const customer = await talkByLink(home, order.placed);
  return {
    ...order,
    home,
    market,
    customer,
    agent,
    close: () => Promise.all([home.close(), market.close()]),
  };
}

test('two people talk while the network of each is cut in turns: every message comes once, in its order, and its writer sees how far it is', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const { home, market, customer, agent, close } = await twoPhones(browser, product);
  await expect(customer.panel.getByRole('heading', { name: words.empty.agentTitle })).toBeVisible();

  await customer.say('Abeg buy ripe plantain.');
  await expect(agent.message('Abeg buy ripe plantain.')).toBeVisible();
  await expect(customer.message('Abeg buy ripe plantain.').getByText(state.read)).toBeVisible();
  expect(await troubles(customer.page)).toEqual([]);
  expect(await troubles(agent.page)).toEqual([]);

  // The customer's network goes; the agent writes on and does not know it.
  await home.setOffline(true);
  await expect(customer.panel.getByText(words.offline)).toBeVisible();
  for (const text of ['Di big one too?', 'And onion?']) await customer.say(text);
  await expect(customer.message('And onion?').getByText(state.waiting)).toBeVisible();
  await agent.say('I don see am.');
  await agent.say('E dey ₦800.');
  await expect(agent.message('E dey ₦800.').getByText(state.sent)).toBeVisible();
  await home.setOffline(false);
  await expect(customer.message('And onion?').getByText(state.read)).toBeVisible();
  await expect(agent.message('E dey ₦800.').getByText(state.read)).toBeVisible();

  // Now the agent's, and this phone is even loaded anew in between.
  await market.setOffline(true);
  await agent.say('Market full well well.');
  await agent.say('I dey come.');
  await customer.say('No wahala.');
  await market.setOffline(false);
  await expect(agent.message('No wahala.')).toBeVisible();
  await expect(customer.message('I dey come.')).toBeVisible();

  const said = await customer.said();
  expect(said.toSorted()).toEqual(
    [
      'Abeg buy ripe plantain.',
      'Di big one too?',
      'And onion?',
      'I don see am.',
      'E dey ₦800.',
      'Market full well well.',
      'I dey come.',
      'No wahala.',
    ].toSorted(),
  );
  const inOrder = (texts: string[]) => said.filter((text) => texts.includes(text));
  expect(inOrder(['Di big one too?', 'And onion?'])).toEqual(['Di big one too?', 'And onion?']);
  expect(inOrder(['Market full well well.', 'I dey come.'])).toEqual([
    'Market full well well.',
    'I dey come.',
  ]);
  await expect.poll(agent.said).toEqual(said);
  await close();
});
