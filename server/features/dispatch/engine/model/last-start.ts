import type { Board } from './board.ts';
import { collect, startOf } from './course.ts';
import type { Agent } from '../state.ts';

/** The last minute at which setting out still meets the bags: whoever would wait for them may leave later by as much. */
export function lastStart(board: Board, number: number, agent: Agent, run: readonly number[]): number {
  const course = startOf(board, number, agent);
  collect(board, agent, course, run);
  return course.time - course.busyMinutes;
}

// Sums of fractions stray: what is due within so much of a minute is due now.
const instant = 0.001;

export const isDueLater = (board: Board, due: number): boolean => due > board.now + instant;
