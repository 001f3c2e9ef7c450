import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong, each as one line that says where. */
export async function troubles(page: Page): Promise<string[]> {
  // A page in a frame is a document of its own, judged at its own address: no frame takes part, and with none axe
  // needs no second page to put its findings together on, which is what its other mode opens each time.
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  // What is in order need not be told of one by one.
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
