import { may, type Board } from './board.ts';
import { follow, startOf, type Course } from './course.ts';
import type { Agent } from './state.ts';
import { costAtEnd, type Runs } from './tour.ts';

/** Where an order would be put into a tour, and what that adds to its cost. */
export interface Insertion {
  agent: number;
  /** The run it joins at that position, or the run that it becomes, before the one that stands there now. */
  run: number;
  position: number | 'own-run';
  added: number;
}

/** The cheapest way to put an order into an agent's tour, where there is one below `limit`. */
export function bestInsertion(
  board: Board,
  agentNumber: number,
  runs: Runs,
  costBefore: number,
  order: number,
  limit: number,
): Insertion | undefined {
  const agent = board.agents[agentNumber];
  if (agent === undefined || !may(board, order, agentNumber)) return undefined;
  let best: Insertion | undefined;
  let least = limit;
  const before = startOf(board, agentNumber, agent);
  const weigh = (run: number, position: number | 'own-run', changed: readonly number[], after: number) => {
    const added = costWith(board, agent, before, changed, runs, after) - costBefore;
    if (added < least) {
      least = added;
      best = { agent: agentNumber, run, position, added };
    }
  };
  for (let at = 0; at <= runs.length; at += 1) {
    weigh(at, 'own-run', [order], at);
    const run = runs[at];
    if (run === undefined || before.cost - costBefore > least) break;
    if (run.length < board.world.largestBundle && isSameMarket(board, run, order)) {
      for (let position = 0; position <= run.length; position += 1) {
        weigh(at, position, run.toSpliced(position, 0, order), at + 1);
      }
    }
    follow(board, agent, before, run);
  }
  return best;
}

const isSameMarket = (board: Board, run: readonly number[], order: number): boolean =>
  board.marketOf[run[0] ?? -1] === board.marketOf[order];

function costWith(
  board: Board,
  agent: Agent,
  before: Course,
  changed: readonly number[],
  runs: Runs,
  after: number,
): number {
  const course = { ...before };
  follow(board, agent, course, changed);
  for (let next = after; next < runs.length && course.isPossible; next += 1) {
    const run = runs[next];
    if (run !== undefined) follow(board, agent, course, run);
  }
  return course.isPossible ? costAtEnd(board, agent, course) : Infinity;
}

export function withInsertion(runs: Runs, { run, position }: Insertion, order: number): number[][] {
  const changed = runs.map((orders) => [...orders]);
  if (position === 'own-run') changed.splice(run, 0, [order]);
  else changed[run]?.splice(position, 0, order);
  return changed;
}
