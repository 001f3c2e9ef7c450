import {
  chmodSync,
  chownSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { startRefusal } from '../process/start-refusal.ts';
import { newDataKey, readDataKeys, writtenDataKey, type DataKey } from './data-key.ts';

/** Name of the key file in a data folder. */
export const keyFileName = 'data-keys';

const heading =
  '# Keys that MarketWaka encrypts bank accounts and papers with, the newest last. Keep a copy apart from the backups.\n';

/** Keys of a file, or none where it is not there. */
export function readKeyFile(path: string): DataKey[] | undefined {
  const written = orAbsent(() => readFileSync(path, 'utf8'));
  if (written === undefined) return undefined;
  const keys = readDataKeys(written);
  if (keys === null) throw startRefusal(`DATA_KEYS: ${path} holds something else than keys.`);
  return keys;
}

/** Makes the file with its first key; of two instances at once the second reads the first one's. */
export function makeKeyFile(path: string): DataKey[] {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = writeBeside(path, `${heading}${writtenDataKey(newDataKey())}\n`);
  try {
    linkSync(unfinished, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(unfinished);
  }
  return readKeyFile(path) ?? [];
}

/** Adds a key at the end; the file is whole at every moment. */
export function addToKeyFile(path: string, key: DataKey): void {
  const written = readFileSync(path, 'utf8').trimEnd();
  const unfinished = writeBeside(path, `${written}\n${writtenDataKey(key)}\n`);
  // A product that has left root reads it again as the user that it has become.
  const { mode, uid, gid } = statSync(path);
  chmodSync(unfinished, mode & 0o777);
  if (statSync(unfinished).uid !== uid) chownSync(unfinished, uid, gid);
  renameSync(unfinished, path);
}

/** Reads the file again whenever it has changed; keys that were there once stay when it cannot be read. */
export function followKeyFile(path: string, keys: readonly DataKey[]): () => readonly DataKey[] {
  let known = keys;
  let mark = markOf(path);
  return () => {
    const now = markOf(path);
    if (now === undefined || now === mark) return known;
    mark = now;
    known = readAgain(path) ?? known;
    return known;
  };
}

function readAgain(path: string): readonly DataKey[] | undefined {
  try {
    return readKeyFile(path);
  } catch {
    return undefined;
  }
}

function markOf(path: string): string | undefined {
  try {
    const { ino, size, mtimeMs } = statSync(path);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return undefined;
  }
}

function writeBeside(path: string, text: string): string {
  const unfinished = join(dirname(path), `.${keyFileName}.${process.pid}`);
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  return unfinished;
}

function orAbsent<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
