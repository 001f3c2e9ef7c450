import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { signInOwner } from '#test/factories/people.ts';
import { openWorldOn } from '#test/world.ts';
import { makeDataset } from './dataset.ts';
import { checkShapes } from './shapes.ts';

test('an order that the benchmark writes by SQL has the columns and the history of one that people made', async () => {
  const { db } = await freshDatabase();
  const world = await openWorldOn(db, { clock: 'stands' });
  await makeDataset(db, { orders: 5000, people: 2000, agents: 300, auditEntries: 100, cities: 10 });
  const { client } = await signInOwner(world);
  await expect(checkShapes(db, world.device(), client)).resolves.toBeUndefined();
}, 120_000);
