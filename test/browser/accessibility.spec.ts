import { expect, type Page } from '@playwright/test';
import { themeCookie } from '#contract/device-cookies.ts';
import { routeTables, type Route } from '#web/routes.ts';
import { addressOf, headings } from './headings.ts';
import { test as installed } from './installed.ts';
import { test, type Kind } from './product.ts';
import { troubles } from './troubles.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

/** The first kind of person for whom the screen opens. */
function whoSees({ audience }: Route): Kind {
  if (audience === 'anyone') return 'visitor';
  if (audience === 'signed-in') return 'customer';
  return audience === 'agent' ? 'agent' : 'admin';
}

async function standsWithoutTrouble(page: Page, { pattern }: Route, theme: string): Promise<void> {
  // Nothing may be judged while it fades in and has not its colours yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(addressOf(pattern));
  const heading = page.getByRole('heading', { level: 1 });
  await expect.soft(heading, pattern).toHaveText(headings[pattern] ?? /./, { timeout: 12_000 });
  expect.soft(await troubles(page), `${pattern}, ${theme}`).toEqual([]);
}

/** Each screen in both themes and on both devices; the pairs that cross these are of the full matrix. */
const pairs = [
  { theme: 'light', device: 'a phone', viewport: phone, tag: [] },
  { theme: 'dark', device: 'a desk', viewport: desk, tag: [] },
  { theme: 'light', device: 'a desk', viewport: desk, tag: '@full' },
  { theme: 'dark', device: 'a phone', viewport: phone, tag: '@full' },
];

for (const { theme, device, viewport, tag } of pairs) {
  for (const kind of ['visitor', 'customer', 'agent', 'admin'] as const) {
    const title = `what ${kind} opens on ${device} is for everybody to use, ${theme}`;
    test(title, { tag }, async ({ page, context, product, become }) => {
      test.setTimeout(90_000);
      await context.addCookies([{ name: themeCookie, value: theme, url: product.url }]);
      await become(kind);
      await page.setViewportSize(viewport);
      for (const route of routeTables.browser.filter((one) => whoSees(one) === kind)) {
        await standsWithoutTrouble(page, route, theme);
      }
    });
  }
}

for (const theme of ['light', 'dark']) {
  installed(
    `what only the installed app shows is for everybody to use, ${theme}`,
    async ({ app, product, become }) => {
      await app.context().addCookies([{ name: themeCookie, value: theme, url: product.url }]);
      await become('admin', app.context());
      await app.setViewportSize(phone);
      const elsewhere = new Set(routeTables.browser.map(({ pattern }) => pattern));
      for (const route of routeTables.installed.filter(({ pattern }) => !elsewhere.has(pattern))) {
        await standsWithoutTrouble(app, route, theme);
      }
    },
  );
}
