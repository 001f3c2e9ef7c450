import { openDatabase } from '#server/db/database.ts';
import { databaseUser } from '#server/db/embedded/cluster.ts';
import { findPlace, socketPath } from '#server/db/embedded/place.ts';
import type { Product } from './product.ts';

/** The database of the product that runs; whoever opens it ends it. */
export function openItsDatabase({ dataFolder }: Product) {
  const path = socketPath(findPlace(dataFolder));
  return openDatabase({
    address: { path, database: 'marketwaka', username: databaseUser },
    connections: 1,
  });
}
