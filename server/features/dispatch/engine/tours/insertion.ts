import { may, mayJoin, type Board } from '../model/board.ts';
import { copyCourse, follow, startOf, type Course } from '../model/course.ts';
import type { Outlook } from '../model/outlook.ts';
import type { Agent } from '../state.ts';
import { costAtEnd, type Runs } from './tour.ts';

/** The most runs that are planned ahead for one agent: what comes later will be planned anew many times. */
const longestTour = 8;

/** Position for an order in a tour, with the cost it adds. */
export interface Insertion {
  agent: number;
  /** The run it joins at that position, or the run that it becomes, before the one that stands there now. */
  run: number;
  position: number | 'own-run';
  added: number;
}

interface Tour {
  agent: number;
  runs: Runs;
  cost: number;
}

/** The cheapest way to put an order into an agent's tour, where there is one below `limit`. */
export function bestInsertion(
  board: Board,
  outlook: Outlook,
  { agent: number, runs, cost }: Tour,
  order: number,
  limit: number,
): Insertion | undefined {
  const agent = board.agents[number];
  if (agent === undefined || !may(board, order, number)) return undefined;
  let best: Insertion | undefined;
  const before = startOf(board, number, agent);
  const course = { ...before };
  const weigh = (run: number, position: number | 'own-run', changed: readonly number[], next: number) => {
    copyCourse(before, course);
    follow(board, agent, course, changed);
    const added = costOfRest(board, outlook, agent, course, runs, next) - cost;
    if (added < (best?.added ?? limit)) best = { agent: number, run, position, added };
  };
  for (let at = 0; at <= runs.length; at += 1) {
    if (runs.length < longestTour) weigh(at, 'own-run', [order], at);
    const run = runs[at];
    if (run === undefined) break;
    if (run.length < board.world.largestBundle && mayJoin(board, agent, run, order)) {
      for (let position = 0; position <= run.length; position += 1) {
        weigh(at, position, run.toSpliced(position, 0, order), at + 1);
      }
    }
    follow(board, agent, before, run);
  }
  return best;
}

function costOfRest(
  board: Board,
  outlook: Outlook,
  agent: Agent,
  course: Course,
  runs: Runs,
  next: number,
): number {
  for (let at = next; at < runs.length && course.isPossible; at += 1) {
    follow(board, agent, course, runs[at] ?? []);
  }
  return course.isPossible ? costAtEnd(board, outlook, agent.offAt, course) : Infinity;
}

export function withInsertion(runs: Runs, { run, position }: Insertion, order: number): Runs {
  if (position === 'own-run') return runs.toSpliced(run, 0, [order]);
  return runs.with(run, (runs[run] ?? []).toSpliced(position, 0, order));
}
