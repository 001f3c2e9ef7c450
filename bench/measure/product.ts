import { noLimits } from '#server/db/connections/settings.ts';
import { openDatabase, type Database, type DatabaseAddress } from '#server/db/database.ts';
import { databaseUser } from '#server/db/embedded/cluster.ts';
import { findPlace, socketPath } from '#server/db/embedded/place.ts';
import { startProduct, type BuiltServer, type ProductProcess } from '#test/product/process.ts';

/** The product as it runs for people, with its log on, and a line to its database. */
export interface BenchProduct extends ProductProcess {
  port: number;
  address: Exclude<DatabaseAddress, string>;
  db: Database;
}

/** `given` is environment that this one has and others have not. */
export async function startBenchProduct(
  given: Readonly<Record<string, string>> = {},
  server?: BuiltServer,
): Promise<BenchProduct> {
  const product = await startProduct({ LOG_LEVEL: 'info', ...given }, process.platform, server);
  const place = findPlace(product.dataFolder);
  const address = { path: socketPath(place), database: 'marketwaka', username: databaseUser };
  const db = openDatabase({ address, connections: 1, limits: noLimits });
  return {
    ...product,
    port: Number(new URL(product.url).port),
    address,
    db,
    stop: async () => {
      await db.end();
      await product.stop();
    },
  };
}

/** The product holds its breath meanwhile: its rounds would take their part of the machine. */
export async function whileItWaits<Value>(pid: number, work: () => Promise<Value>): Promise<Value> {
  process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}
