import * as z from 'zod/mini';
import { later, refused, sent, type Outcome } from './gateway.ts';
import { post } from './http/post.ts';
import { readJson } from './http/read-json.ts';

/** The account that SMS are sent from. */
export interface TermiiAccount {
  apiKey: string;
  /** The sender's name as it is registered there. */
  sender: string;
  /** Without a trailing slash. */
  baseUrl: string;
}

const mostSeconds = 15;
// The account has to be fixed or topped up by hand; asking sooner changes nothing.
const accountFixSeconds = 15 * 60;
// A gateway that heard and was too slow to say so has often sent it.
const quietSeconds = 60;

const errorMessage = z.union([
  z.string(),
  z.array(z.union([z.string(), z.object({ issue: z.string() })])),
  z.record(z.string(), z.array(z.string())),
]);
const answer = z.object({
  code: z.optional(z.union([z.string(), z.number()])),
  message: z.optional(errorMessage),
  message_id_str: z.optional(z.string()),
  message_id: z.optional(z.union([z.string(), z.number()])),
});

/**
 * Sends one SMS, on the way that reaches phones with do-not-disturb too: what goes by SMS is about somebody's own
 * order. Termii knows no "once": what it heard and never answered may have gone.
 */
export async function sendTermii(account: TermiiAccount, phone: string, text: string): Promise<Outcome> {
  const { apiKey, sender, baseUrl } = account;
  const sms = { to: phone.replace(/^\+/, ''), from: sender, sms: text, type: 'plain', channel: 'dnd' };
  const posted = await post({
    service: 'termii',
    url: new URL('api/sms/send', `${baseUrl}/`),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ ...sms, api_key: apiKey }),
    mostSeconds,
  });
  if (!posted.ok)
    return posted.wasReceived ? { ...later(posted.why, quietSeconds), mayHaveGone: true } : later(posted.why);
  const { status, retryAfter } = posted;
  const read = z.safeParse(answer, readJson(posted.text));
  const why = `${status} ${read.success ? sentence(read.data.message) : 'no answer of Termii'}`;
  if (status === 429 || status >= 500) return later(why, retryAfter);
  if (!read.success) return later(why, accountFixSeconds);
  const { code = 'ok', message_id: id, message_id_str: idText } = read.data;
  if (status < 300 && code === 'ok' && id !== undefined) return sent(idText ?? String(id));
  return isAboutAccount(status, why) ? later(why, accountFixSeconds) : refused(why);
}

// No key, not allowed, and nothing there: all of them before Termii has looked at the phone.
const accountStatus = [401, 403, 404, 405];

/** The key, the sender's name, the money or the route: nothing is wrong with the phone. */
function isAboutAccount(status: number, why: string): boolean {
  return (
    accountStatus.includes(status) || /sender|api.?key|balance|route|account|daily limit|unauthor/i.test(why)
  );
}

function sentence(message: z.output<typeof errorMessage> | undefined): string {
  if (message === undefined || typeof message === 'string') return message ?? '';
  const lines = Array.isArray(message) ? message : Object.values(message).flat();
  return lines.map((line) => (typeof line === 'string' ? line : line.issue)).join('; ');
}
