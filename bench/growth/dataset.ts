import type { Database } from '#server/db/database.ts';
import { makeDataset, type DatasetSize } from '../admin/dataset.ts';
import { addHistory } from './history-in-sql.ts';

/** At least as many customers as have an order under way, and agents enough that some are verified. */
const leastPeople = 900;
const leastAgents = 80;

function sizeOf(orders: number, cities: number): DatasetSize {
  return {
    orders,
    people: Math.max(leastPeople, orders / 20),
    agents: Math.max(leastAgents, orders / 2000),
    auditEntries: Math.floor(orders * 0.3),
    cities,
  };
}

/** So many cities with so many orders behind them together, and everything else in proportion. */
export async function makeOldDataset(db: Database, orders: number, cities: number): Promise<void> {
  await makeDataset(db, sizeOf(orders, cities));
  await addHistory(db);
}
