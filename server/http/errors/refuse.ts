import type { FastifyReply } from 'fastify';
import type { Language } from '#contract/accounts/schema.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { refusalStatus, type RefusalCode } from '#contract/refusals.ts';

export interface Refusal {
  reason: RefusalCode;
  sentence?: string;
  retryAfterSeconds?: number;
}

/** The one error shape on the wire: a sentence for people in the body, the code for programs in a header. */
export function refuse(
  reply: FastifyReply,
  refusal: Refusal,
  language: Language,
  sentenceOf = refusalSentence,
): FastifyReply {
  void reply
    .code(refusalStatus[refusal.reason])
    .header(refusalHeader, refusal.reason)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8');
  if (refusal.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(Math.max(1, Math.ceil(refusal.retryAfterSeconds))));
  }
  return reply.send(refusal.sentence ?? sentenceOf(refusal.reason, language));
}
