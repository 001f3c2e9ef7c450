import { existsSync, readFileSync } from 'node:fs';
import type { DatabaseAddress } from '../database.ts';
import { databaseUser, passwordFile } from './cluster.ts';
import { freePortFrom, loopback } from './door.ts';
import { writtenPort } from './pid-file.ts';
import { socketPath, type Place } from './place.ts';
import { runningPostmaster } from './postmaster.ts';

/** Where one database of the place answers while its server runs. */
export function addressIn(place: Place, database: string): DatabaseAddress {
  if (place.door.kind === 'socket') return { path: socketPath(place), database, username: databaseUser };
  // Another start may have chosen the port that its server listens on.
  const port = writtenPort(place.cluster) ?? place.door.port;
  return `postgres://${databaseUser}:${readPassword(place)}@${loopback}:${port}/${database}`;
}

/** The place with a port that no other program has; as it is where its server runs, or is reached over a socket. */
export async function withFreePort(place: Place): Promise<Place> {
  const { door } = place;
  if (door.kind === 'socket' || runningPostmaster(place) !== undefined) return place;
  return { ...place, door: { ...door, port: await freePortFrom(door.port) } };
}

function readPassword({ cluster }: Place): string {
  const file = passwordFile(cluster);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}
