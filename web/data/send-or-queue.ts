import type { Endpoint, ReplyOf, SentTo } from '#contract/endpoint.ts';
import { ApiError } from '../lib/network/api-error.ts';
import { enqueue } from '../offline/queue/queue.ts';
import { callServer } from './call-server.ts';

/** Sends a write; without network the phone stores it, and it goes by itself with the same id. A refusal is thrown. */
export async function sendOrQueue<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  owner: string,
): Promise<ReplyOf<E> | 'stored'> {
  try {
    return await callServer(endpoint, input);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    await enqueue({ endpoint: endpoint.path, data: input, owner, name: endpoint.name });
    return 'stored';
  }
}
