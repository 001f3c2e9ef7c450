import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Answer } from '../troubled-server.ts';
import { googleError } from './answers.ts';

/** Browsers as Firebase tells them apart. */
export interface Installations {
  /** By the installation's id, with what a browser renews its pass with. */
  refreshTokens: Map<string, string>;
  /** Installation that each token belongs to. */
  passes: Map<string, string>;
}

const installing = z.object({
  fid: z.string().check(z.regex(/^[cdef][\w-]{21}$/)),
  authVersion: z.literal('FIS_v2'),
  appId: z.string(),
  sdkVersion: z.string(),
});

const renewing = z.object({ installation: z.object({ appId: z.string(), sdkVersion: z.string() }) });

/** Makes a browser known. */
export function install(
  { refreshTokens, passes }: Installations,
  { appId, projectId }: { appId: string; projectId: string },
  body: unknown,
): Answer {
  const read = z.safeParse(installing, body);
  if (!read.success || read.data.appId !== appId) return wrong;
  const { fid } = read.data;
  const refreshToken = `3_${randomBytes(24).toString('base64url')}`;
  refreshTokens.set(fid, refreshToken);
  const name = `projects/${projectId}/installations/${fid}`;
  return { status: 200, body: { name, fid, refreshToken, authToken: newPass(passes, fid) } };
}

/** A fresh pass for a browser that is known. */
export function renewPass(
  { refreshTokens, passes }: Installations,
  { fid, authorization, body }: { fid: string; authorization: string | undefined; body: unknown },
): Answer {
  if (!z.safeParse(renewing, body).success) return wrong;
  const refreshToken = refreshTokens.get(fid);
  if (refreshToken === undefined)
    return googleError(404, { status: 'NOT_FOUND', message: 'Requested entity was not found.' });
  if (authorization !== `FIS_v2 ${refreshToken}`)
    return googleError(401, { status: 'UNAUTHENTICATED', message: 'Not the refresh token' });
  return { status: 200, body: newPass(passes, fid) };
}

function newPass(passes: Map<string, string>, fid: string): { token: string; expiresIn: string } {
  const token = `eyJ.${randomBytes(24).toString('base64url')}`;
  passes.set(token, fid);
  return { token, expiresIn: '604800s' };
}

const wrong = googleError(400, {
  status: 'INVALID_ARGUMENT',
  message: 'Request contains an invalid argument.',
});
