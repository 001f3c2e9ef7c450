import { expect, type Page } from '@playwright/test';
import { routeTables, type Route } from '#web/routes.ts';
import { addressOf, headings } from '../pages/headings.ts';
import { test as installed } from '../set-up/installed.ts';
import { test, type Kind } from '../set-up/product.ts';
import { troubles } from '../pages/accessibility.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** The first kind of person for whom the screen opens. */
function whoSees({ audience }: Route): Kind {
  if (audience === 'anyone') return 'visitor';
  if (audience === 'signed-in') return 'customer';
  return audience === 'agent' ? 'agent' : 'admin';
}

interface Look {
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

async function applyLook(page: Page, { theme, viewport }: Look): Promise<void> {
  // The colours are judged once it has faded in.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
  await page.setViewportSize(viewport);
}

/** Opens the screen once, and judges it in one look after the other. */
async function standsWithoutTrouble(page: Page, { pattern }: Route, wanted: readonly Look[]): Promise<void> {
  for (const [index, look] of wanted.entries()) {
    await applyLook(page, look);
    if (index === 0) await page.goto(addressOf(pattern));
    const heading = page.getByRole('heading', { level: 1 });
    await expect.soft(heading, pattern).toHaveText(headings[pattern] ?? /./, { timeout: 12_000 });
    expect.soft(await troubles(page), `${pattern}, ${look.theme}`).toEqual([]);
  }
}

const looks: readonly Look[] = [
  { theme: 'light', viewport: phone },
  { theme: 'dark', viewport: desktop },
  { theme: 'light', viewport: desktop },
  { theme: 'dark', viewport: phone },
];

/** Each screen in one of the first two looks, by turns; the others are of the full matrix. */
const parts: readonly { title: string; tag: string[]; wants: (screen: number, look: number) => boolean }[] = [
  {
    title: 'on a phone in light or at a desk in the dark',
    tag: [],
    wants: (screen, look) => look === screen % 2,
  },
  {
    title: 'in each other look',
    tag: ['@full'],
    wants: (screen, look) => look !== screen % 2,
  },
];

for (const { title, tag, wants } of parts) {
  for (const kind of ['visitor', 'customer', 'agent', 'admin'] as const) {
    test(`what ${kind} opens is for everybody to use, ${title}`, { tag }, async ({ page, become }) => {
      test.setTimeout(300_000);
      await become(kind);
      const routes = routeTables.browser.filter((one) => whoSees(one) === kind);
      for (const [screen, route] of routes.entries()) {
        const wanted = looks.filter((_look, index) => wants(screen, index));
        await standsWithoutTrouble(page, route, wanted);
      }
    });
  }
}

installed(
  'what only the installed app shows is for everybody to use, in light and in the dark',
  { tag: '@full' },
  async ({ app, become }) => {
    await become('admin', app.context());
    const onPhone = looks.filter(({ viewport }) => viewport === phone);
    const elsewhere = new Set(routeTables.browser.map(({ pattern }) => pattern));
    for (const route of routeTables.installed.filter(({ pattern }) => !elsewhere.has(pattern))) {
      await standsWithoutTrouble(app, route, onPhone);
    }
  },
);
