import { findPlace } from '#server/db/embedded/place.ts';
import { startFrom } from '#test/product/prepared-folder.ts';
import { startProduct } from '#test/product/process.ts';

/**
 * Before a whole run: a product starts and leaves, and others start from copies of its folder. Some ten start in a run,
 * and to make a cluster, its tables and its first data costs more than half of a start.
 */
export default async function prepareFolder(): Promise<(() => void) | undefined> {
  // Windows has no command that copies with owners and modes.
  if (process.platform === 'win32') return undefined;
  const { dataFolder, leave, remove } = await startProduct();
  await leave();
  // Root may have the database elsewhere, where a copy would not find it.
  if (findPlace(dataFolder).home.startsWith(dataFolder)) startFrom(dataFolder);
  return remove;
}
