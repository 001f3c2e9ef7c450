import { databaseNow } from '#server/db/clock.ts';
import type { FeatureDeps, FeatureJob } from '#server/feature.ts';
import { passApprovals } from './approvals/pass-approvals.ts';
import { checkBooksNightly } from './books/nightly-check.ts';
import { encryptBankAccounts } from './credit/encrypt-bank-accounts.ts';
import { lapseUnpaid } from './online/lapse-unpaid.ts';
import { pollDuePayments } from './online/poll-payments.ts';
import { forgetOldNotices } from './online/forget-old-notices.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import { openPaymentDeps } from './online/payment-deps.ts';

export function paymentsSchedule(deps: FeatureDeps): FeatureJob[] {
  const till = openPaymentDeps(deps);
  // Two instances whose own clocks differ agree on what is due.
  const now = () => databaseNow(till.db);
  return [
    {
      name: 'payments-look',
      everySeconds: 5,
      topics: ['payments'],
      work: async () => pollDuePayments(till, await now()),
    },
    {
      name: 'payments-refund',
      everySeconds: 10,
      topics: ['payments'],
      work: async () => sendRefunds(till, await now()),
    },
    {
      name: 'payments-approvals',
      everySeconds: 60,
      topics: [],
      work: () => passApprovals(till.db),
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
      work: () => checkBooksNightly({ db: till.db, log: deps.log }, new Date()),
    },
    {
      name: 'payments-encrypt',
      everySeconds: 60,
      topics: [],
      work: () => encryptBankAccounts(till.db, deps.keys),
    },
    {
      name: 'payments-tidy',
      everySeconds: 60 * 60,
      topics: [],
      work: () => forgetOldNotices(till, new Date()),
    },
  ];
}
