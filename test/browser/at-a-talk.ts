import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { talkCopy } from '#contract/copy/chat-talk.ts';
import { openTalkCopy } from '#contract/copy/chat/open.ts';
import { paths } from '#contract/paths.ts';
import type { Placed } from '#test/factories-orders.ts';

const words = talkCopy.pcm;

/** A conversation that is open on a page, as a person handles it. */
export interface TalkOnScreen {
  page: Page;
  panel: Locator;
  log: Locator;
  /** Writes a message and sends it. */
  say: (text: string) => Promise<void>;
  message: (text: string) => Locator;
  /** Everything that was said, in its order, without its times. */
  said: () => Promise<string[]>;
}

export function talkOn(page: Page): TalkOnScreen {
  const panel = page.getByRole('dialog').filter({ has: page.locator('.talk') });
  const log = panel.getByRole('log', { name: words.list.label });
  return {
    page,
    panel,
    log,
    say: async (text) => {
      await panel.getByRole('textbox', { name: words.write.label }).fill(text);
      await panel.getByRole('button', { name: words.write.send, exact: true }).click();
      await expect(log.getByText(text, { exact: true })).toBeVisible();
    },
    message: (text) => log.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) }),
    said: () => log.locator('.bubble > p.whitespace-pre-wrap').allTextContents(),
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

/** Without network, and back: what is on its way is cut off too. */
export async function cut(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

export async function mend(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
}
