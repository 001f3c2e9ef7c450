import { mutantsOf } from '../mutant.ts';

const agents = 'server/features/agents';
const dispatch = 'server/features/dispatch';

const agentsMutants = mutantsOf('agents', [
  {
    breaks: 'an applicant goes online before anybody verified them',
    file: `${agents}/commands-shift.ts`,
    find: `if (agent?.state !== 'verified') return { ok: false, reason: 'not-verified' };`,
    replace: `if (agent === undefined) return { ok: false, reason: 'not-verified' };`,
    project: 'db',
    tests: [`${agents}/agents.db`],
  },
  {
    breaks: 'an agent goes offline with an order in the hands',
    file: `${agents}/commands-shift.ts`,
    find: `if ((await readCarried(transaction, id)).length > 0) return { ok: false, reason: 'order-under-way' };`,
    replace: 'void readCarried;',
    project: 'db',
    tests: [`${dispatch}/offers.db`],
  },
]);

const dispatchMutants = mutantsOf('dispatch', [
  {
    breaks: 'an agent takes an offer that was made to another',
    file: `${dispatch}/store-offers.ts`,
    find: 'where id = ${id} and user_id = ${userId} for update`',
    replace: 'where id = ${id} and ${userId}::uuid is not null for update`',
    project: 'db',
    tests: [`${dispatch}/offers.db`],
  },
  {
    breaks: 'an offer that is over is taken all the same',
    file: `${dispatch}/commands-answer.ts`,
    find: 'if (!offer.isOpen || offer.isOver || !(await isAtWork(transaction, userId)))',
    replace: 'if (!offer.isOpen || !(await isAtWork(transaction, userId)))',
    project: 'db',
    tests: [`${dispatch}/offers.db`],
  },
  {
    breaks: 'an agent is offered what their float cannot buy',
    file: `${dispatch}/engine/eligibility.ts`,
    find: 'if (buys && order.floatNeeded > agent.freeFloat) return false;',
    replace: '',
    project: 'unit',
    tests: ['dispatch/engine/plan'],
  },
  {
    breaks: 'an agent is sent to collect more cash than they may carry',
    file: `${dispatch}/engine/eligibility.ts`,
    find: `return agent.role === 'shopper' || order.cashAtDoor <= agent.cashRoom;`,
    replace: 'return true;',
    project: 'unit',
    tests: ['dispatch/engine/plan'],
  },
  {
    breaks: 'who declined an order is offered it again',
    file: `${dispatch}/engine/eligibility.ts`,
    find: 'if (!declined.has(agent.id) && isWithinMeans(agent, order))',
    replace: 'if (declined.size < 99 && isWithinMeans(agent, order))',
    project: 'db',
    tests: [`${dispatch}/offers.db`],
  },
]);

export const workMutants = [...agentsMutants, ...dispatchMutants];
