import type { RunnerEvent } from '../program/events.ts';
import type { Tally } from '../tally.ts';

/** What a step is run with: where it says what it does, and when it has to stop. */
export interface Running {
  hear: (event: RunnerEvent) => void;
  signal: AbortSignal;
}

export interface StepEnd {
  tally: Tally;
  /** What could not be told by an event: shown in full where something failed. */
  output: string;
}

export interface Step {
  name: string;
  run(running: Running): Promise<StepEnd>;
}
