import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Answer, Call } from '../troubled-server.ts';
import { googleError } from './answers.ts';
import { install, renewPass, type Installations } from './installations.ts';

/** A browser as FCM knows it: where its own push service reaches it. */
export interface Registration {
  endpoint: string;
  p256dh: string;
  auth: string;
  applicationPubKey: string | undefined;
}

/** Registrations of browsers. */
export interface Registry extends Installations {
  apiKey: string;
  appId: string;
  projectId: string;
  registrations: Map<string, Registration>;
}

const registering = z.object({
  web: z.object({
    endpoint: z.url(),
    p256dh: z.string(),
    auth: z.string(),
    applicationPubKey: z.optional(z.string()),
  }),
});

/** The calls that a browser makes to register, change and end its registration. */
export function answerBrowser(registry: Registry, { method, url, headers, body: bytes }: Call): Answer {
  const [, projectId, what, named, renewal] =
    /^\/v1\/projects\/([^/]+)\/(installations|registrations)(?:\/([^/]+))?(\/authTokens:generate)?$/.exec(
      url.pathname,
    ) ?? [];
  if (projectId !== registry.projectId) return notFound;
  if (headers['x-goog-api-key'] !== registry.apiKey)
    return googleError(400, { status: 'INVALID_ARGUMENT', message: 'API key not valid.' });
  const body: unknown = bytes.length === 0 ? undefined : JSON.parse(bytes.toString());
  if (what === 'installations') {
    if (method !== 'POST') return notFound;
    if (named === undefined) return install(registry, registry, body);
    const { authorization } = headers;
    return renewal === undefined ? notFound : renewPass(registry, { fid: named, authorization, body });
  }
  const pass = String(headers['x-goog-firebase-installations-auth'] ?? '').replace(/^FIS /, '');
  const fid = registry.passes.get(pass);
  if (fid === undefined)
    return googleError(401, { status: 'UNAUTHENTICATED', message: 'Not an installation of this project' });
  const token = named === undefined ? undefined : decodeURIComponent(named);
  return answerRegistration(registry, { method, fid, token, body });
}

function answerRegistration(
  registry: Registry,
  { method, fid, token, body }: { method: string; fid: string; token: string | undefined; body: unknown },
): Answer {
  if (method === 'POST' && token === undefined) return register(registry, newToken(fid), body);
  if (token === undefined || !registry.registrations.has(token)) return notFound;
  if (method === 'PATCH') return register(registry, token, body);
  if (method !== 'DELETE') return notFound;
  registry.registrations.delete(token);
  return { status: 200, body: {} };
}

/** Their tokens begin with the installation they belong to. */
export function newToken(fid: string): string {
  return `${fid}:APA91b${randomBytes(60).toString('base64url')}`;
}

function register({ registrations }: Registry, token: string, body: unknown): Answer {
  const read = z.safeParse(registering, body);
  if (!read.success)
    return googleError(400, { status: 'INVALID_ARGUMENT', message: 'Request contains an invalid argument.' });
  const { applicationPubKey, ...web } = read.data.web;
  registrations.set(token, { ...web, applicationPubKey });
  return { status: 200, body: { token, web: read.data.web } };
}

const notFound = googleError(404, { status: 'NOT_FOUND', message: 'Requested entity was not found.' });
