import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import type { Env } from '../env/env.ts';
import { startRefusal } from '../process/start-refusal.ts';
import type { DataKey } from './data-key.ts';
import { followKeyFile, keyFileName, makeKeyFile, readKeyFile } from './key-file.ts';
import { openKeyRing, type KeyRing } from './key-ring.ts';
import { lockNeededKeys, noteKey, readNeededKeys } from './store-keys.ts';

type KeyEnv = Pick<Env, 'dataKeys' | 'dataFolder' | 'databaseUrl' | 's3'>;

/** The file that keys are in, where they are in one. */
export function keyFileOf({
  dataKeys,
  dataFolder,
}: Pick<Env, 'dataKeys' | 'dataFolder'>): string | undefined {
  if (dataKeys === undefined) return join(dataFolder, keyFileName);
  return 'file' in dataKeys ? dataKeys.file : undefined;
}

/**
 * The keys of this installation. The first start makes one; a start over data that other keys encrypted is refused,
 * for half a place would be shown and new data would go under a key that its other instances do not have.
 */
export async function openPlaceKeys(db: Database, env: KeyEnv): Promise<KeyRing> {
  return db.begin(async (transaction) => {
    await lockNeededKeys(transaction);
    const needed = await readNeededKeys(transaction);
    const found = keysAtHand(env);
    const missing = missingKeys(needed, found ?? []);
    if (missing.length > 0) throw startRefusal(missingSentence(missing, env));
    const ring = ringOf(env, found);
    await noteKey(transaction, ring.newestId());
    return ring;
  });
}

/** Keys of the variable, of the file that it names, or of the data folder; none before the first start. */
export function keysAtHand(env: Pick<Env, 'dataKeys' | 'dataFolder'>): readonly DataKey[] | undefined {
  const { dataKeys } = env;
  if (dataKeys !== undefined && 'keys' in dataKeys) return dataKeys.keys;
  const file = keyFileOf(env);
  return file === undefined ? undefined : readKeyFile(file);
}

export function missingKeys(needed: readonly string[], keys: readonly DataKey[]): string[] {
  const there = new Set(keys.map(({ id }) => id));
  return needed.filter((id) => !there.has(id));
}

/** Tells the operator which keys to look for. */
export function missingSentence(missing: readonly string[], env: KeyEnv): string {
  const keys = missing.length === 1 ? `key ${missing[0]}` : `keys ${missing.join(', ')}`;
  const file = keyFileOf(env);
  const where = file === undefined ? 'in DATA_KEYS' : `in ${file}`;
  return `DATA_KEYS: what is encrypted in this database needs the ${keys}, not to be found ${where}: put the key file that was kept apart from the backups there, or set DATA_KEYS to the keys of the other instances.`;
}

function ringOf(env: KeyEnv, found: readonly DataKey[] | undefined): KeyRing {
  const file = keyFileOf(env);
  if (file === undefined) return openKeyRing(() => found ?? []);
  return openKeyRing(followKeyFile(file, found ?? made(file, env)));
}

function made(file: string, { databaseUrl, s3 }: KeyEnv): readonly DataKey[] {
  // Such a place keeps nothing in its data folder, which may be gone with the next start.
  if (databaseUrl !== undefined && s3 !== undefined)
    throw startRefusal(
      `DATA_KEYS: database and pictures are elsewhere, and there is no key in ${file}. Make one (openssl rand -base64 32), keep it well, and give it to every instance.`,
    );
  try {
    return makeKeyFile(file);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw startRefusal(
      `DATA_KEYS: no key could be kept in ${file} (${message}). Set DATA_KEYS, or another DATA_DIR.`,
    );
  }
}
