import type { Locator } from '@playwright/test';
import { agentCopy } from '#contract/copy/agent.ts';
import { paths } from '#contract/paths.ts';
import type { Thumb } from './thumb.ts';

const { run: words } = agentCopy.pcm;

/** The run: lines opened, bought, left out, taken back and replaced, in a list of twenty. */
export async function tapRun({ page, tap, type }: Thumb, names: readonly string[]): Promise<void> {
  await page.goto(paths.agentRun);
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const head = (name: string) => line(name).getByRole('button').first();
  const sheet = page.getByRole('dialog');
  const [open, bought, dearer, less, replaced, ...rest] = names;
  if (open === undefined || bought === undefined || dearer === undefined) throw new Error('a list too short');
  if (less === undefined || replaced === undefined) throw new Error('a list too short');
  const pay = async (naira: string) => {
    for (const figure of naira)
      await tap('a figure', sheet.getByRole('button', { name: figure, exact: true }));
  };
  const opened = async (name: string, then: (of: Locator) => Promise<void>) => {
    if ((await head(name).getAttribute('aria-expanded')) === 'false') await tap('open a line', head(name));
    await then(line(name));
  };
  for (const name of [open, bought, dearer]) {
    await opened(name, async (of) => {
      await tap('found', of.getByRole('button', { name: words.item.found }));
      await pay('350');
      await tap('one more of it', sheet.getByRole('button', { name: words.buy.more }));
      await tap('one less of it', sheet.getByRole('button', { name: words.buy.less }));
      await tap('bought', page.getByRole('button', { name: /^I buy am/ }));
    });
  }
  await opened(less, async (of) => {
    await tap('left out', of.getByRole('button', { name: words.item.none }));
    await opened(less, async (again) =>
      tap('taken back', again.getByRole('button', { name: words.item.change })),
    );
  });
  await opened(replaced, async (of) => {
    await tap('another kind', of.getByRole('button', { name: words.item.replace }));
    await tap('into its name', page.getByLabel(words.replace.name));
    await type('write its name', 'local');
    await pay('400');
    await page.keyboard.press('Escape');
  });
  for (const name of rest.slice(0, 6)) await opened(name, async () => undefined);
  await tap('what is done seldom', page.getByRole('button', { name: new RegExp(words.more.open) }).first());
}
