import { isToShop, marketOfRun, type Board } from './model/board.ts';
import { follow, startOf } from './model/course.ts';
import type { HeldOrder, Run } from './instructions.ts';
import { isDueLater, lastStart } from './model/last-start.ts';
import type { Agent } from './state.ts';
import type { Tours } from './tours/tours.ts';

interface Committed {
  runs: Run[];
  held: HeldOrder[];
}

/** Part of a plan that is acted on now: an offer is made at the last minute at which waiting loses nothing. */
export function commit(board: Board, tours: Tours): Committed {
  const committed: Committed = { runs: [], held: [] };
  for (const [number, agent] of board.agents.entries()) {
    const [first, ...rest] = tours.runs[number] ?? [];
    if (first === undefined) continue;
    if (agent.freeFrom > board.now) {
      holdAll(board, committed, agent, [first, ...rest], agent.freeFrom);
      continue;
    }
    const due = lastStart(board, number, agent, first);
    if (isDueLater(board, due)) {
      committed.held.push(...holdBack(board, agent, first, due, 'not-ready-yet'));
      holdAll(board, committed, agent, rest, due);
    } else {
      const promised = promise(board, number, agent, first);
      committed.runs.push(promised);
      holdAll(board, committed, agent, rest, promised.doneAt);
    }
  }
  return committed;
}

function promise(board: Board, number: number, agent: Agent, run: readonly number[]): Run {
  const course = startOf(board, number, agent);
  follow(board, agent, course, run);
  const buys = run.some((order) => isToShop(board, order));
  return {
    agent: agent.id,
    market: board.markets[marketOfRun(board, run)]?.id ?? '',
    orders: namesOf(board, run),
    task: agent.role === 'shopper' ? 'shop' : buys ? 'shop-and-deliver' : 'deliver',
    from: board.now,
    pickedUpAt: course.pickedUpAt,
    doneAt: course.time,
  };
}

function holdAll(
  board: Board,
  committed: Committed,
  agent: Agent,
  runs: readonly (readonly number[])[],
  until: number,
): void {
  for (const run of runs) committed.held.push(...holdBack(board, agent, run, until, 'an-agent-comes-free'));
}

function holdBack(
  board: Board,
  agent: Agent,
  run: readonly number[],
  until: number,
  why: HeldOrder['why'],
): HeldOrder[] {
  return namesOf(board, run).map((order) => ({ order, until, why, agent: agent.id }));
}

const namesOf = (board: Board, run: readonly number[]): string[] =>
  run.flatMap((order) => board.orders[order]?.id ?? []);
