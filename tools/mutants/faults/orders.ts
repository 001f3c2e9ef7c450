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
    find: `if (keptKobo > owedKobo && order.accountId === null) return 'change-owed';`,
    replace: '',
    project: 'db',
    tests: [`${orders}/door.db`],
  },
  {
    breaks: 'a phone may claim to have waited since before it set off',
    file: `${orders}/commands-run-door.ts`,
    find: 'Math.min(byPhone, most)',
    replace: 'Math.max(byPhone, most)',
    project: 'db',
    tests: [`${orders}/not-opened.db`],
  },
  {
    breaks: 'a wait by the phone’s word alone makes a debtor',
    file: `${orders}/commands-run-door.ts`,
    find: 'if (!isEnough(waits.known) ||',
    replace: 'if (!isEnough(waits.said) ||',
    project: 'db',
    tests: [`${orders}/not-opened.db`],
  },
  {
    breaks: 'a door is left from anywhere',
    file: `${orders}/commands-run-moment.ts`,
    find: 'kilometresBetween(place, door) <= mostKm',
    replace: 'kilometresBetween(place, door) <= mostKm * 100',
    project: 'db',
    tests: [`${orders}/not-opened.db`],
  },
  {
    breaks: 'a wrong PIN passes that was refused with network before',
    file: `${orders}/commands-run-deliver.ts`,
    find: 'isOffline && order.pinTries === 0',
    replace: 'isOffline && order.pinTries < mostPinTries',
    project: 'db',
    tests: [`${orders}/without-network.db`],
  },
  {
    breaks: 'a wrong PIN passes whenever the phone says that it had no network',
    file: `${orders}/commands-run-deliver.ts`,
    find: 'input.typedOffline && isTypedInSilence(step, moment)',
    replace: 'input.typedOffline',
    project: 'db',
    tests: [`${orders}/without-network.db`],
  },
  {
    breaks: 'the second delivery of an agent whose first is doubted is not asked about',
    file: `${orders}/commands-run-deliver.ts`,
    find: '(isOffline && (await hasUnconfirmed(transaction, step.agentId)))',
    replace: '(isOffline && !(await hasUnconfirmed(transaction, step.agentId)) && !isRight)',
    project: 'db',
    tests: [`${orders}/without-network.db`],
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

export const ordersMutants = [...placing, ...shopping, ...delivery];
