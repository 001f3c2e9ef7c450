import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { productRoot } from '#server/product-root.ts';

const axeScript = readFileSync(join(productRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Stands where the builder would have the script evaluated, twice in each of its runs. */
const broughtAlready = 'undefined';

/** The faults that axe finds, and forms inside forms, each as one line that says where. */
export async function troubles(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript);
  // A page in a frame is a document of its own, judged at its own address: no frame takes part, and with none axe
  // needs no second page to put its findings together on, which is what its other mode opens each time.
  const axe = new AxeBuilder({ page, axeSource: broughtAlready }).exclude('iframe').setLegacyMode();
  // Passes are left out, which makes the run shorter.
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  // A browser sends the outer of two nested forms, and nobody knows it.
  const nested = await page.locator('form form').count();
  return nested === 0 ? found : [...found, `nested-form: ${nested}`];
}
