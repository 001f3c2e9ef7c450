import { randomBytes, verify, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { Answer } from '../troubled-server.ts';

export interface Account {
  clientEmail: string;
  publicKey: KeyObject;
}

/** Access tokens that were given out, and until when they are good. */
export type Granted = Map<string, Date>;

const livesSeconds = 3599;
const claimed = z.object({
  iss: z.string(),
  scope: z.string(),
  aud: z.string(),
  iat: z.int(),
  exp: z.int(),
});

/** Gives a token against a statement that the account's key signed (RFC 7523). */
export function grantToken(
  granted: Granted,
  account: Account,
  tokenUrl: string,
  form: URLSearchParams,
): Answer {
  if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
    return no('unsupported_grant_type', 'Invalid grant_type');
  const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${claims}`),
    account.publicKey,
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return no('invalid_grant', 'Invalid JWT Signature.');
  const { iss, scope, aud, iat, exp } = z.parse(
    claimed,
    JSON.parse(Buffer.from(claims, 'base64url').toString()),
  );
  const now = Date.now() / 1000;
  if (iss !== account.clientEmail || aud !== tokenUrl) return no('invalid_grant', 'Invalid JWT: iss or aud');
  if (exp - iat > 3600 || exp <= now || iat > now + 60)
    return no('invalid_grant', 'Invalid JWT: Token must be a short-lived token');
  if (!scope.split(' ').includes('https://www.googleapis.com/auth/firebase.messaging'))
    return no('invalid_scope', 'Invalid OAuth scope');
  const token = `ya29.${randomBytes(24).toString('base64url')}`;
  granted.set(token, new Date((now + livesSeconds) * 1000));
  return { status: 200, body: { access_token: token, expires_in: livesSeconds, token_type: 'Bearer' } };
}

function no(error: string, description: string): Answer {
  return { status: 400, body: { error, error_description: description } };
}
