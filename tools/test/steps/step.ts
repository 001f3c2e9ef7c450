import type { RunnerEvent } from '../program/events.ts';
import type { Tally } from '../tally.ts';

/** Context of a step: its listener for events, and its abort signal. */
export interface Running {
  onEvent: (event: RunnerEvent) => void;
  signal: AbortSignal;
}

export interface StepEnd {
  tally: Tally;
  /** Output that no event could carry: printed in full after a failure. */
  output: string;
}

export interface Step {
  name: string;
  run(running: Running): Promise<StepEnd>;
}
