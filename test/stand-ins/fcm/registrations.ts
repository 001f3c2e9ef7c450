import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Answer, Call } from '../troubled-server.ts';
import { googleError } from './answers.ts';

/** A browser as FCM knows it: where its own push service reaches it. */
export interface Registration {
  endpoint: string;
  p256dh: string;
  auth: string;
  applicationPubKey: string | undefined;
}

/** What browsers have told FCM. */
export interface Registry {
  apiKey: string;
  appId: string;
  projectId: string;
  /** Installations by their token. */
  installations: Map<string, string>;
  registrations: Map<string, Registration>;
}

const installing = z.object({
  fid: z.string().check(z.regex(/^[cdef][\w-]{21}$/)),
  authVersion: z.literal('FIS_v2'),
  appId: z.string(),
  sdkVersion: z.string(),
});

const registering = z.object({
  web: z.object({
    endpoint: z.url(),
    p256dh: z.string(),
    auth: z.string(),
    applicationPubKey: z.optional(z.string()),
  }),
});

/** The calls that a browser makes to register, change and end its registration. */
export function answerBrowser(registry: Registry, call: Call): Answer {
  const { method, url, headers, body } = call;
  const [, projectId, what, token] =
    /^\/v1\/projects\/([^/]+)\/(installations|registrations)(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
  if (projectId !== registry.projectId) return notFound;
  if (headers['x-goog-api-key'] !== registry.apiKey)
    return googleError(400, { status: 'INVALID_ARGUMENT', message: 'API key not valid.' });
  const said: unknown = body.length === 0 ? undefined : JSON.parse(body.toString());
  if (what === 'installations') return method === 'POST' ? install(registry, said) : notFound;
  const installed = String(headers['x-goog-firebase-installations-auth'] ?? '').replace(/^FIS /, '');
  if (!registry.installations.has(installed))
    return googleError(401, { status: 'UNAUTHENTICATED', message: 'Not an installation of this project' });
  if (method === 'POST' && token === undefined)
    return register(registry, newToken(registry, installed), said);
  if (token === undefined || !registry.registrations.has(token)) return notFound;
  if (method === 'PATCH') return register(registry, token, said);
  if (method !== 'DELETE') return notFound;
  registry.registrations.delete(token);
  return { status: 200, body: {} };
}

const notFound = googleError(404, { status: 'NOT_FOUND', message: 'Requested entity was not found.' });

function install({ installations, appId, projectId }: Registry, body: unknown): Answer {
  const read = z.safeParse(installing, body);
  if (!read.success || read.data.appId !== appId)
    return googleError(400, { status: 'INVALID_ARGUMENT', message: 'Request contains an invalid argument.' });
  const { fid } = read.data;
  const token = `eyJ.${randomBytes(24).toString('base64url')}`;
  installations.set(token, fid);
  const refreshToken = `3_${randomBytes(24).toString('base64url')}`;
  const name = `projects/${projectId}/installations/${fid}`;
  return { status: 200, body: { name, fid, refreshToken, authToken: { token, expiresIn: '604800s' } } };
}

/** Their tokens begin with the installation they belong to. */
export function newToken({ installations }: Registry, installed: string): string {
  return `${installations.get(installed) ?? 'c'}:APA91b${randomBytes(60).toString('base64url')}`;
}

function register({ registrations }: Registry, token: string, body: unknown): Answer {
  const read = z.safeParse(registering, body);
  if (!read.success)
    return googleError(400, { status: 'INVALID_ARGUMENT', message: 'Request contains an invalid argument.' });
  const { applicationPubKey, ...web } = read.data.web;
  registrations.set(token, { ...web, applicationPubKey });
  return { status: 200, body: { token, web: read.data.web } };
}
