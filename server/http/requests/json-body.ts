import type { FastifyInstance } from 'fastify';
import type { RefusalCode } from '#contract/refusals.ts';

/** Thrown where Fastify leaves no way to answer; the error handler turns it into its refusal. */
export class RefusedRequest extends Error {
  readonly reason: RefusalCode;
  constructor(reason: RefusalCode) {
    super(reason);
    this.reason = reason;
  }
}

/** Bodies are JSON in UTF-8; everything else is refused by name before a handler sees it. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    const read = readJson(body);
    if (read.ok) done(null, read.value);
    else done(new RefusedRequest(read.reason));
  });
}

type Read = { ok: true; value: unknown } | { ok: false; reason: 'bad-encoding' | 'broken-json' };

function readJson(body: Buffer): Read {
  if (body.length === 0) return { ok: true, value: undefined };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return { ok: false, reason: 'bad-encoding' };
  }
  // PostgreSQL keeps no NUL in a text, escaped or not; a backslash that somebody typed before `u0000` is none.
  if (/(?<!\\)(?:\\\\)*\\u0000|\0/.test(text)) return { ok: false, reason: 'bad-encoding' };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, reason: 'broken-json' };
  }
}
