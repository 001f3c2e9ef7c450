/** How the store misbehaves; all of it off at first. */
export interface Mischief {
  /** Every answer takes so long. */
  slowMs: number;
  /** Out of reach: connections are dropped. */
  isAway: boolean;
  /** So many of the next calls are answered with a 503 and not done. */
  failCalls: number;
  /** So many of the next calls are done and answered with a 500 all the same. */
  loseAnswers: number;
  /** So many of the next objects end in the middle of their way. */
  cutObjects: number;
  /** So many of the next objects arrive as other bytes of the same length. */
  spoilObjects: number;
  /** So many of the next objects that are put arrive as other bytes than were sent. */
  spoilPuts: number;
}

export function noMischief(): Mischief {
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

/** Whether it is this call's turn to go wrong. */
export function takesOne(
  mischief: Mischief,
  kind: 'failCalls' | 'loseAnswers' | 'cutObjects' | 'spoilObjects' | 'spoilPuts',
): boolean {
  if (mischief[kind] === 0) return false;
  mischief[kind] -= 1;
  return true;
}
