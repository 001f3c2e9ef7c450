import { realpathSync } from 'node:fs';
import { findPlace } from '#server/db/embedded/place.ts';
import { startFrom } from '#test/product/prepared-folder.ts';
import { startProduct } from '#test/product/process.ts';

/**
 * Before a whole run: a product starts and leaves, and others start from copies of its folder. Some ten start in a run,
 * and to make a cluster, its tables and its first data costs more than half of a start. For one file it would take
 * longer than it saves, and Windows has no command that copies with owners and modes.
 */
export default async function prepareFolder(): Promise<(() => void) | undefined> {
  if (process.env['MARKETWAKA_WHOLE_RUN'] !== '1' || process.platform === 'win32') return undefined;
  const product = await startProduct();
  await product.leave();
  // Root may have the database elsewhere, where a copy would not find it; on macOS the folder's name leads over a link.
  if (findPlace(product.dataFolder).home.startsWith(realpathSync(product.dataFolder)))
    startFrom(product.dataFolder);
  return () => product.remove();
}
