import { isToShop, marketPoint, type Board } from './board.ts';
import { follow, startOf } from './course.ts';
import type { HeldOrder, Run } from './instructions.ts';
import type { Agent } from './state.ts';
import type { Tours } from './tours.ts';
import { wayMinutes } from './travel.ts';

/** What of a plan is done now: a promise is made at the last minute at which nothing is lost by waiting. */
export function commit(board: Board, tours: Tours): { runs: Run[]; held: HeldOrder[] } {
  const runs: Run[] = [];
  const held: HeldOrder[] = [];
  for (const [number, agent] of board.agents.entries()) {
    const [first, ...rest] = tours.runs[number] ?? [];
    if (first === undefined) continue;
    const due = lastStart(board, number, agent, first);
    if (due <= board.now) runs.push(runOf(board, number, agent, first));
    else held.push(...hold(board, agent, first, due));
    for (const run of rest) held.push(...hold(board, agent, run, Math.max(board.now + 1, agent.freeFrom)));
  }
  return { runs, held };
}

/** The last minute at which setting out still meets the bags the moment they are ready. */
function lastStart(board: Board, number: number, agent: Agent, run: readonly number[]): number {
  if (agent.freeFrom > board.now) return agent.freeFrom;
  if (run.some((order) => isToShop(board, order))) return board.now;
  const ready = Math.max(...run.map((order) => board.readyAt[order] ?? 0));
  const way = wayMinutes(board, number, marketPoint(board, board.marketOf[run[0] ?? -1] ?? 0));
  return ready - board.world.stallMinutes / 2 - way;
}

function hold(board: Board, agent: Agent, run: readonly number[], until: number): HeldOrder[] {
  const why = agent.freeFrom > board.now ? 'an-agent-comes-free' : 'not-ready-yet';
  return namesOf(board, run).map((order) => ({ order, until, why, agent: agent.id }));
}

function runOf(board: Board, number: number, agent: Agent, run: readonly number[]): Run {
  const course = startOf(board, number, agent);
  follow(board, agent, course, run);
  const buys = run.some((order) => isToShop(board, order));
  return {
    agent: agent.id,
    market: board.markets[board.marketOf[run[0] ?? -1] ?? -1]?.id ?? '',
    orders: namesOf(board, run),
    task: agent.role === 'shopper' ? 'shop' : buys ? 'shop-and-deliver' : 'deliver',
    from: board.now,
    pickedUpAt: course.pickedUpAt,
    doneAt: course.time,
  };
}

export function namesOf(board: Board, orders: Iterable<number>): string[] {
  return [...orders].flatMap((order) => board.orders[order]?.id ?? []);
}
