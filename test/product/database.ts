import { openDatabase } from '#server/db/database.ts';
import { databaseUser } from '#server/db/embedded/cluster.ts';
import { findPlace, socketPath } from '#server/db/embedded/place.ts';
import type { ProductProcess } from './process.ts';

/** The database of the product that runs; whoever opens it ends it. */
export function openItsDatabase({ dataFolder }: Pick<ProductProcess, 'dataFolder'>) {
  const path = socketPath(findPlace(dataFolder));
  return openDatabase({
    address: { path, database: 'marketwaka', username: databaseUser },
    connections: 1,
  });
}
