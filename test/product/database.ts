import { openDatabase } from '#server/db/database.ts';
import { embeddedAddress } from '#server/db/embedded/embedded.ts';
import { findPlace } from '#server/db/embedded/place.ts';
import type { ProductProcess } from './process.ts';

/** The database of the product that runs; whoever opens it ends it. */
export function openItsDatabase({ dataFolder }: Pick<ProductProcess, 'dataFolder'>) {
  return openDatabase({ address: embeddedAddress(findPlace(dataFolder)), connections: 1 });
}
