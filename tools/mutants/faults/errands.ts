import { mutantsOf } from '../mutant.ts';

export const errandsMutants = mutantsOf('errands', [
  {
    breaks: 'a wait is charged beyond what its customer agreed to',
    file: 'contract/orders/errands/waiting.ts',
    find: 'return Math.min(limit, Math.max(0, Math.ceil(beyondMinutes / waitStepMinutes)));',
    replace: 'return Math.min(mostWaitSteps, Math.max(0, Math.ceil(beyondMinutes / waitStepMinutes)));',
    project: 'db',
    tests: ['server/features/orders/errands/carry.db'],
  },
  {
    breaks: 'a stop with nobody costs the whole delivery fee',
    file: 'server/features/orders/errands/store-leaving.ts',
    find: 'delivery_fee_kobo - fee_kilometres_kobo - fee_load_kobo - fee_zone_kobo - fee_wait_kobo,',
    replace: 'delivery_fee_kobo - fee_wait_kobo,',
    project: 'db',
    tests: ['server/features/orders/errands/stop.db'],
  },
  {
    breaks: 'an agent fails an errand at its stop on their own word',
    file: 'server/features/orders/errands/fail-at-stop.ts',
    find: 'if (!isEnough(waits.known) || !(await wasSeenAtStop(step, waits.since))) {',
    replace: 'if (!isEnough(waits.known)) {',
    project: 'db',
    tests: ['server/features/orders/errands/stop.db'],
  },
  {
    breaks: 'more is laid out for a task than its customer allowed',
    file: 'server/features/orders/errands/leave-stop.ts',
    find: `if ((laidOutKobo ?? 0) > mostKobo) return 'above-budget';`,
    replace: '',
    project: 'db',
    tests: ['server/features/orders/errands/do.db'],
  },
  {
    breaks: 'calls from a stop count at the door',
    file: 'server/features/orders/order/store-transition.ts',
    find: `const isNewByPhone = isNewAtDoor || step.action === 'setOff';`,
    replace: 'const isNewByPhone = isNewAtDoor;',
    project: 'db',
    tests: ['server/features/orders/errands/stop.db'],
  },
]);
