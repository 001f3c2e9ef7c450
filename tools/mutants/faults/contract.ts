import { mutantsOf } from '../mutant.ts';

export const contractMutants = mutantsOf('contract', [
  {
    breaks: 'a customer cancels what is packed already',
    file: 'contract/orders/lifecycle.ts',
    find: `step('cancel', ['picked_up', 'ready_for_delivery', 'on_the_way'], 'cancelled', ['admin'], true),`,
    replace: `step('cancel', ['picked_up', 'ready_for_delivery', 'on_the_way'], 'cancelled', ['admin', 'customer'], true),`,
    project: 'unit',
    tests: ['contract/orders/lifecycle.test'],
  },
  {
    breaks: 'a ceiling is rounded down to fifty naira',
    file: 'contract/kobo.ts',
    find: 'Math.ceil(amount / fiftyNaira)',
    replace: 'Math.floor(amount / fiftyNaira)',
    project: 'unit',
    tests: ['contract/orders/rules.test', 'contract/kobo.test'],
  },
  {
    breaks: 'a phone of nine figures is taken for one',
    file: 'contract/phone.ts',
    find: '[789][01]\\d{8}',
    replace: '[789][01]\\d{7,8}',
    project: 'unit',
    tests: ['contract/phone.test'],
  },
  {
    breaks: 'a price is not asked about until it is a third above the guide',
    file: 'contract/orders/shopping/price-verdict.ts',
    find: 'const guideRoomPercent = 15;',
    replace: 'const guideRoomPercent = 33;',
    project: 'unit',
    tests: ['contract/orders/shopping/price-verdict.test'],
  },
  {
    breaks: 'k after a number in a list means a hundred',
    file: 'contract/lists/parsing/terms/money.ts',
    find: 'factor: thousands ? 1000 : 1',
    replace: 'factor: thousands ? 100 : 1',
    project: 'unit',
    tests: ['contract/lists/parsing/examples.test'],
  },
  {
    breaks: 'what the provider settles is taken from the bank instead of brought to it',
    file: 'contract/ledger/lines.ts',
    find: "return move(movement.kobo, { from: house('gateway'), to: house('bank') });",
    replace: "return move(movement.kobo, { from: house('bank'), to: house('gateway') });",
    project: 'db',
    tests: ['server/features/payments/books/books.db'],
  },
]);
