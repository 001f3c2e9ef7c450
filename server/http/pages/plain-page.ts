import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/accounts/schema.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { refusalStatus } from '#contract/refusals.ts';
import type { Refusal } from '../errors/refuse.ts';
import { plainPolicy } from '../security/content-security-policy.ts';

const style = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
body{margin:0;display:grid;place-items:center;min-height:100vh;padding:1.5rem}
main{max-width:28rem}a{display:inline-block;padding:.75rem 0;font-weight:700;color:inherit}`;

const policy = plainPolicy(style);

/** True for a browser that opens an address to look at, and not a program or a script. */
export function wantsPage(request: FastifyRequest): boolean {
  const accepted = request.headers.accept ?? '';
  return request.method === 'GET' && !request.url.startsWith('/api/') && accepted.includes('text/html');
}

/** The page of last resort, when no other can be made: no script, no database, and the way to try again. */
export async function sendPlainPage(
  reply: FastifyReply,
  refusal: Refusal,
  language: Language,
): Promise<FastifyReply> {
  const { errors } = await loadPublicCopy(language);
  void reply
    .code(refusalStatus[refusal.reason])
    .header(refusalHeader, refusal.reason)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8');
  if (refusal.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply.send(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${errors.title}</title><style>${style}</style></head><body><main><h1>${errors.title}</h1><p>${refusalSentence(refusal.reason, language)}</p><a href="">${errors.tryAgain}</a></main></body></html>`,
  );
}
