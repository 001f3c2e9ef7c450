import type { BrowserContext, Page } from '@playwright/test';

/** What a screen is for, as the finger finds it: a control, and how one sees that it answered. */
export interface Control {
  path: string;
  /** CSS of the control. */
  main: string;
  /** CSS of what is there once it has answered. */
  answered: string;
}

export interface Reopened {
  /** Seconds from the start of the navigation until the control stood on the screen. */
  thereS: number;
  /** The same until what it answered with was painted. */
  usableS: number;
}

interface Watch {
  main: string;
  answered: string;
}

declare global {
  var thereAt: number | undefined;
  var answeredAt: number | undefined;
}

/** Opens a screen and taps its main control as soon as it is there. */
export async function reopen(page: Page, { path, main, answered }: Control): Promise<Reopened> {
  await page.evaluate((watch: Watch) => sessionStorage.setItem('bench-watch', JSON.stringify(watch)), {
    main,
    answered,
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.thereAt !== undefined, undefined, { polling: 20 });
  const box = await page.locator(main).first().boundingBox();
  if (box === null) throw new Error(`${path}: its main control is not to be seen`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height, 80) / 2);
  await page.waitForFunction(() => globalThis.answeredAt !== undefined, undefined, { polling: 20 });
  return page.evaluate(() => ({
    thereS: (globalThis.thereAt ?? Number.NaN) / 1000,
    usableS: (globalThis.answeredAt ?? Number.NaN) / 1000,
  }));
}

/** Each page from now on notes when its control is painted, and when what it answers with is. */
export async function watchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const told = sessionStorage.getItem('bench-watch');
    if (told === null) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `reopen`
    const { main, answered } = JSON.parse(told) as Watch;
    const isThere = (wanted: string) => {
      const found = document.querySelector(wanted);
      return found !== null && found.closest('[inert]') === null && found.getBoundingClientRect().height > 0;
    };
    // A frame with it in has been handed on once the task after the frame runs.
    const painted = (note: () => void) => requestAnimationFrame(() => setTimeout(note));
    const look = () => {
      if (globalThis.thereAt === undefined && isThere(main))
        painted(() => (globalThis.thereAt ??= performance.now()));
      if (globalThis.thereAt === undefined || !isThere(answered)) requestAnimationFrame(look);
      else painted(() => (globalThis.answeredAt = performance.now()));
    };
    look();
  });
}
