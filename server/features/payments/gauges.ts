import { gauges, mostCounted } from '#server/metrics/gauges.ts';
import { measureApprovals, measureBooks, measurePayments, measureRefunds } from './store-gauges.ts';

export const paymentGauges = gauges(
  {
    waiting: {
      name: 'marketwaka_payments_waiting',
      help: 'Payments that the provider is still asked about.',
    },
    overdueSeconds: {
      name: 'marketwaka_payments_look_overdue_seconds',
      help: 'By how much the question to the provider that is due longest is late.',
    },
    refundsWaiting: {
      name: 'marketwaka_refunds_waiting',
      help: 'Refunds that the provider has still to send, or to say that it sent.',
    },
    refundsOldestSeconds: {
      name: 'marketwaka_refunds_oldest_seconds',
      help: 'Age of the oldest of them.',
    },
    approvalsWaiting: {
      name: 'marketwaka_money_approvals_waiting',
      help: 'Money that waits for a second person.',
    },
    approvalsOldestSeconds: {
      name: 'marketwaka_money_approvals_oldest_seconds',
      help: 'Age of the oldest of it.',
    },
    differences: {
      name: 'marketwaka_books_differences',
      help: 'What differed at the last nightly comparison of the books.',
    },
    checkedSeconds: {
      name: 'marketwaka_books_check_age_seconds',
      help: 'How long ago the books were last compared; nothing where they never were.',
    },
  },
  async (db) => ({
    ...(await measurePayments(db, mostCounted)),
    ...(await measureRefunds(db, mostCounted)),
    ...(await measureApprovals(db, mostCounted)),
    ...(await measureBooks(db)),
  }),
);
