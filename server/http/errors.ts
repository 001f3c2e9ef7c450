import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { RefusalCode } from '#contract/refusals.ts';
import { isDatabaseAway } from '../db/database.ts';
import { RefusedRequest } from './json-body.ts';
import { languageOf } from './language.ts';
import { refuse } from './refuse.ts';

const databaseRetrySeconds = 2;

const frameworkRefusals: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-input',
  FST_ERR_BAD_URL: 'bad-encoding',
};

/** Turns whatever was thrown into the one error shape; only real bugs are logged as errors. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const language = languageOf(request.headers.cookie);
    const reason = reasonOf(error);
    if (reason === 'bug') request.log.error({ err: error }, 'bug');
    if (reason === 'database-away') {
      request.log.warn({ code: error.code }, 'database away');
      return refuse(reply, { reason, retryAfterSeconds: databaseRetrySeconds }, language);
    }
    return refuse(reply, { reason }, language);
  });
}

function reasonOf(error: FastifyError): RefusalCode {
  if (error instanceof RefusedRequest) return error.reason;
  if (isDatabaseAway(error)) return 'database-away';
  const known = frameworkRefusals[error.code];
  if (known !== undefined) return known;
  return error.statusCode !== undefined && error.statusCode < 500 ? 'bad-input' : 'bug';
}

/** An address under /api that is no call: another method's address says which, the rest are unknown. */
export function unknownCall(request: FastifyRequest, allowed: readonly string[]): RefusalCode {
  return allowed.length > 0 && !allowed.includes(request.method) ? 'wrong-method' : 'unknown-call';
}
