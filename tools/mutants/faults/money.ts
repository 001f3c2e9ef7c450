import { mutantsOf } from '../mutant.ts';

const payments = 'server/features/payments';
const ledger = 'server/features/ledger';

const paymentsMutants = mutantsOf('payments', [
  {
    breaks: 'a payment that the provider tells of twice is booked twice',
    file: `${payments}/commands-settle.ts`,
    find: `if (locked.state === 'paid' || locked.state === 'returned') return;`,
    replace: '',
    project: 'db',
    tests: [`${payments}/online.db`],
  },
  {
    breaks: 'a payment of too little confirms the order',
    file: `${payments}/commands-settle.ts`,
    find: 'const isEnough = wantedKobo > 0 && paidKobo >= wantedKobo;',
    replace: 'const isEnough = wantedKobo > 0 && paidKobo > 0;',
    project: 'db',
    tests: [`${payments}/refunds.db`],
  },
  {
    breaks: 'a notice with a wrong signature is taken in',
    file: `${payments}/gateway/paystack/signature.ts`,
    find: 'return brought.length === expected.length && timingSafeEqual(brought, expected);',
    replace: 'return brought.length === expected.length || timingSafeEqual(brought, expected);',
    project: 'db',
    tests: [`${payments}/notices.db`],
  },
  {
    breaks: 'a refund that is on its way is promised again',
    file: `${payments}/commands-refund.ts`,
    find: 'let leftKobo = dueKobo - (await readWaitingKobo(transaction, order.id));',
    replace: 'let leftKobo = dueKobo - 0 * (await readWaitingKobo(transaction, order.id));',
    project: 'db',
    tests: [`${payments}/refunds.db`],
  },
  {
    breaks: 'an admin gives credit to their own account',
    file: `${payments}/commands-credit.ts`,
    find: `if (accountId === user.id) return { ok: false, reason: 'own-account' };`,
    replace: '',
    project: 'db',
    tests: [`${payments}/credit.db`],
  },
  {
    breaks: 'a withdrawal that was decided is paid once more',
    file: `${payments}/commands-withdraw.ts`,
    find: `if (asked.state !== 'open') return { ok: false, reason: 'already-decided' };`,
    replace: '',
    project: 'db',
    tests: [`${payments}/credit.db`],
  },
  {
    breaks: 'an agent issues a float to themselves',
    file: `${payments}/commands-float.ts`,
    find: `if (user.id === agentId) return { ok: false, reason: 'own-account' };`,
    replace: '',
    project: 'db',
    tests: [`${payments}/agents-cash.db`],
  },
  {
    breaks: 'an agent is paid for an order on which somebody still has an eye',
    file: 'server/features/orders/commands-money.ts',
    find: 'if (areHeld) return;',
    replace: 'void areHeld;',
    project: 'db',
    tests: [`${payments}/earnings.db`],
  },
]);

const ledgerMutants = mutantsOf('ledger', [
  {
    breaks: 'the change of an order that was paid beforehand is not given back',
    file: `${ledger}/commands-bill.ts`,
    find: `await mustPost(transaction, { what: 'change-booked', orderId, version, back }, null);`,
    replace: 'void back, version;',
    project: 'db',
    tests: [`${ledger}/order-money.db`],
  },
  {
    breaks: 'cash above the bill is not credited to the account',
    file: `${ledger}/commands-door.ts`,
    find: 'const over = order.accountId === null || changeKobo === 0 ? null : changeFor(order.accountId, changeKobo);',
    replace:
      'const over = order.accountId === null || changeKobo >= 0 ? null : changeFor(order.accountId, changeKobo);',
    project: 'db',
    tests: [`${ledger}/order-money.db`],
  },
  {
    breaks: 'a customer’s credit is spent twice by two at once',
    file: `${ledger}/store.ts`,
    find: '    for update of balance`',
    replace: '    `',
    project: 'db',
    tests: [`${ledger}/ledger.db`],
  },
  {
    breaks: 'a movement under a known key with other lines is passed over in silence',
    file: `${ledger}/commands.ts`,
    find: 'if (!isDeepStrictEqual(inOrder(before), inOrder(lines)))',
    replace: 'if (!isDeepStrictEqual(before.length, lines.length))',
    project: 'db',
    tests: [`${ledger}/ledger.db`],
  },
  {
    breaks: 'the odd kobo of a shared delivery is lost',
    file: 'contract/ledger/earnings.ts',
    find: 'kobo: asKobo(index === 0 ? eachKobo + oddKobo : eachKobo),',
    replace: 'kobo: asKobo(index === -1 ? eachKobo + oddKobo : eachKobo),',
    project: 'unit',
    tests: ['contract/ledger/earnings.test'],
  },
]);

export const moneyMutants = [...paymentsMutants, ...ledgerMutants];
