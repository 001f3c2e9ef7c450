import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { readMigrations } from './migration-file.ts';

const { db } = await freshDatabase();

test('a user who may not create extensions reads what an administrator has to do', async () => {
  const catalogue = (await readMigrations()).find(({ name }) => name.endsWith('-catalogue.sql'));
  const attempt = db.begin(async (transaction) => {
    await transaction`drop extension pg_trgm cascade`;
    await transaction`create role shopkeeper`;
    await transaction`set local role shopkeeper`;
    await transaction.unsafe(catalogue?.sql ?? '');
  });
  await expect(attempt).rejects.toThrow(/may not create the extension pg_trgm.*CREATE EXTENSION pg_trgm/);
});
