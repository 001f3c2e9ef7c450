import { mutantsOf } from '../mutant.ts';

const paymentsMutants = mutantsOf('payments', [
  {
    breaks: 'a payment that the provider tells of twice is booked twice',
    file: 'server/features/payments/online/settle-payment.ts',
    find: `if (locked.state === 'paid' || locked.state === 'returned') return;`,
    replace: '',
    project: 'db',
    tests: ['server/features/payments/online/online-payment.db'],
  },
  {
    breaks: 'a payment of too little confirms the order',
    file: 'server/features/payments/online/settle-payment.ts',
    find: 'const isEnough = wantedKobo > 0 && paidKobo >= wantedKobo;',
    replace: 'const isEnough = wantedKobo > 0 && paidKobo > 0;',
    project: 'db',
    tests: ['server/features/payments/refunds/send-refunds.db'],
  },
  {
    breaks: 'a notice with a wrong signature is taken in',
    file: 'server/features/payments/gateway/paystack/signature.ts',
    find: 'return brought.length === expected.length && timingSafeEqual(brought, expected);',
    replace: 'return brought.length === expected.length || timingSafeEqual(brought, expected);',
    project: 'db',
    tests: ['server/features/payments/online/receive-paystack-notice.db'],
  },
  {
    breaks: 'a refund that is on its way is promised again',
    file: 'server/features/payments/refunds/promise-refunds.ts',
    find: 'return Math.max(0, dueKobo - (await readWaitingKobo(transaction, orderId)));',
    replace: 'return Math.max(0, dueKobo - 0 * (await readWaitingKobo(transaction, orderId)));',
    project: 'db',
    tests: ['server/features/payments/refunds/send-refunds.db'],
  },
  {
    breaks: 'an admin gives credit to their own account',
    file: 'server/features/payments/credit/adjust-credit.ts',
    find: `if (input.accountId === memberOf(caller).user.id) return { ok: false, reason: 'own-account' };`,
    replace: '',
    project: 'db',
    tests: ['server/features/payments/credit/credit.db'],
  },
  {
    breaks: 'a withdrawal that was decided is paid once more',
    file: 'server/features/payments/credit/decide-withdrawal.ts',
    find: `if (asked.state !== 'open') return { ok: false, reason: 'already-decided' };`,
    replace: '',
    project: 'db',
    tests: ['server/features/payments/credit/credit.db'],
  },
  {
    breaks: 'an agent issues a float to themselves',
    file: 'server/features/payments/agents/move-agent-money.ts',
    find: `if (memberOf(caller).user.id === input.agentId) return { ok: false, reason: 'own-account' };`,
    replace: '',
    project: 'db',
    tests: ['server/features/payments/agents/agents-cash.db'],
  },
  {
    breaks: 'an agent is paid for an order whose hand-over still waits for a decision',
    file: 'server/features/orders/timers/store.ts',
    find: 'o.open_claims = 0 and not o.earnings_held',
    replace: 'o.open_claims = 0',
    project: 'db',
    tests: ['server/features/payments/earnings/show-my-earnings.db'],
  },
]);

const ledgerMutants = mutantsOf('ledger', [
  {
    breaks: 'the change of an order that was paid beforehand is not given back',
    file: 'server/features/ledger/bill.ts',
    find: `await mustPost(transaction, { what: 'change-booked', orderId, version, back }, null);`,
    replace: 'void back, version;',
    project: 'db',
    tests: ['server/features/ledger/order-money.db'],
  },
  {
    breaks: 'cash above the bill is not credited to the account',
    file: 'server/features/ledger/cash-and-earnings.ts',
    find: 'const over = order.accountId === null || changeKobo === 0 ? null : changeFor(order.accountId, changeKobo);',
    replace:
      'const over = order.accountId === null || changeKobo >= 0 ? null : changeFor(order.accountId, changeKobo);',
    project: 'db',
    tests: ['server/features/ledger/order-money.db'],
  },
  {
    breaks: 'a customer’s credit is spent twice by two at once',
    file: 'server/features/ledger/store.ts',
    find: '    for update of balance`',
    replace: '    `',
    project: 'db',
    tests: ['server/features/ledger/ledger.db'],
  },
  {
    breaks: 'a movement under a known key with other lines is passed over in silence',
    file: 'server/features/ledger/post.ts',
    find: 'if (!isDeepStrictEqual(inOrder(before), inOrder(lines)))',
    replace: 'if (!isDeepStrictEqual(before.length, lines.length))',
    project: 'db',
    tests: ['server/features/ledger/ledger.db'],
  },
  {
    breaks: 'the odd kobo of a shared delivery is lost',
    file: 'contract/ledger/earnings.ts',
    find: 'sumKobo([eachKobo, oddKobo, itemsKobo])',
    replace: 'sumKobo([eachKobo, itemsKobo])',
    project: 'unit',
    tests: ['contract/ledger/earnings.test'],
  },
]);

export const moneyMutants = [...paymentsMutants, ...ledgerMutants];
