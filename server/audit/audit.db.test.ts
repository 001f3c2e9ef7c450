import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { theHouse } from './actor.ts';
import { recordChange } from './store.ts';

const { db } = await freshDatabase();
await recordChange(db, theHouse, {
  action: 'try',
  noun: 'audit',
  subject: '1',
  before: null,
  after: { it: true },
});

test('an audit entry cannot be changed, deleted or truncated', async () => {
  await expect(db`update audit_entry set action = 'nothing'`).rejects.toThrow('never changed');
  await expect(db`delete from audit_entry`).rejects.toThrow('never changed');
  await expect(db`truncate audit_entry`).rejects.toThrow('never changed');
  expect(await db`select action, after from audit_entry`).toEqual([{ action: 'try', after: { it: true } }]);
});

test('a change that is undone leaves no entry', async () => {
  const undone = db.begin(async (transaction) => {
    await recordChange(transaction, theHouse, {
      action: 'undo',
      noun: 'audit',
      subject: '2',
      before: null,
      after: null,
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await db`select from audit_entry where subject = '2'`).toHaveLength(0);
});
