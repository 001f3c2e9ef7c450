import type { Board } from '../model/board.ts';
import { follow, startOf, type Course } from '../model/course.ts';
import type { Outlook } from '../model/outlook.ts';

/** Planned runs of an agent: each the numbers of orders of one market in the sequence of their doors. */
export type Runs = readonly (readonly number[])[];

// Value of an agent’s minute on shift for future orders.
const agentMinute = 0.05;
// An agent's place matters to the orders to come as far as half an hour of the shift is left for them.
const minutesToMatter = 30;

/** Cost of a tour for its customers and for future ones; infinite when it cannot be done. */
export function tourCost(board: Board, outlook: Outlook, agentNumber: number, runs: Runs): number {
  const agent = board.agents[agentNumber];
  if (agent === undefined) return Infinity;
  const course = startOf(board, agentNumber, agent);
  for (const run of runs) {
    follow(board, agent, course, run);
    if (!course.isPossible) return Infinity;
  }
  return costAtEnd(board, outlook, agent.offAt, course);
}

/** Minutes after the end of a shift are lost to nobody: whoever leaves soon takes the long way. */
export function costAtEnd(board: Board, outlook: Outlook, offAt: number, course: Course): number {
  const onShift = Math.max(0, Math.min(course.busyMinutes, offAt - board.now));
  const stays = Math.max(0, Math.min(1, (offAt - course.time) / minutesToMatter));
  return course.cost + agentMinute * onShift + stays * (outlook[course.point] ?? 0);
}
