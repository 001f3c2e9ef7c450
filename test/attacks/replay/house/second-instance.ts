import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { databaseUser } from '#server/db/embedded/cluster.ts';
import { findPlace, socketPath } from '#server/db/embedded/place.ts';
import { startProduct, type ProductProcess } from '#test/product/process.ts';
import { openSocketLine } from '#test/network/socket-port.ts';

export type SecondInstance = Pick<ProductProcess, 'url' | 'stop'>;

const clock = pathToFileURL(join(import.meta.dirname, 'hurried-clock.ts')).href;

/** Starts another process of the product on the database of the one that runs, with a clock that is ahead. */
export async function openSecondInstance(
  first: Pick<ProductProcess, 'dataFolder'>,
  parties: Readonly<Record<string, string>>,
): Promise<SecondInstance> {
  const line = await openSocketLine(socketPath(findPlace(first.dataFolder)));
  const second = await startProduct({
    ...parties,
    DATA_KEYS: join(first.dataFolder, 'data-keys'),
    DATABASE_URL: `postgres://${databaseUser}@127.0.0.1:${line.port}/marketwaka`,
    NODE_OPTIONS: `--import=${clock}`,
    // Behind no proxy it leaves at once.
    TRUSTED_PROXIES: '',
  });
  return {
    url: second.url,
    stop: async () => {
      await second.stop();
      line.close();
    },
  };
}
