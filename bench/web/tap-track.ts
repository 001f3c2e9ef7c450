import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import type { Placed } from '#test/factories/orders.ts';
import type { Thumb } from './thumb.ts';

const words = trackingCopy.pcm;

/** Tracking: code and digits, then the whole order by its link and the way out of it. */
export async function tapTrack({ page, tap, type }: Thumb, placed: Placed, phone: string): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name });
  await page.goto(paths.track);
  await tap('into the code', page.getByLabel(words.form.code));
  await type('type the code', placed.code);
  await tap('into the digits', page.getByLabel(words.form.digits));
  await type('type the digits', phone.slice(-4));
  await tap('look', button(words.form.submit));
  await page.getByRole('heading', { name: placed.code }).waitFor();
  await tap('another order', page.getByRole('link', { name: words.page.other }).last());
  await page.goto(paths.orderLink(placed.code, placed.token));
  for (const reason of ['mind', 'list', 'slow', 'other'] as const) {
    await tap('open the way out', button(words.cancel.open));
    await tap('choose why', page.getByText(words.cancel.reasons[reason], { exact: true }));
    if (reason === 'other') {
      await tap('into why', page.getByLabel(words.cancel.other));
      await type('write why', 'rain');
    }
    await tap('leave the order', button(words.cancel.keep));
  }
}
