import { mutantsOf } from '../mutant.ts';

const orders = 'server/features/orders';

const placing = mutantsOf('orders placing', [
  {
    breaks: 'an open debt does not stop the next order at the door',
    file: `${orders}/commands-place.ts`,
    find: `if (ground.debtKobo > 0) return 'debt-open' as const;`,
    replace: '',
    project: 'db',
    tests: ['payments/order-money.db'],
  },
  {
    breaks: 'an order above the cap at the door is taken',
    file: `${orders}/commands-place.ts`,
    find: `return ceilingKobo > capKobo ? ('above-delivery-cap' as const) : null;`,
    replace: `return ceilingKobo > capKobo * 2 ? ('above-delivery-cap' as const) : null;`,
    project: 'db',
    tests: [`${orders}/quote.db`],
  },
  {
    breaks: 'the estimate of a long list of dear things leaves its last line out',
    file: 'contract/orders/prices.ts',
    find: 'const itemsKobo = sumKobo(known);',
    replace: 'const itemsKobo = sumKobo(known.slice(0, 199));',
    project: 'db',
    tests: [`${orders}/quote.db`],
  },
  {
    breaks: 'credit that the account has is not held for its order',
    file: `${orders}/commands-place.ts`,
    find: 'if (held.kobo > 0) await mustPost',
    replace: 'if (held.kobo > 0 && transaction === undefined) await mustPost',
    project: 'db',
    tests: ['payments/credit.db'],
  },
  {
    breaks: 'the same request under its id places a second order',
    file: `${orders}/commands-place.ts`,
    find: 'const mark = markOf(placeEndpoint.name, written, caller.person);',
    replace:
      'const mark = markOf(placeEndpoint.name, { ...written, clientRequestId: crypto.randomUUID() }, caller.person);',
    project: 'db',
    tests: [`${orders}/placing.db`],
  },
]);

const shopping = mutantsOf('orders shopping', [
  {
    breaks: 'an agent buys above the ceiling without asking',
    file: 'contract/orders/price-verdict.ts',
    find: `if (offer.priceKobo > roomKobo) return { do: 'ask', because: 'above-ceiling' };`,
    replace: '',
    project: 'db',
    tests: [`${orders}/run.db`],
  },
  {
    breaks: 'an agent buys for more than the float holds',
    file: `${orders}/commands-buy.ts`,
    find: `if (!(await floatHolds(transaction, agentId, priceKobo))) return 'float-too-low';`,
    replace: '',
    project: 'db',
    tests: [`${orders}/run-money.db`],
  },
  {
    breaks: 'an agent who does not carry an order takes its steps',
    file: `${orders}/commands-run.ts`,
    find: 'if (order === undefined || carrierOf(order) !== agentId)',
    replace: 'if (order === undefined)',
    project: 'db',
    tests: [`${orders}/run.db`],
  },
  {
    breaks: 'three minutes of silence count as a yes',
    file: `${orders}/commands-questions.ts`,
    find: `if (answer === 'yes') {`,
    replace: `if (answer !== 'no') {`,
    project: 'db',
    tests: [`${orders}/asking.db`],
  },
]);

const delivery = mutantsOf('orders delivery', [
  {
    breaks: 'any PIN opens the delivery',
    file: `${orders}/commands-run-deliver.ts`,
    find: 'const isRight = input.pin === order.pin;',
    replace: 'const isRight = input.pin.length === (order.pin ?? input.pin).length;',
    project: 'db',
    tests: [`${orders}/door.db`],
  },
  {
    breaks: 'a sixth PIN may be tried',
    file: `${orders}/commands-run-deliver.ts`,
    find: `if (order.pinTries >= mostPinTries) return 'pin-locked';`,
    replace: `if (order.pinTries > mostPinTries) return 'pin-locked';`,
    project: 'db',
    tests: [`${orders}/door.db`],
  },
  {
    breaks: 'an order is handed over for one kobo less than its bill',
    file: `${orders}/commands-run-deliver.ts`,
    find: `if (keptKobo < owedKobo) return 'cash-short';`,
    replace: `if (keptKobo < owedKobo - 1) return 'cash-short';`,
    project: 'db',
    tests: [`${orders}/door.db`],
  },
  {
    breaks: 'a guest’s change stays with the agent',
    file: `${orders}/commands-run-deliver.ts`,
    find: `return keptKobo > owedKobo && order.accountId === null ? 'change-owed' : undefined;`,
    replace: 'return undefined;',
    project: 'db',
    tests: [`${orders}/door.db`],
  },
  {
    breaks: 'a phone may claim to have waited since before it set off',
    file: `${orders}/commands-run-door.ts`,
    find: 'Math.min(byPhone, most)',
    replace: 'Math.max(byPhone, most)',
    project: 'db',
    tests: [`${orders}/door.db`],
  },
  {
    breaks: 'a dear item goes back at the door without an admin’s word',
    file: `${orders}/commands-reject.ts`,
    find: 'if (paidKobo <= mostRejectedKobo)',
    replace: 'if (paidKobo <= mostRejectedKobo * 10)',
    project: 'db',
    tests: [`${orders}/door.db`],
  },
]);

