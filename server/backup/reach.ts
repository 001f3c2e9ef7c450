import { existsSync } from 'node:fs';
import type { DatabaseAddress } from '../db/database.ts';
import { embeddedAddress, openEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { orRefuse } from '../db/embedded/folder-refusal.ts';
import { findPlace } from '../db/embedded/place.ts';
import { runningPostmaster } from '../db/embedded/postmaster.ts';
import type { Env } from '../env/env.ts';
import { startRefusal } from '../process/start-refusal.ts';

export interface Reached {
  address: DatabaseAddress;
  leave(): Promise<void>;
}

type Where = Pick<Env, 'databaseUrl' | 'migrateDatabaseUrl' | 'dataFolder'>;

/** The product's database to read from, as its owner: of the product that runs, or started for the time. */
export async function reachToRead(where: Where): Promise<Reached> {
  const { databaseUrl, migrateDatabaseUrl, dataFolder } = where;
  if (databaseUrl !== undefined) return leftAlone(migrateDatabaseUrl ?? databaseUrl);
  if (!existsSync(dataFolder)) throw startRefusal(`DATA_DIR: there is no folder ${dataFolder}.`);
  const place = await orRefuse(dataFolder, () => findPlace(dataFolder));
  if (!existsSync(place.cluster)) throw startRefusal(`DATA_DIR: there is no database in ${dataFolder}.`);
  if (runningPostmaster(place) !== undefined) return leftAlone(embeddedAddress(place));
  return reachAlone(where);
}

/** The same to write into: nobody else may be at work over an embedded one. */
export async function reachAlone({ databaseUrl, migrateDatabaseUrl, dataFolder }: Where): Promise<Reached> {
  if (databaseUrl !== undefined) return leftAlone(migrateDatabaseUrl ?? databaseUrl);
  const embedded = await openEmbeddedDatabase(dataFolder, (reason) => {
    throw reason;
  });
  return { address: embedded.ownerAddress, leave: () => embedded.stop() };
}

function leftAlone(address: DatabaseAddress): Reached {
  return { address, leave: () => Promise.resolve() };
}
