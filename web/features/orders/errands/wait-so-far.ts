import type { Kobo } from '#contract/kobo.ts';
import type { SeenWaiting } from '#contract/orders/errands/schema.ts';
import {
  freeWaitMinutes,
  mostWaitMinutes,
  waitedSteps,
  waitKobo,
  waitStepMinutes,
} from '#contract/orders/errands/waiting.ts';

/** A wait that goes on: its cost so far, and the seconds until it costs more; null where it costs no more than that. */
export interface WaitSoFar {
  kobo: Kobo;
  nextInSeconds: number | null;
  /** True where it has lasted as long as was agreed. */
  isOver: boolean;
}

export function waitSoFar(seconds: number, { limit, stepKobo }: SeenWaiting): WaitSoFar {
  const steps = waitedSteps(seconds * 1000, limit);
  const nextAt = (freeWaitMinutes + steps * waitStepMinutes) * 60;
  const costsMore = steps < limit && stepKobo > 0;
  return {
    kobo: waitKobo(steps, stepKobo),
    nextInSeconds: costsMore ? Math.max(0, nextAt - seconds) : null,
    isOver: seconds >= mostWaitMinutes(limit) * 60,
  };
}
