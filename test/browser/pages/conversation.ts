import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { openTalkCopy } from '#contract/copy/chat/open.ts';
import { paths } from '#contract/paths.ts';
import type { Client } from '#test/client.ts';
import type { Placed } from '#test/factories/orders.ts';
import { shoppedOrder } from '../set-up/working-agent.ts';
import { carry } from './agent-run.ts';
import type { Product } from '../set-up/product.ts';

const copy = talkCopy.pcm;

/** A conversation that is open on a page, as a person handles it. */
export interface TalkOnScreen {
  page: Page;
  panel: Locator;
  log: Locator;
  /** Writes a message and sends it. */
  say: (text: string) => Promise<void>;
  message: (text: string) => Locator;
  /** Everything that was said, in its order, without its times. */
  messages: () => Promise<string[]>;
}

export function talkOn(page: Page): TalkOnScreen {
  const panel = page.getByRole('dialog').filter({ has: page.locator('.talk') });
  const log = panel.getByRole('log', { name: copy.list.label });
  return {
    page,
    panel,
    log,
    say: async (text) => {
      await panel.getByRole('textbox', { name: copy.write.label }).fill(text);
      await panel.getByRole('button', { name: copy.write.send, exact: true }).click();
      await expect(log.getByText(text, { exact: true })).toBeVisible();
    },
    message: (text) => log.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) }),
    messages: () => log.locator('.bubble > p.whitespace-pre-wrap').allTextContents(),
  };
}

/** The customer opens their order by its link, and the conversation on it. */
export async function talkByLink(context: BrowserContext, { code, token }: Placed): Promise<TalkOnScreen> {
  const page = await context.newPage();
  await page.goto(paths.orderLink(code, token));
  await page.getByRole('button', { name: openTalkCopy.pcm.order }).click();
  const talk = talkOn(page);
  await expect(talk.log).toBeVisible();
  return talk;
}

export interface TwoPhones {
  order: Awaited<ReturnType<typeof shoppedOrder>>;
  /** The device that holds the order's link, and the agent's at the market. */
  home: BrowserContext;
  market: BrowserContext;
  customer: TalkOnScreen;
  agent: TalkOnScreen;
  close: () => Promise<void>;
}

/** A guest and the agent who shops for them, each with the conversation open. */
export async function twoPhones(browser: Browser, product: Product): Promise<TwoPhones> {
  const order = await shoppedOrder(product);
  const [home, market] = [await aPhone(browser, product), await aPhone(browser, product)];
  const agent = await talkInRun(market, product, order.agent.client);
  const customer = await talkByLink(home, order.placed);
  const close = async () => {
    await home.close();
    await market.close();
  };
  return { order, home, market, customer, agent, close };
}

/** An agent with one order in the run opens the talk with its customer. */
export async function talkInRun(
  context: BrowserContext,
  product: Product,
  client: Client,
): Promise<TalkOnScreen> {
  const page = await carry(context, client, product);
  await page.goto(paths.agentRun);
  await page.getByRole('button', { name: openTalkCopy.pcm.customer('') }).click();
  const talk = talkOn(page);
  await expect(talk.log).toBeVisible();
  return talk;
}

export function aPhone(browser: Browser, product: Product): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    // The colours are judged once it has faded in.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': product.nextAddress() },
  });
}
