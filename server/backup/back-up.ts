import type { OwnConnection } from '../db/connections/own-connection.ts';
import type { Database } from '../db/database.ts';
import { beginFolder } from './format/folders.ts';
import { writeManifest, type Manifest } from './format/manifest.ts';
import { packPictures, type StoredPictures, type Packed } from './format/pictures.ts';
import { writePart, type Part } from './format/parts.ts';
import type { SealKey } from './format/sealing.ts';
import {
  copyOut,
  holdPictures,
  keepMade,
  openSnapshot,
  readApplied,
  readMoment,
  readPictureContents,
  readSequences,
  readTables,
} from './store-snapshot.ts';

export interface BackupOrder {
  db: Database;
  pictures: StoredPictures;
  /** The folder that collects backups. */
  collection: string;
  key: SealKey | undefined;
  /** The version of the product. */
  product: string;
  now: Date;
}

export interface Made {
  folder: string;
  manifest: Manifest;
}

type Contents = Omit<Manifest, 'format' | 'product' | 'salt' | 'pictures'> & { needed: string[] };

/** Makes a backup of everything as it is at one moment, while the product goes on. It gets its name when it is whole. */
export async function backUp({ db, pictures, collection, key, product, now }: BackupOrder): Promise<Made> {
  const begun = await beginFolder(collection, now);
  try {
    const held = await holdPictures(db);
    try {
      const { needed, parts, ...rest } = await takeTables(held.connection, begun.folder, key);
      const packed: Packed = { count: 0, missing: [] };
      const place = { folder: begun.folder, name: 'pictures.pack', key };
      parts.push(await writePart(place, packPictures(pictures, needed, packed)));
      const about = { ...packed, part: place.name };
      const manifest = {
        format: 1,
        product,
        ...rest,
        pictures: about,
        parts,
        salt: key?.salt ?? null,
      } as const;
      await writeManifest(begun.folder, manifest, key);
      const folder = await begun.finish();
      await keepMade(db, now);
      return { folder, manifest };
    } finally {
      await held.release();
    }
  } catch (error) {
    await begun.abandon();
    throw error;
  }
}

/** All that is in the database; the moment is let go before the pictures, which need only not to be taken away. */
async function takeTables(held: OwnConnection, folder: string, key: SealKey | undefined): Promise<Contents> {
  const { connection: db, end } = await openSnapshot(held);
  const { takenAt, postgres } = await readMoment(db);
  const tables: Manifest['tables'] = [];
  const parts: Part[] = [];
  for (const shape of await readTables(db)) {
    const { name, columns } = shape;
    const counted = { rows: 0 };
    const part = await writePart({ folder, name: `tables/${name}.zst`, key }, copyOut(db, shape, counted));
    parts.push(part);
    tables.push({ name, columns, rows: counted.rows, part: part.name });
  }
  const contents = {
    takenAt: takenAt.toISOString(),
    postgres,
    migrations: await readApplied(db),
    tables,
    parts,
    sequences: await readSequences(db),
    needed: await readPictureContents(db),
  };
  await end();
  return contents;
}
