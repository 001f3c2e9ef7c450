import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import * as z from 'zod/mini';

/** Main control of a screen, and the sign that it has answered. */
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

type Watch = Pick<Control, 'main' | 'answered'>;

const painted = z.object({ atMs: z.number(), x: z.number(), y: z.number() });

declare global {
  /** Reports to the driver of the browser; over a session of its own, since work in the page would be waited for like the page's. */
  var reportToBench: (text: string) => void;
}

/** Opens a screen and taps its main control as soon as it is there. */
export async function reopen(
  page: Page,
  line: CDPSession,
  { path, main, answered }: Control,
): Promise<Reopened> {
  await page.evaluate((watch: Watch) => sessionStorage.setItem('bench-watch', JSON.stringify(watch)), {
    main,
    answered,
  });
  const there = nextWord(line, path);
  await page.goto(path, { waitUntil: 'commit' });
  const { x, y, atMs: thereMs } = await there;
  const usable = nextWord(line, path);
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return { thereS: thereMs / 1000, usableS: (await usable).atMs / 1000 };
}

const patienceMs = 20_000;

function nextWord(line: CDPSession, path: string): Promise<z.output<typeof painted>> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(
      () => reject(new Error(`${path}: its main control did not answer`)),
      patienceMs,
    );
    line.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(tooLong);
      resolve(painted.parse(JSON.parse(payload)));
    });
  });
}

/** Each page from now on says when its control is painted, and when what it answers with is. */
export async function watchPages(context: BrowserContext, line: CDPSession): Promise<void> {
  await line.send('Runtime.enable');
  await line.send('Runtime.addBinding', { name: 'reportToBench' });
  await context.addInitScript(() => {
    const wanted = sessionStorage.getItem('bench-watch');
    if (wanted === null) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `reopen`
    const { main, answered } = JSON.parse(wanted) as Watch;
    const boxOf = (css: string) => {
      const found = document.querySelector(css);
      const box = found?.closest('[inert]') === null ? found.getBoundingClientRect() : undefined;
      return box === undefined || box.height === 0 ? undefined : box;
    };
    const report = ({ x, y, width, height }: DOMRect) => {
      const middle = { x: x + width / 2, y: y + Math.min(height, 80) / 2 };
      globalThis.reportToBench(JSON.stringify({ atMs: performance.now(), ...middle }));
    };
    const wait = (css: string, then: (box: DOMRect) => void) => {
      const box = boxOf(css);
      if (box === undefined) requestAnimationFrame(() => wait(css, then));
      // A frame with it in has been handed on once the task after the frame runs.
      else requestAnimationFrame(() => setTimeout(() => then(boxOf(css) ?? box)));
    };
    wait(main, (box) => {
      report(box);
      wait(answered, report);
    });
  });
}
