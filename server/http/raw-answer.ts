import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** The answer itself, for who writes it piece by piece; it has the headers that were given so far. */
export function rawAnswer(reply: FastifyReply): ServerResponse {
  const answer = reply.hijack().raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) answer.setHeader(name, value);
  }
  return answer;
}
