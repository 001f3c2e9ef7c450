import type { Endpoint } from '#contract/endpoint.ts';
import type { Refusal } from '../errors/refuse.ts';
import { importanceOf, type Importance } from './importance.ts';

/** From how many statements and transactions waiting for the database calls are refused; what is most important never is. */
const mostWaiting: Readonly<Record<Importance, number>> = { least: 100, usual: 400, most: Infinity };
const retrySeconds = 5;

/** Refuses a call before it asks the database, while more waits there than is answered in time. */
export function shedCalls(endpoint: Endpoint, waiting: () => number): () => Refusal | undefined {
  // A watcher asks how things stand, also and above all while they stand badly.
  const limit = endpoint.counted === 'never' ? Infinity : mostWaiting[importanceOf(endpoint)];
  return () =>
    waiting() >= limit ? { reason: 'database-away', retryAfterSeconds: retrySeconds } : undefined;
}
