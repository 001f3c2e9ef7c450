import { afterAll, expect, it, vi } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { openDatabase } from '../database.ts';

const { address } = await freshDatabase();
const db = openDatabase({ address, connections: 2 });
afterAll(() => db.end({ timeout: 1 }));

const people = 8;
const questions = 500;

async function asksOneAfterTheOther(): Promise<void> {
  for (let asked = 0; asked < questions; asked += 1) await db`select 1`;
}

it('looks for a line among those that are busy, and not among all that were', async () => {
  const looked = vi.spyOn(Array.prototype, 'indexOf');
  await Promise.all(Array.from({ length: people }, asksOneAfterTheOther));
  const lists = looked.mock.contexts.map((list) => (Array.isArray(list) ? list.length : 0));
  looked.mockRestore();
  expect(lists.length).toBeGreaterThan(people * questions);
  expect(Math.max(...lists)).toBeLessThan(100);
});
