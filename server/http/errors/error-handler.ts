import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalCode } from '#contract/refusals.ts';
import { isDatabaseAway, isDatabaseBusy } from '#server/db/unavailable.ts';
import { isDiskFull } from '#server/process/disk-full.ts';
import { RefusedRequest } from '../requests/json-body.ts';
import { languageOf } from '../requests/language.ts';
import { sendPlainPage, wantsPage } from '../pages/plain-page.ts';
import { refuse, type Refusal } from './refuse.ts';

const databaseRetrySeconds = 2;
// An operator has to make room.
const diskRetrySeconds = 30;

const frameworkRefusals: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-input',
  FST_ERR_BAD_URL: 'bad-encoding',
};

/** Turns whatever was thrown into the one error shape; only real bugs are logged as errors. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request.headers.cookie);
  const refusal = refusalOf(error);
  if (refusal.reason === 'bug') request.log.error({ err: error }, 'bug');
  if (refusal.reason === 'database-away') request.log.warn({ code: error.code }, 'database away');
  if (refusal.reason === 'disk-full') request.log.error({ code: error.code }, 'disk full');
  return wantsPage(request) ? sendPlainPage(reply, refusal, language) : refuse(reply, refusal, language);
}

function refusalOf(error: FastifyError): Refusal {
  const reason = reasonOf(error);
  if (reason === 'database-away') return { reason, retryAfterSeconds: databaseRetrySeconds };
  return reason === 'disk-full' ? { reason, retryAfterSeconds: diskRetrySeconds } : { reason };
}

function reasonOf(error: FastifyError): RefusalCode {
  if (error instanceof RefusedRequest) return error.reason;
  if (isDatabaseAway(error) || isDatabaseBusy(error)) return 'database-away';
  if (isDiskFull(error)) return 'disk-full';
  const known = frameworkRefusals[error.code];
  if (known !== undefined) return known;
  return error.statusCode !== undefined && error.statusCode < 500 ? 'bad-input' : 'bug';
}
