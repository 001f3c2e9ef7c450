import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { openAgent, works } from './agent.ts';
import { turnPages } from './calendar.ts';
import { openCustomer, openGuest } from './customer.ts';
import { hires, signUpFinanceAdmin, runsTheDay } from './admin.ts';
import { again, type Street } from './street.ts';

export interface HowMany {
  customers: number;
  guests: number;
  agents: number;
  admins: number;
}

/** Signs all people up with what they need; then they act until the street is over. */
export async function fillStreet(street: Street, db: Database, many: HowMany): Promise<() => Promise<void>> {
  const named = (what: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${what} ${at + 1}`);
  const offices = await Promise.all(
    named('admin', many.admins).map((who) => signUpFinanceAdmin(street, who)),
  );
  const [office] = offices;
  if (office === undefined) throw new Error('nobody runs the office');
  const crew = await Promise.all(named('agent', many.agents).map((who) => openAgent(street, who)));
  for (const agent of crew) await hires(street, office, agent);
  const customers = await Promise.all(
    named('customer', many.customers).map((who) => openCustomer(street, who)),
  );
  const guests = named('guest', many.guests).map((who) => openGuest(street, who));
  const goesOn = () => !street.isOver();
  return async () => {
    const lives = [
      ...[...customers, ...guests].map((turn) => again(street, () => street.isOpen(), turn)),
      ...crew.map((agent) => again(street, goesOn, () => works(street, agent))),
      ...offices.map((admin) => again(street, goesOn, () => runsTheDay(street, admin, crew))),
    ];
    const calendar = keepsCalendar(street, db, goesOn);
    await Promise.all(lives);
    await calendar;
  };
}

/** With the database away it waits for the next time. */
async function keepsCalendar(street: Street, db: Database, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    await turnPages(db, street).catch(() => undefined);
    await pause(1000);
  }
}
