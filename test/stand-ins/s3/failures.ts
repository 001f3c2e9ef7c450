/** Simulated failures of the store; all off at first. */
export interface Failures {
  /** Every answer takes so long. */
  slowMs: number;
  /** Out of reach: connections are dropped. */
  isAway: boolean;
  /** Number of the next calls that are answered with a 503 and not done. */
  failCalls: number;
  /** Number of the next calls that are done and answered with a 500 all the same. */
  loseAnswers: number;
  /** Number of the next objects that break off half way. */
  cutObjects: number;
  /** Number of the next objects that arrive as other bytes of the same length. */
  spoilObjects: number;
  /** Number of the next uploads that arrive as other bytes than were sent. */
  spoilPuts: number;
}

export function noFailures(): Failures {
  return {
    slowMs: 0,
    isAway: false,
    failCalls: 0,
    loseAnswers: 0,
    cutObjects: 0,
    spoilObjects: 0,
    spoilPuts: 0,
  };
}

/** True where this call is to fail. */
export function takesOne(
  failures: Failures,
  kind: 'failCalls' | 'loseAnswers' | 'cutObjects' | 'spoilObjects' | 'spoilPuts',
): boolean {
  if (failures[kind] === 0) return false;
  failures[kind] -= 1;
  return true;
}
