import { sign } from 'node:crypto';
import * as z from 'zod/mini';
import { later, type Outcome } from '../gateway.ts';
import { post } from '../http/post.ts';
import { readJson } from '../http/read-json.ts';

/** Google service account of the product. */
export interface ServiceAccount {
  clientEmail: string;
  /** PEM. */
  privateKey: string;
  keyId: string | undefined;
  tokenUrl: string;
}

export type AccessToken = { ok: true; token: string; staleAt: number } | { ok: false; outcome: Outcome };

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const livesSeconds = 60 * 60;
const renewSecondsBefore = 5 * 60;
const mostSeconds = 10;

const granted = z.object({ access_token: z.string(), expires_in: z.number() });

// An account is read once, when the product starts, and its token lives as long as it does.
const tokens = new WeakMap<ServiceAccount, Promise<AccessToken>>();

/** A token that will be good for a while, asked for once however many want it; never the one that was just refused. */
export async function accessToken(account: ServiceAccount, refusedToken?: string): Promise<AccessToken> {
  const asked = tokens.get(account);
  const token = await asked;
  if (token?.ok === true && token.token !== refusedToken && Date.now() < token.staleAt) return token;
  if (tokens.get(account) !== asked) return accessToken(account, refusedToken);
  const renewed = askForToken(account);
  tokens.set(account, renewed);
  return renewed;
}

/** RFC 7523: a statement that the account signed, against a token. */
async function askForToken(account: ServiceAccount): Promise<AccessToken> {
  const now = Math.floor(Date.now() / 1000);
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: statement(account, now),
  });
  const posted = await post({
    service: 'fcm-sign-in',
    url: new URL(account.tokenUrl),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: body.toString(),
    mostSeconds,
  });
  if (!posted.ok) return { ok: false, outcome: later(posted.why) };
  const read = z.safeParse(granted, readJson(posted.text));
  // A key that is not taken is for its owner to fix; what was to be sent waits for that.
  if (posted.status !== 200 || !read.success)
    return { ok: false, outcome: later(`no token: ${posted.status} ${posted.text}`, posted.retryAfter) };
  const { access_token: token, expires_in: seconds } = read.data;
  return { ok: true, token, staleAt: (now + seconds - renewSecondsBefore) * 1000 };
}

function statement({ clientEmail, privateKey, keyId, tokenUrl }: ServiceAccount, now: number): string {
  const head = { alg: 'RS256', typ: 'JWT', ...(keyId === undefined ? {} : { kid: keyId }) };
  const claims = { iss: clientEmail, scope, aud: tokenUrl, iat: now, exp: now + livesSeconds };
  const claimed = [head, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${claimed}.${sign('RSA-SHA256', Buffer.from(claimed), privateKey).toString('base64url')}`;
}
