import type { Ask } from './asking.ts';
import { askTheOffice, sayNo, work } from './agent-reads.ts';
import { lookAround } from './customer-reads.ts';
import { comeAndGo } from './newcomer.ts';
import { liveAnOrder } from './order-life.ts';
import type { People } from './people.ts';

/** Together every call of customers and agents but those that are left out. */
export const plays: readonly ((people: People, ask: Ask) => Promise<void>)[] = [
  lookAround,
  comeAndGo,
  liveAnOrder,
  work,
  sayNo,
  askTheOffice,
];
