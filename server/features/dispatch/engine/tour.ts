import type { Board } from './board.ts';
import { follow, startOf, type Course } from './course.ts';
import type { Agent } from './state.ts';

/** What an agent is meant to do next: runs, each the numbers of orders of one market in the sequence of their doors. */
export type Runs = readonly (readonly number[])[];

// What a minute of an agent is worth to the orders that nobody knows yet.
const agentMinute = 0.15;

/** What a tour costs its customers, and those to come; no number at all when it cannot be done. */
export function tourCost(board: Board, agentNumber: number, agent: Agent, runs: Runs): number {
  const course = startOf(board, agentNumber, agent);
  for (const run of runs) {
    follow(board, agent, course, run);
    if (!course.isPossible) return Infinity;
  }
  return costAtEnd(board, agent, course);
}

/** Minutes after the end of a shift are lost to nobody: whoever leaves soon takes the long way. */
export function costAtEnd(board: Board, agent: Agent, course: Course): number {
  const onShift = Math.max(0, Math.min(course.busyMinutes, agent.offAt - board.now));
  return course.cost + agentMinute * onShift;
}