const cancelling = mutantsOf('orders cancelling', [
  {
    breaks: 'a customer cancels although it costs more than they were shown',
    file: `${orders}/commands-cancel.ts`,
    find: `if (cancellation.owedKobo > agreedOwedKobo) return { ok: false, reason: 'changed-meanwhile' } as const;`,
    replace: 'void agreedOwedKobo;',
    project: 'db',
    tests: ['payments/order-money.db'],
  },
  {
    breaks: 'a stranger cancels somebody’s order by its code',
    file: `${orders}/commands-cancel.ts`,
    find: 'if (order === undefined || !standsForCustomer(caller.person, token, order)) {',
    replace: 'if (order === undefined) {',
    project: 'db',
    tests: [`${orders}/lifecycle.db`],
  },
  {
    breaks: 'who cancels while it is shopped pays nothing of what was bought',
    file: `${orders}/commands-consequences.ts`,
    find: `return mover === 'customer' && before === 'shopping'`,
    replace: `return mover === 'customer' && before === 'picked_up'`,
    project: 'db',
    tests: ['payments/order-money.db'],
  },
]);

const claims = mutantsOf('orders claims', [
  {
    breaks: 'somebody with another order’s link claims on this one',
    file: `${orders}/commands-claims.ts`,
    find: `if (!standsForCustomer(caller.person, written.token, order)) return refused('not-found');`,
    replace: '',
    project: 'db',
    tests: [`${orders}/claims.db`],
  },
  {
    breaks: 'a claim asks for more than what is left of the item’s price',
    file: 'contract/orders/claims.ts',
    find: `return askedKobo > leftOf(paidKobo, earlier) ? 'amount-too-high' : undefined;`,
    replace: `return askedKobo > paidKobo ? 'amount-too-high' : undefined;`,
    project: 'db',
    tests: [`${orders}/claims.db`],
  },
  {
    breaks: 'an admin decides on a claim of their own order',
    file: `${orders}/commands-claims-decide.ts`,
    find: `if (order.accountId === user.id) return { ok: false, reason: 'own-account' };`,
    replace: '',
    project: 'db',
    tests: [`${orders}/claims.db`],
  },
]);

const admin = mutantsOf('orders admin', [
  {
    breaks: 'the admin’s list ignores how an order is paid',
    file: `${orders}/store-office-filter.ts`,
    find: 'if (filter.payWay !== undefined) conditions.push(db`o.pay_way = ${filter.payWay}`);',
    replace: '',
    project: 'db',
    tests: [`${orders}/office.db`],
  },
  {
    breaks: 'orders with an open claim are not found as such',
    file: `${orders}/store-office-filter.ts`,
    find: "if (matter === 'claim') return db`o.open_claims > 0`;",
    replace: "if (matter === 'claim') return db`o.open_claims > 1`;",
    project: 'db',
    tests: [`${orders}/office.db`],
  },
  {
    breaks: 'orders with an open question are not found as such',
    file: `${orders}/store-office-filter.ts`,
    find: 'db`exists (select from item_question where order_id = o.id and answer is null)`',
    replace: 'db`exists (select from item_question where order_id = o.id and answer is not null)`',
    project: 'db',
    tests: [`${orders}/office.db`],
  },
  {
    breaks: 'the last day of a range of days is left out of the admin’s list',
    file: `${orders}/store-office-filter.ts`,
    find: '${what} < ${lagosDayEnd(to)}',
    replace: '${what} < ${lagosDayStart(to)}',
    project: 'db',
    tests: [`${orders}/office.db`],
  },
  {
    breaks: 'a page of the admin’s list skips an order that was placed at the same moment as the last one',
    file: `${orders}/store-office.ts`,
    find: ': db`(${key}, o.number) < (${at}, ${after.number})`;',
    replace: ': db`${key} < ${at}`;',
    project: 'db',
    tests: [`${orders}/office.db`],
  },
]);

export const ordersMutants = [...placing, ...shopping, ...delivery, ...cancelling, ...claims, ...admin];
