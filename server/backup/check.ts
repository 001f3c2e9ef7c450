import { wasFormerly, type Migration } from '../db/migrate/migration-file.ts';
import { startRefusal } from '../process/start-refusal.ts';
import { readManifest, type Manifest } from './format/manifest.ts';
import { faultOf } from './format/parts.ts';
import type { SealKey } from './format/sealing.ts';

export interface Checked {
  folder: string;
  manifest: Manifest;
  key: SealKey | undefined;
}

/** Reads every byte of a backup and compares it with what was written; refuses what differs anywhere. */
export async function checkBackup(folder: string, passphrase: string | undefined): Promise<Checked> {
  const { manifest, key } = await readManifest(folder, passphrase);
  const faults: string[] = [];
  for (const part of manifest.parts) {
    const fault = await faultOf(folder, part);
    if (fault !== undefined) faults.push(fault);
  }
  if (faults.length > 0) throw startRefusal(`${folder} is damaged:\n${faults.join('\n')}`);
  return { folder, manifest, key };
}

/** The migrations that the backup's database had; refuses what a newer product made, or another one. */
export function migrationsOf(manifest: Manifest, known: readonly Migration[]): Migration[] {
  return manifest.migrations.map(({ name, checksum }) => {
    const found = known.find((migration) => migration.name === name);
    if (found !== undefined && (found.checksum === checksum || wasFormerly(found, checksum))) return found;
    throw startRefusal(
      `The backup has the migration ${name}, which this MarketWaka ${found === undefined ? 'does not know' : 'has otherwise'}: restore it with the version that made it (${manifest.product}) or a newer one.`,
    );
  });
}
