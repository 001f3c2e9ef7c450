/** Simulated failures of the provider; all off at first. */
export interface Failures {
  /** Every answer is on its way so long, and says what was true before. */
  slowMs: number;
  /** Number of the next calls that are done and answered with a 500 all the same. */
  loseAnswers: number;
  /** The same for refunds that are asked for. */
  loseRefundAnswers: number;
  /** Number of the next calls that are not done at all. */
  failCalls: number;
  /** Out of reach: connections are dropped. */
  isAway: boolean;
  /** Every notice comes so many times. */
  noticesEach: number;
  /** Notices wait, and go in the wrong order when they are let go. */
  holdsNotices: boolean;
  /** No notice is ever sent. */
  isSilent: boolean;
  /** Notices are signed with another key. */
  forges: boolean;
  /** Notices say another amount than was paid. */
  noticesLie: boolean;
  /** Refunds are taken and then fail. */
  refundsFail: boolean;
}

export function noFailures(): Failures {
  return {
    slowMs: 0,
    loseAnswers: 0,
    loseRefundAnswers: 0,
    failCalls: 0,
    isAway: false,
    noticesEach: 1,
    holdsNotices: false,
    isSilent: false,
    forges: false,
    noticesLie: false,
    refundsFail: false,
  };
}
