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

type Where = Pick<Env, 'databaseUrl' | 'dataFolder'>;

/** The product's database to read from: of the product that runs, or started for the time. */
export async function reachToRead({ databaseUrl, dataFolder }: Where): Promise<Reached> {
  if (databaseUrl !== undefined) return leftAlone(databaseUrl);
  if (!existsSync(dataFolder)) throw startRefusal(`DATA_DIR: there is no ${dataFolder} to back up.`);
  const place = await orRefuse(dataFolder, () => findPlace(dataFolder));
  if (!existsSync(place.cluster)) throw startRefusal(`DATA_DIR: there is no database in ${dataFolder}.`);
  if (runningPostmaster(place) !== undefined) return leftAlone(embeddedAddress(place));
  return reachAlone({ databaseUrl, dataFolder });
}

/** The same to write into: nobody else may be at work over an embedded one. */
export async function reachAlone({ databaseUrl, dataFolder }: Where): Promise<Reached> {
  if (databaseUrl !== undefined) return leftAlone(databaseUrl);
  const embedded = await openEmbeddedDatabase(dataFolder, (reason) => {
    throw reason;
  });
  return { address: embedded.address, leave: () => embedded.stop() };
}

function leftAlone(address: DatabaseAddress): Reached {
  return { address, leave: () => Promise.resolve() };
}
