import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';

/**
 * Marks all that a request does from Fastify’s hand-over on; the answer says whose mark holds now. Work of jobs that goes
 * on meanwhile has none.
 */
export function markRequests<Mark>(mark: () => Mark): () => Mark | undefined {
  const underWay = new AsyncLocalStorage<Mark>();
  channel('tracing:fastify.request.handler:start').bindStore(underWay, mark);
  return () => underWay.getStore();
}
