import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '#server/db/database.ts';
import { freePort } from '#test/network/free-port.ts';
import type { Chance } from '#test/lives/chance.ts';
import { openJournal, type Journal } from '../journal.ts';
import { openBreakingLine, type BreakingLine } from './breaking-line.ts';
import { embeddedDatabase, outsideDatabase, type DatabaseUnderTest } from './database-under-test.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { supervise, type Supervised } from './supervisor.ts';
import { openThirdParties, type ThirdParties } from './third-parties.ts';

/** PostgreSQL in use: the embedded one, or one beside the product. */
export const databaseKinds = ['embedded', 'outside'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** The whole product among everybody whom it knows, each part of which can be hurt. */
export interface HurtWorld {
  product: Supervised;
  database: DatabaseUnderTest;
  disk: SmallDisk;
  line: BreakingLine;
  parties: ThirdParties;
  journal: Journal;
  /** For what the run itself looks at and turns. */
  db: Database;
  mediaFolder: string;
  /** Ends all of it; what was written down stays where something was found. */
  close(keepFolder: boolean): Promise<void>;
}

export async function openHurtWorld(
  kind: DatabaseKind,
  chance: Chance,
  owner: { username: string; password: string },
): Promise<HurtWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'mw-faults-'));
  // PostgreSQL runs as another user than root and has to get through.
  chmodSync(folder, 0o755);
  const disk = mountSmallDisk(join(folder, 'disk'));
  const dataFolder = join(disk.folder, 'data');
  mkdirSync(dataFolder, { mode: 0o755 });
  const database =
    kind === 'embedded' ? embeddedDatabase(dataFolder) : await outsideDatabase(join(folder, 'database'));
  const port = await freePort();
  const line = await openBreakingLine(port, chance);
  const parties = await openThirdParties(line.url, chance);
  const product = supervise(folder, port, {
    DATA_DIR: dataFolder,
    PUBLIC_URL: line.url,
    OWNER_USERNAME: owner.username,
    OWNER_PASSWORD: owner.password,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...parties.environment,
    ...database.environment,
  });
  await product.untilReady();
  const journal = openJournal(join(folder, 'journal.jsonl'));
  const db = openDatabase({ address: database.address, connections: 2 });
  return {
    product,
    database,
    disk,
    line,
    parties,
    journal,
    db,
    mediaFolder: join(dataFolder, 'media'),
    close: async (keepFolder) => {
      await db.end({ timeout: 0 });
      line.close();
      await product.stop();
      await database.end();
      await parties.close();
      if (keepFolder) cpSync(disk.folder, join(folder, 'disk-as-it-was'), { recursive: true });
      disk.unmount();
      if (!keepFolder) rmSync(folder, { recursive: true, force: true });
    },
  };
}
