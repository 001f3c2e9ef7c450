import { mutantsOf } from '../mutant.ts';

const agentsMutants = mutantsOf('agents', [
  {
    breaks: 'an applicant goes online before anybody verified them',
    file: 'server/features/agents/shift/go-online.ts',
    find: `if (agent?.state !== 'verified') return { ok: false, reason: 'not-verified' };`,
    replace: `if (agent === undefined) return { ok: false, reason: 'not-verified' };`,
    project: 'db',
    tests: ['server/features/agents/agents.db'],
  },
  {
    breaks: 'an agent goes offline with an order in the hands',
    file: 'server/features/agents/shift/go-offline.ts',
    find: `if ((await readCarried(transaction, id)).length > 0) return { ok: false, reason: 'order-under-way' };`,
    replace: 'void readCarried;',
    project: 'db',
    tests: ['server/features/dispatch/offers/offers.db'],
  },
]);

const dispatchMutants = mutantsOf('dispatch', [
  {
    breaks: 'an agent takes an offer that was made to another',
    file: 'server/features/dispatch/offers/store.ts',
    find: 'where id = ${id} and user_id = ${userId} for update`',
    replace: 'where id = ${id} and ${userId}::uuid is not null for update`',
    project: 'db',
    tests: ['server/features/dispatch/offers/offers.db'],
  },
  {
    breaks: 'an offer that is over is taken all the same',
    file: 'server/features/dispatch/offers/accept-offer.ts',
    find: 'if (!offer.isOpen || offer.isOver || !(await isAtWork(transaction, userId)))',
    replace: 'if (!offer.isOpen || !(await isAtWork(transaction, userId)))',
    project: 'db',
    tests: ['server/features/dispatch/offers/accept-offer.db'],
  },
  {
    breaks: 'an agent is sent to buy more than their float pays',
    file: 'server/features/dispatch/engine/model/course.ts',
    find: 'course.floatLeft < 0 || ',
    replace: '',
    project: 'unit',
    tests: ['server/features/dispatch/engine/plan-laws.test', 'server/features/dispatch/engine/plan.test'],
  },
  {
    breaks: 'an agent is sent to collect more cash than they may carry',
    file: 'server/features/dispatch/engine/model/course.ts',
    find: ' || course.cashLeft < 0',
    replace: '',
    project: 'unit',
    tests: ['server/features/dispatch/engine/plan-laws.test', 'server/features/dispatch/engine/plan.test'],
  },
  {
    breaks: 'the office is not told that an agent lacks the float for an order',
    file: 'server/features/dispatch/engine/model/eligibility.ts',
    find: `if (buys && order.floatNeeded > agent.freeFloat) return 'float';`,
    replace: '',
    project: 'db',
    tests: ['server/features/dispatch/admin/list-agents-for.db'],
  },
  {
    breaks: 'the office is not told that an agent has no room for the cash of an order',
    file: 'server/features/dispatch/engine/model/eligibility.ts',
    find: `return agent.role === 'shopper' || order.cashAtDoor <= agent.cashRoom ? undefined : 'cash';`,
    replace: 'return undefined;',
    project: 'db',
    tests: ['server/features/dispatch/admin/list-agents-for.db'],
  },
  {
    breaks: 'who declined an order is offered it again',
    file: 'server/features/dispatch/engine/model/eligibility.ts',
    find: 'if (!declined.has(agent.id) && obstacleOf(agent, order) === undefined)',
    replace: 'if (declined.size < 99 && obstacleOf(agent, order) === undefined)',
    project: 'db',
    tests: ['server/features/dispatch/offers/offers.db'],
  },
]);

export const workMutants = [...agentsMutants, ...dispatchMutants];
