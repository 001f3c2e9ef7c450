import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const variable = 'MARKETWAKA_PREPARED_FOLDER';

/** Names a data folder with its first data, and no product on it, of which this process and its children start from copies. */
export function startFrom(folder: string): void {
  process.env[variable] = folder;
}

/** A new data folder: empty, or a copy of the one that was named. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mw-product-'));
  const prepared = process.env[variable];
  if (prepared !== undefined) copyOwned(prepared, folder);
  return folder;
}

/** Owners and modes stay: a database of root's belongs to another user, and refuses to start where others may read it. */
function copyOwned(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${from} cannot be copied: ${stderr}`);
}
