import { mutantsOf } from '../mutant.ts';

const cancelling = mutantsOf('orders cancelling', [
  {
    breaks: 'a customer cancels although it costs more than they were shown',
    file: 'server/features/orders/cancelling/cancel-order.ts',
    find: `if (cancellation.owedKobo > agreedOwedKobo) return { ok: false, reason: 'changed-meanwhile' } as const;`,
    replace: 'void agreedOwedKobo;',
    project: 'db',
    tests: ['server/features/orders/track/placed-order.db'],
  },
  {
    breaks: 'a stranger cancels somebody’s order by its code',
    file: 'server/features/orders/cancelling/cancel-order.ts',
    find: 'if (order === undefined || !standsForCustomer(caller.person, token, order)) {',
    replace: 'if (order === undefined) {',
    project: 'db',
    tests: ['server/features/orders/track/placed-order.db'],
  },
  {
    breaks: 'who cancels while it is shopped pays nothing of what was bought',
    file: 'server/features/orders/order/transition-effects.ts',
    find: `return mover === 'customer' && from === 'shopping';`,
    replace: `return mover === 'customer' && from === 'picked_up';`,
    project: 'db',
    tests: ['server/features/orders/run/restart.db'],
  },
]);

const claims = mutantsOf('orders claims', [
  {
    breaks: 'somebody with another order’s link claims on this one',
    file: 'server/features/orders/claims/make-claim.ts',
    find: `if (!standsForCustomer(caller.person, written.token, order)) return refused('not-found');`,
    replace: '',
    project: 'db',
    tests: ['server/features/orders/claims/claims.db'],
  },
  {
    breaks: 'a claim asks for more than what is left of the item’s price',
    file: 'contract/orders/claims/rules.ts',
    find: `return askedKobo > leftOf(worthKobo, earlier) ? 'amount-too-high' : undefined;`,
    replace: `return askedKobo > worthKobo ? 'amount-too-high' : undefined;`,
    project: 'db',
    tests: ['server/features/orders/claims/claims.db'],
  },
  {
    breaks: 'an admin decides on a claim of their own order',
    file: 'server/features/orders/claims/decide-claim.ts',
    find: `if (order.accountId === by.userId) return { ok: false, reason: 'own-account' };`,
    replace: '',
    project: 'db',
    tests: ['server/features/orders/claims/claims.db'],
  },
]);

const admin = mutantsOf('orders admin', [
  {
    breaks: 'the admin’s list ignores how an order is paid',
    file: 'server/features/orders/admin/store-filter.ts',
    find: 'if (filter.payWay !== undefined) conditions.push(db`o.pay_way = ${filter.payWay}`);',
    replace: '',
    project: 'db',
    tests: ['server/features/orders/admin/list-orders.db'],
  },
  {
    breaks: 'the admin’s list ignores what kind of errand an order is',
    file: 'server/features/orders/admin/store-filter.ts',
    find: 'if (filter.kind !== undefined) conditions.push(db`o.kind = ${filter.kind}`);',
    replace: '',
    project: 'db',
    tests: ['server/features/orders/admin/list-orders.db'],
  },
  {
    breaks: 'orders with an open claim are not found as such',
    file: 'server/features/orders/admin/store-filter.ts',
    find: "if (matter === 'claim') return db`o.open_claims > 0`;",
    replace: "if (matter === 'claim') return db`o.open_claims > 1`;",
    project: 'db',
    tests: ['server/features/orders/admin/list-orders.db'],
  },
  {
    breaks: 'orders with an open question are not found as such',
    file: 'server/features/orders/admin/store-filter.ts',
    find: 'db`exists (select from item_question where order_id = o.id and answer is null)`',
    replace: 'db`exists (select from item_question where order_id = o.id and answer is not null)`',
    project: 'db',
    tests: ['server/features/orders/admin/list-orders.db'],
  },
  {
    breaks: 'the last day of a range of days is left out of the admin’s list',
    file: 'server/features/orders/admin/store-filter.ts',
    find: '${what} < ${lagosDayEnd(to)}',
    replace: '${what} < ${lagosDayStart(to)}',
    project: 'db',
    tests: ['server/features/orders/admin/list-orders.db'],
  },
  {
    breaks: 'the hour after midnight in Lagos counts to the day before in the admin’s list',
    file: 'contract/time.ts',
    find: 'return new Date(new Date(`${date}T00:00:00.000Z`).getTime() - lagosOffsetMs);',
    replace: 'return new Date(new Date(`${date}T00:00:00.000Z`).getTime());',
    project: 'db',
    tests: ['server/features/orders/admin/list-orders.db'],
  },
  {
    breaks: 'a page of the admin’s list skips an order that was placed at the same moment as the last one',
    file: 'server/features/orders/admin/store.ts',
    find: ': db`(${key}, o.number) < (${at}, ${after.number})`;',
    replace: ': db`${key} < ${at}`;',
    project: 'db',
    tests: ['server/features/orders/admin/list-orders-pages.db'],
  },
]);

export const ordersAfterMutants = [...cancelling, ...claims, ...admin];
