import { createHash, createHmac } from 'node:crypto';
import { readFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { startRefusal } from '#server/process/start-refusal.ts';
import { keyFor, sealKey, type SealKey } from './sealing.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  product: z.string(),
  /** The moment of which everything in it is. */
  takenAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), part: z.string() }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.number(), isCalled: z.boolean() })),
  pictures: z.object({
    count: z.number(),
    part: z.string(),
    /** Contents that rows name and that were away, or harmed, already when the backup was made. */
    missing: z.array(z.string()),
  }),
  parts: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
  /** Null where the backup is not encrypted. */
  salt: z.nullable(z.string()),
});

const writtenSchema = z.object({ manifest: manifestSchema, seal: z.string() });

/** A backup's own description. */
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = 'manifest.json';

/** The last file of a backup: where it stands, all others do. */
export async function writeManifest(
  folder: string,
  manifest: Manifest,
  key: SealKey | undefined,
): Promise<void> {
  const file = await open(join(folder, manifestFile), 'wx', 0o600);
  try {
    const written = { manifest, seal: sealOf(manifest, key) };
    await file.writeFile(`${JSON.stringify(written, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The manifest and the key that opens the rest; refuses what is not whole, was changed, or is under another passphrase. */
export async function readManifest(
  folder: string,
  passphrase: string | undefined,
): Promise<{ manifest: Manifest; key: SealKey | undefined }> {
  const { manifest, seal } = await readWritten(folder);
  const key = await keyOf(manifest, passphrase);
  if (sealOf(manifest, key) === seal) return { manifest, key };
  throw startRefusal(
    key === undefined
      ? `${folder}: its manifest is not what was written.`
      : `${folder}: BACKUP_PASSPHRASE is not the one it was made with, or its manifest was changed.`,
  );
}

async function readWritten(folder: string): Promise<z.infer<typeof writtenSchema>> {
  let text: string;
  try {
    text = await readFile(join(folder, manifestFile), 'utf8');
  } catch {
    throw startRefusal(
      `${folder} is no whole backup: it has no ${manifestFile}, which is written last of all.`,
    );
  }
  try {
    return writtenSchema.parse(JSON.parse(text));
  } catch {
    throw startRefusal(`${folder}: its manifest cannot be read, or a newer MarketWaka wrote it.`);
  }
}

async function keyOf({ salt }: Manifest, passphrase: string | undefined): Promise<SealKey | undefined> {
  if (salt === null) return undefined;
  if (passphrase === undefined)
    throw startRefusal('This backup is encrypted: give its passphrase in BACKUP_PASSPHRASE.');
  return sealKey(passphrase, salt);
}

function sealOf(manifest: Manifest, key: SealKey | undefined): string {
  const text = JSON.stringify(manifestSchema.parse(manifest));
  return key === undefined
    ? createHash('sha256').update(text).digest('hex')
    : createHmac('sha256', keyFor(key, manifestFile)).update(text).digest('hex');
}
