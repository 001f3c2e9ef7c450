import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  closeSync,
  constants,
  fchownSync,
  lstatSync,
  openSync,
  realpathSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { userName } from './folder-refusal.ts';
import type { System } from './system.ts';

/** The system user that PostgreSQL runs as; it refuses to be root. Absent where users have no numbers: then ourselves. */
export type Account = { uid: number; gid: number } | undefined;

/** Ourselves; started by root, whoever owns the data already, and nobody at the first start. */
export function databaseAccount({ family }: System, clusterFolder: string): Account {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (family === 'windows' || uid === undefined || gid === undefined) return undefined;
  if (uid !== 0) return { uid, gid };
  const owner = lstatSync(clusterFolder, { throwIfNoEntry: false });
  return owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedAccount();
}

function unprivilegedAccount(): Account {
  const number = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** The system's name of the account; none where it has a number alone. */
export function nameOf(account: Account): string | undefined {
  if (account === undefined || account.uid === process.getuid?.()) return userName();
  const { status, stdout } = spawnSync('id', ['-un', String(account.uid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** True when the account may pass through every folder above and read the thing itself. */
export function canReach(account: Account, path: string): boolean {
  if (account === undefined || account.uid === process.getuid?.()) return isReadable(path);
  let folder = realpathSync(path);
  if (!hasRight(account, folder, 0o5)) return false;
  while (folder !== dirname(folder)) {
    folder = dirname(folder);
    if (!hasRight(account, folder, 0o1)) return false;
  }
  return true;
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function hasRight(account: NonNullable<Account>, path: string, right: number): boolean {
  const { mode, uid, gid } = lstatSync(path);
  const granted = uid === account.uid ? mode >> 6 : gid === account.gid ? mode >> 3 : mode;
  return (granted & right) === right;
}

/** Opens a file for the account. Root follows no link that somebody of the account's name may have planted. */
export function openOwned(path: string, account: Account, how: 'append' | 'replace'): number {
  const { O_WRONLY, O_CREAT, O_NOFOLLOW, O_APPEND, O_TRUNC } = constants;
  const file = openSync(
    path,
    O_WRONLY | O_CREAT | O_NOFOLLOW | (how === 'append' ? O_APPEND : O_TRUNC),
    0o600,
  );
  if (account !== undefined) fchownSync(file, account.uid, account.gid);
  return file;
}

export function writeOwned(path: string, text: string, account: Account): void {
  const file = openOwned(path, account, 'replace');
  writeSync(file, text);
  closeSync(file);
}
