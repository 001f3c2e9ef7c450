import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { reachToRead } from './reach.ts';

it('a command over a data folder that is not there is refused without a word of backups', async () => {
  const dataFolder = join(tmpdir(), 'mw-no-such-folder');
  await expect(
    reachToRead({ databaseUrl: undefined, migrateDatabaseUrl: undefined, dataFolder }),
  ).rejects.toThrow(`DATA_DIR: there is no folder ${dataFolder}.`);
});
