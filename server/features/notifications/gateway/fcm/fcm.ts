import * as z from 'zod/mini';
import type { PushMessage } from '#contract/notifications/payload.ts';
import { fitPayload } from '../fit-payload.ts';
import { later, refused, sent, type Outcome } from '../gateway.ts';
import { post, type Posted } from '../http/post.ts';
import { pushHeaders } from '../push-headers.ts';
import { readJson } from '../http/read-json.ts';
import { accessToken, type ServiceAccount } from './service-account.ts';

/** The project whose devices are reached. */
export interface FcmProject {
  projectId: string;
  /** Without a trailing slash. */
  baseUrl: string;
  account: ServiceAccount;
}

const mostSeconds = 10;
// Google’s documented wait where the reply names none.
const quotaSeconds = 60;

const taken = z.object({ name: z.string() });
const failed = z.object({
  error: z.object({
    status: z.optional(z.string()),
    message: z.optional(z.string()),
    details: z.optional(z.array(z.object({ errorCode: z.optional(z.string()) }))),
  }),
});

/** Hands a notice to FCM's HTTP v1 API for the one browser with this token. */
export async function sendFcm(project: FcmProject, token: string, push: PushMessage): Promise<Outcome> {
  const access = await accessToken(project.account);
  if (!access.ok) return access.outcome;
  const posted = await postMessage(project, access.token, messageFor(token, push));
  if (!posted.ok || posted.status !== 401 || isAboutWebKey(posted)) return outcomeOf(posted);
  const renewed = await accessToken(project.account, access.token);
  if (!renewed.ok) return renewed.outcome;
  return outcomeOf(await postMessage(project, renewed.token, messageFor(token, push)));
}

function messageFor(token: string, push: PushMessage) {
  const { notification, data, fcmOptions } = fitPayload(push.payload);
  // FCM takes links of https only; elsewhere the worker finds the link in the data.
  const link = fcmOptions.link.startsWith('https://') ? { fcm_options: { link: fcmOptions.link } } : {};
  return { message: { token, webpush: { headers: pushHeaders(push), notification, data, ...link } } };
}

function postMessage({ baseUrl, projectId }: FcmProject, bearer: string, message: unknown) {
  return post({
    service: 'fcm',
    url: new URL(`${baseUrl}/v1/projects/${encodeURIComponent(projectId)}/messages:send`),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` },
    body: JSON.stringify(message),
    mostSeconds,
  });
}

type Answered = Extract<Posted, { ok: true }>;

function outcomeOf(posted: Posted): Outcome {
  if (!posted.ok) return later(posted.why);
  const { status, retryAfter } = posted;
  if (status === 200) {
    const read = z.safeParse(taken, readJson(posted.text));
    return read.success ? sent(read.data.name) : later('no answer of FCM');
  }
  const { code, message } = faultOf(posted);
  const why = `${status} ${code} ${message}`;
  if (code === 'UNREGISTERED' || (status === 400 && /registration token/i.test(message)))
    return { outcome: 'gone' };
  if (status === 429) return later(why, retryAfter ?? quotaSeconds);
  // An account that may not send is its owner's to fix; what was to be sent waits for that.
  const isAccounts = status === 401 || (status === 403 && code === 'PERMISSION_DENIED');
  return status >= 500 || (isAccounts && !isAboutWebKey(posted)) ? later(why, retryAfter) : refused(why);
}

/** FCM's own word for what went wrong, else the general one of Google's services. */
function faultOf({ text }: Answered): { code: string; message: string } {
  const read = z.safeParse(failed, readJson(text));
  if (!read.success) return { code: '', message: '' };
  const { status = '', message = '', details = [] } = read.data.error;
  const own = details.find(({ errorCode }) => errorCode !== undefined)?.errorCode;
  return { code: own ?? status, message };
}

/** A 401 that is not about our token: the browser's subscription was made with another key. */
function isAboutWebKey(posted: Answered): boolean {
  return faultOf(posted).code === 'THIRD_PARTY_AUTH_ERROR';
}
