import { existsSync, lchownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canReach, nameOf, type Account } from '../db/embedded/account.ts';
import { productRoot } from '../product-root.ts';
import { keyFileName } from '../secrets/key-file.ts';
import { startRefusal } from './start-refusal.ts';

/** Files that the product goes on reading and writing as another user. */
interface Handed {
  /** The data folder, where pictures are in it. */
  pictures: string | undefined;
  /** The key file, where the product made it. */
  keyFile: string | undefined;
}

type User = NonNullable<Account>;

/** Everything beneath which the product reads while it serves. */
const read = [process.execPath, join(productRoot, 'dist'), join(productRoot, 'node_modules')];
/** Folders that the product itself makes in a data folder. */
const ours = new Set(['media', 'postgres', keyFileName]);

/**
 * Root goes on as a user who may do nothing else; the pictures in the data folder are theirs from then on. Says why
 * where that cannot be.
 */
export function leaveRoot(account: Account, { pictures, keyFile }: Handed): string | undefined {
  if (account === undefined) return 'there are no users to choose from here';
  const name = nameOf(account);
  if (name === undefined) return `the user ${account.uid} has no name here`;
  // It is read again when keys are turned over.
  if (keyFile !== undefined && existsSync(keyFile)) giveTree(account, keyFile);
  const writes = pictures === undefined ? [] : [handOver(account, pictures)];
  const closed = [...read, ...writes].find((path) => !canReach(account, path));
  if (closed !== undefined) return `${name} cannot reach ${closed}`;
  become(account);
  return undefined;
}

/** Gives the pictures to the account, and with them a data folder that holds nothing else and is closed to it. */
function handOver(account: User, dataFolder: string): string {
  const media = join(dataFolder, 'media');
  mkdirSync(media, { recursive: true });
  giveTree(account, media);
  const isOurs = readdirSync(dataFolder).every((name) => ours.has(name));
  if (!canReach(account, media) && isOurs && lstatSync(dataFolder).uid === 0)
    lchownSync(dataFolder, account.uid, account.gid);
  return media;
}

/** Also what a restore by root has laid there since. No link is followed. */
function giveTree(account: User, path: string): void {
  const found = lstatSync(path);
  if (found.uid !== account.uid) lchownSync(path, account.uid, account.gid);
  if (!found.isDirectory()) return;
  for (const name of readdirSync(path)) giveTree(account, join(path, name));
}

/** Groups first: who is no longer root may not change them. */
function become({ uid, gid }: User): void {
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
  if (process.getuid?.() !== uid || process.getgid?.() !== gid)
    throw startRefusal('The system did not let MarketWaka leave root.');
}
