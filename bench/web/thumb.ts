import type { Browser, Locator, Page } from '@playwright/test';

/** A cheap phone beside a machine like the one that measures. */
export const slowdown = 4;
export const screen = { width: 360, height: 740 } as const;

/** One touch or one key, and how long until what it did was painted, by the browser's own account. */
export interface Felt {
  what: string;
  ms: number;
  /** Parts of it: before any of our code ran, our code, and painting. */
  parts: { waited: number; worked: number; painted: number };
}

/** A finger on a page of a slow phone. */
export interface Thumb {
  page: Page;
  tap: (what: string, on: Locator) => Promise<void>;
  type: (what: string, text: string) => Promise<void>;
  felt: Felt[];
}

interface Interaction {
  id: number;
  ms: number;
  waited: number;
  worked: number;
}

declare global {
  var interactions: Interaction[];
  var presses: number;
}

export interface Carried {
  url: string;
  cookies: ReadonlyMap<string, string>;
}

/** A phone of its own, with this person's session on it. */
export async function openThumb(browser: Browser, { url, cookies }: Carried): Promise<Thumb> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: screen,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  await page.addInitScript(listenForInteractions);
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const felt: Felt[] = [];
  return {
    page,
    felt,
    tap: async (what, on) => {
      await on.waitFor();
      // Clear of what stands at the foot of a screen or a sheet.
      await on.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await untilQuiet(page);
      const box = await on.boundingBox();
      if (box === null) throw new Error(`${what}: nothing to tap`);
      const { pressed } = await after(page, what, felt, () =>
        page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2),
      );
      if (pressed === 0) throw new Error(`${what}: the tap met nothing`);
    },
    type: async (what, text) => {
      for (const key of text) {
        await untilQuiet(page);
        await after(page, what, felt, () => page.keyboard.press(key === '\n' ? 'Enter' : key));
      }
    },
  };
}

/** Collects what the browser reports of each interaction; what took less than a frame it leaves out. */
function listenForInteractions(): void {
  globalThis.interactions = [];
  globalThis.presses = 0;
  addEventListener('pointerup', () => (globalThis.presses += 1), { capture: true });
  // Event Timing's own option, which TypeScript does not know.
  const wanted: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      globalThis.interactions.push({
        id: entry.interactionId,
        ms: entry.duration,
        waited: entry.processingStart - entry.startTime,
        worked: entry.processingEnd - entry.processingStart,
      });
    }
  }).observe(wanted);
}

const leastMs = 16;

async function after(page: Page, what: string, felt: Felt[], act: () => Promise<void>) {
  await page.evaluate(() => {
    globalThis.interactions = [];
    globalThis.presses = 0;
  });
  await act();
  await untilQuiet(page);
  const { interactions, pressed } = await page.evaluate(() => ({
    interactions: globalThis.interactions,
    pressed: globalThis.presses,
  }));
  const [longest] = interactions.toSorted((one, other) => other.ms - one.ms);
  const { ms, waited, worked } = longest ?? { ms: leastMs, waited: 0, worked: 0 };
  felt.push({ what, ms, parts: { waited, worked, painted: Math.max(0, ms - waited - worked) } });
  return { pressed };
}

/** Until the page has painted and has nothing at hand: a person taps what they see, not what is still coming. */
async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          setTimeout(() => requestIdleCallback(() => setTimeout(resolve, 60), { timeout: 1500 })),
        ),
      ),
  );
}
