import * as z from 'zod/mini';
import type { PushConfig } from '#contract/notifications/schema.ts';
import type { BrowserRegistration } from './browser-push.ts';

export type Firebase = NonNullable<PushConfig['firebase']>;

/** Firebase’s record of this browser. */
export interface Installation {
  fid: string;
  refreshToken: string;
}

const pass = z.object({ token: z.string() });
const installed = z.object({ fid: z.string(), refreshToken: z.string(), authToken: pass });

const patienceMs = 20_000;
/** The version of the wire that is spoken, as their own clients name it. */
const wire = { authVersion: 'FIS_v2', sdkVersion: 'w:0.6.4' } as const;

/** Has Firebase make a token for this browser; one that was made before is renewed. */
export async function fetchFcmToken(
  firebase: Firebase,
  browser: BrowserRegistration,
  before?: { token: string; installation: Installation },
): Promise<{ token: string; installation: Installation }> {
  const { authToken, installation } = await passFor(firebase, before?.installation);
  const web = { endpoint: browser.endpoint, ...browser.keys, applicationPubKey: firebase.vapidKey };
  const ask = (method: 'POST' | 'PATCH', suffix: string) =>
    call(`${registrationsOf(firebase)}${suffix}`, {
      method,
      headers: headersFor(firebase, authToken),
      body: JSON.stringify({ web }),
    });
  // A token that they have forgotten meanwhile cannot be renewed.
  const renewed =
    before === undefined
      ? undefined
      : await ask('PATCH', `/${encodeURIComponent(before.token)}`).catch(() => undefined);
  const { token } = pass.parse(renewed ?? (await ask('POST', '')));
  return { token, installation };
}

/** Takes the token away at Firebase; without network it is forgotten there once it cannot be delivered to. */
export async function deleteFcmToken(
  firebase: Firebase,
  { token, installation }: { token: string; installation: Installation },
): Promise<void> {
  const { authToken } = await passFor(firebase, installation);
  await call(`${registrationsOf(firebase)}/${encodeURIComponent(token)}`, {
    method: 'DELETE',
    headers: headersFor(firebase, authToken),
  });
}

/** A pass for further calls: a fresh one for a browser that Firebase knows, else the browser is made known. */
async function passFor(
  firebase: Firebase,
  known: Installation | undefined,
): Promise<{ authToken: string; installation: Installation }> {
  const fresh = known && (await freshPass(firebase, known).catch(() => undefined));
  if (known !== undefined && fresh !== undefined) return { authToken: fresh, installation: known };
  const body = { fid: known?.fid ?? newFid(), appId: firebase.appId, ...wire };
  const { fid, refreshToken, authToken } = installed.parse(
    await call(installationsOf(firebase), {
      method: 'POST',
      headers: headersFor(firebase),
      body: JSON.stringify(body),
    }),
  );
  return { authToken: authToken.token, installation: { fid, refreshToken } };
}

async function freshPass(firebase: Firebase, { fid, refreshToken }: Installation): Promise<string> {
  const { appId } = firebase;
  const { token } = pass.parse(
    await call(`${installationsOf(firebase)}/${fid}/authTokens:generate`, {
      method: 'POST',
      headers: { ...headersFor(firebase), authorization: `${wire.authVersion} ${refreshToken}` },
      body: JSON.stringify({ installation: { appId, sdkVersion: wire.sdkVersion } }),
    }),
  );
  return token;
}

function installationsOf({ installationsUrl, projectId }: Firebase): string {
  return `${installationsUrl}/projects/${projectId}/installations`;
}

function registrationsOf({ registrationsUrl, projectId }: Firebase): string {
  return `${registrationsUrl}/projects/${projectId}/registrations`;
}

function headersFor({ apiKey }: Firebase, authToken?: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-goog-api-key': apiKey,
    ...(authToken !== undefined && { 'x-goog-firebase-installations-auth': `FIS ${authToken}` }),
  };
}

async function call(address: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(address, {
    ...request,
    credentials: 'omit',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`Firebase answered ${response.status}`);
  return response.json();
}

/** 22 letters of which the first says that it is one: four bits 0111, the rest by chance. */
function newFid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(17));
  bytes[0] = 0b0111_0000 | ((bytes[0] ?? 0) & 0b1111);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}
