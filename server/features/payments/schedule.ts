import { databaseNow } from '#server/db/database-now.ts';
import type { Ground, Timed } from '#server/feature.ts';
import { checkBooksNightly } from './commands-books.ts';
import { lapseUnpaid } from './commands-lapse.ts';
import { lookAtDue } from './commands-look.ts';
import { forgetOldNotices } from './commands-notice.ts';
import { sendRefunds } from './commands-refund.ts';
import { openTill } from './commands-till.ts';

export function paymentsSchedule(ground: Ground): Timed[] {
  const till = openTill(ground);
  // Two instances whose own clocks differ agree on what is due.
  const now = () => databaseNow(till.db);
  return [
    {
      name: 'payments-look',
      everySeconds: 5,
      topics: ['payments'],
      work: async () => lookAtDue(till, await now()),
    },
    {
      name: 'payments-refund',
      everySeconds: 10,
      topics: ['payments'],
      work: async () => sendRefunds(till, await now()),
    },
    {
      name: 'payments-lapse',
      everySeconds: 30,
      topics: [],
      work: async () => lapseUnpaid(till, await now()),
    },
    {
      name: 'payments-books',
      everySeconds: 5 * 60,
      topics: [],
      work: () => checkBooksNightly(till.db, new Date()),
    },
    {
      name: 'payments-tidy',
      everySeconds: 60 * 60,
      topics: [],
      work: () => forgetOldNotices(till, new Date()),
    },
  ];
}
