import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { DatabaseAddress } from '../database.ts';
import { readingRole } from '../reading/reading-role.ts';
import { databaseUser, passwordFile, servingUser } from './cluster.ts';
import { freePortFrom, loopback } from './door.ts';
import { writtenPort } from './pid-file.ts';
import { socketPath, type Place } from './place.ts';
import { runningPostmaster } from './postmaster.ts';

type DerivedRole = typeof servingUser | typeof readingRole;

/** The address of one database of the place, as its owner or as the role given, while its server runs. */
export function addressIn(
  place: Place,
  database: string,
  username: typeof databaseUser | DerivedRole = databaseUser,
): DatabaseAddress {
  if (place.door.kind === 'socket') return { path: socketPath(place), database, username };
  // Another start may have chosen the port that its server listens on.
  const port = writtenPort(place.cluster) ?? place.door.port;
  const password = username === databaseUser ? readPassword(place) : passwordOf(place, username);
  return `postgres://${username}:${password}@${loopback}:${port}/${database}`;
}

/** The place with a port that no other program has; as it is where its server runs, or is reached over a socket. */
export async function withFreePort(place: Place): Promise<Place> {
  const { door } = place;
  if (door.kind === 'socket' || runningPostmaster(place) !== undefined) return place;
  return { ...place, door: { ...door, port: await freePortFrom(door.port) } };
}

/** Made from the owner's, which cannot be found out from it. */
export function passwordOf(place: Place, role: DerivedRole): string {
  const verb = role === servingUser ? 'serves' : 'reads';
  return createHash('sha256')
    .update(`${verb} ${readPassword(place)}`)
    .digest('hex');
}

function readPassword({ cluster }: Place): string {
  const file = passwordFile(cluster);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}
