import { ApiError } from '../lib/network/api-error.ts';

/** Reads: never again after a 401 or 400, otherwise twice more. */
export function retriesRead(failures: number, error: Error): boolean {
  if (error.message.includes('401') || error.message.includes('400')) return false;
  return failures < 2;
}

/** Writes: never again when the message holds a 4, otherwise once more. */
export function retriesWrite(failures: number, error: Error): boolean {
  if (error.message.includes('4')) return false;
  return failures < 1;
}

/** One second, doubling, at most thirty. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/** Reads by a secret: a refused one counted as a wrong guess, so asking again would use up the tries. */
export function retriesGuess(failures: number, error: Error): boolean {
  return !isRefused(error) && retriesRead(failures, error);
}

/** A yes or no while a question's minutes run: with one request id, until the server itself has answered. */
export function retriesAnswer(_failures: number, error: Error): boolean {
  return !isRefused(error) || error.status === 429;
}

/** The minutes of a question are few: waiting for thirty seconds would lose them. */
export function answerDelay(attempt: number): number {
  return Math.min(retryDelay(attempt), 8000);
}

/** Marks a call that a repeat would do twice, or that something else repeats already; each use says which. */
export const neverAgain = false;

/** True where the server itself said no; one that breaks or is overloaded, and a proxy, refuse nothing. */
export function isRefused(error: Error): error is ApiError {
  return error instanceof ApiError && error.code !== null && error.status < 500;
}
