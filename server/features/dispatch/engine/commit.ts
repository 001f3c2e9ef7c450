import { isToShop, marketOfRun, type Board } from './board.ts';
import { collect, deliver, follow, startOf } from './course.ts';
import type { HeldOrder, Run } from './instructions.ts';
import type { Agent } from './state.ts';
import type { Tours } from './tours.ts';

// Sums of fractions stray: what is due within so much of a minute is due now.
const instant = 0.001;

interface Committed {
  runs: Run[];
  held: HeldOrder[];
}

/** What of a plan is done now: a promise is made at the last minute at which nothing is lost by waiting. */
export function commit(board: Board, tours: Tours): Committed {
  const committed: Committed = { runs: [], held: [] };
  for (const [number, agent] of board.agents.entries()) {
    const [first, ...rest] = tours.runs[number] ?? [];
    if (first === undefined) continue;
    if (agent.freeFrom > board.now) {
      holdAll(board, committed, agent, [first, ...rest], agent.freeFrom);
      continue;
    }
    const { run, due } = firstRun(board, number, agent, first);
    if (due > board.now + instant) {
      committed.held.push(...holdBack(board, agent, first, due, 'not-ready-yet'));
      holdAll(board, committed, agent, rest, due);
    } else {
      const promised = promise(board, number, agent, run);
      committed.runs.push(promised);
      const left = first.filter((order) => !run.includes(order));
      holdAll(board, committed, agent, [left, ...rest], promised.doneAt);
    }
  }
  return committed;
}

interface Due {
  run: readonly number[];
  due: number;
}

/**
 * The run with the last minute at which setting out still meets the bags when they are ready. Where that would make
 * one of its orders late that alone would be in time, this one goes alone.
 */
function firstRun(board: Board, number: number, agent: Agent, run: readonly number[]): Due {
  const due = lastStart(board, number, agent, run);
  if (due <= board.now + instant || run.length === 1) return { run, due };
  const isLate = (order: number, its: readonly number[]) =>
    deliveryOf(board, number, agent, its, order) > (board.orders[order]?.dueBy ?? Infinity);
  const delayed = run.find((order) => isLate(order, run) && !isLate(order, [order]));
  return delayed === undefined
    ? { run, due }
    : { run: [delayed], due: lastStart(board, number, agent, [delayed]) };
}

/** Whoever would wait for the bags may as well leave later by as much. */
function lastStart(board: Board, number: number, agent: Agent, run: readonly number[]): number {
  const course = startOf(board, number, agent);
  collect(board, agent, course, run);
  return course.time - course.busyMinutes;
}

function deliveryOf(board: Board, number: number, agent: Agent, run: readonly number[], of: number): number {
  const course = startOf(board, number, agent);
  let delivered = Infinity;
  collect(board, agent, course, run);
  deliver(board, course, run, (_, __, order, at) => {
    if (order === of) delivered = at;
  });
  return delivered;
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
