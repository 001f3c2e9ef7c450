import * as z from 'zod/mini';
import { asKobo, type Kobo } from '#contract/kobo.ts';

/** Time at the stop of an errand that costs nothing. */
export const freeWaitMinutes = 10;
export const waitStepMinutes = 15;
/** Two hours beyond the free time. */
export const mostWaitSteps = 8;

/** The paid steps that an agent waits at most, as its customer agreed. */
export const waitSteps = z.int().check(z.minimum(0), z.maximum(mostWaitSteps));

/** Paid steps of a wait: each that was started beyond the free time, up to the limit. */
export function waitedSteps(waitedMs: number, limit: number): number {
  const beyondMinutes = waitedMs / 60_000 - freeWaitMinutes;
  return Math.min(limit, Math.max(0, Math.ceil(beyondMinutes / waitStepMinutes)));
}

/** The longest wait that a limit allows. */
export function mostWaitMinutes(limit: number): number {
  return freeWaitMinutes + limit * waitStepMinutes;
}

export function waitKobo(steps: number, stepKobo: Kobo): Kobo {
  return asKobo(steps * stepKobo);
}
