import type { Database } from '../db/database.ts';
import { violatedRule } from '../db/violated-rule.ts';
import type { Env } from '../env/env.ts';
import { encryptPapersAnew } from '../media/encrypt-papers.ts';
import type { PictureStore } from '../media/picture-store.ts';
import { readPaperUses } from '../media/store-papers.ts';
import { startRefusal } from '../process/start-refusal.ts';
import { newDataKey, writtenDataKey } from './data-key.ts';
import { encryptAnew, type Anew } from './encrypt-anew.ts';
import { encryptedColumns } from './encrypted-columns.ts';
import { addToKeyFile } from './key-file.ts';
import type { KeyRing } from './key-ring.ts';
import { keyFileOf, openPlaceKeys } from './place-keys.ts';
import { forgetKey, markLost, noteKey, readNeededKeys, readUses } from './store-keys.ts';

/** A place whose keys are turned over. */
export interface TurningPlace {
  db: Database;
  pictures: PictureStore;
  env: Pick<Env, 'dataKeys' | 'dataFolder' | 'databaseUrl' | 's3'>;
}

type Say = (sentence: string) => void;

/**
 * Makes a new key and encrypts everything with it, or goes on where an earlier run was stopped. False where something
 * is left to another run.
 */
export async function turnKeysOver({ db, pictures, env }: TurningPlace, say: Say): Promise<boolean> {
  const keys = await openPlaceKeys(db, env);
  const file = keyFileOf(env);
  if (!(await isUnderWay(db, keys))) {
    if (file === undefined) return sayNextKey(say);
    const key = newDataKey();
    // Noted first: a backup that is made in between names it already.
    await noteKey(db, key.id);
    addToKeyFile(file, key);
    say(
      `key ${key.id} is made, in ${file}: copy that file to where the old one is kept, apart from the backups`,
    );
  }
  const papers = await encryptPapersAnew({ db, pictures, keys });
  const anew = [...(await encryptAnew(db, keys)), { name: 'identity photos', ...papers }];
  for (const { name, done, left } of anew) say(`${name}: ${sayCounts(done, left)}`);
  for (const id of await forgetUnused(db, keys))
    say(
      `key ${id} is used no more: take it out of ${file ?? 'DATA_KEYS'}, and keep it with the backups made until now`,
    );
  return anew.every(({ left }: Anew) => left === 0);
}

/** Gives up what a key encrypted, so that the place starts without it. */
export async function giveKeyUp(db: Database, id: string, say: Say): Promise<void> {
  if (!(await markLost(db, id))) throw startRefusal(`--lost ${id}: nothing in this database needs that key.`);
  for (const column of encryptedColumns) {
    const uses = await readUses(db, column);
    const rows = uses.find((use) => use.id === id)?.rows ?? 0;
    say(`${column.table}.${column.column}: ${rows} given up`);
  }
  const papers = (await readPaperUses(db)).find((use) => use.id === id)?.rows ?? 0;
  say(`identity photos: ${papers} given up`);
}

/** True where something is encrypted with an older key that is here: a run before this one was stopped. */
async function isUnderWay(db: Database, keys: KeyRing): Promise<boolean> {
  const used = await usedKeys(db);
  return keys.ids().some((id) => id !== keys.newestId() && used.has(id));
}

async function usedKeys(db: Database): Promise<Set<string>> {
  const uses = await Promise.all(encryptedColumns.map((column) => readUses(db, column)));
  return new Set([...uses.flat(), ...(await readPaperUses(db))].map(({ id }) => id));
}

function sayNextKey(say: Say): false {
  say(
    `Everything is encrypted with the newest key of DATA_KEYS. For a new one, give every instance this one before the others and start it again, then behind the others and start it again, and run this once more: ${writtenDataKey(newDataKey())}`,
  );
  return false;
}

function sayCounts(done: number, left: number): string {
  if (left === 0) return `${done} encrypted anew`;
  return `${done} encrypted anew, ${left} are left, held by somebody or away: run this again`;
}

/** Takes the keys off the list that nothing is encrypted with any more. */
async function forgetUnused(db: Database, keys: KeyRing): Promise<string[]> {
  const used = await usedKeys(db);
  const unused = (await readNeededKeys(db)).filter((id) => id !== keys.newestId() && !used.has(id));
  const gone: string[] = [];
  for (const id of unused) if (await isForgotten(db, id)) gone.push(id);
  return gone;
}

/** False where something was encrypted with it at the last moment: the reference holds it. */
async function isForgotten(db: Database, id: string): Promise<boolean> {
  try {
    await forgetKey(db, id);
    return true;
  } catch (error) {
    if (violatedRule(error) === undefined) throw error;
    return false;
  }
}
