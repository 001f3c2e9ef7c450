import { afterAll, expect, it } from 'vitest';
import { openFcm } from './stand-in.ts';

const fcm = await openFcm();
afterAll(() => fcm.close());
const config = JSON.parse(fcm.webConfig) as Record<string, string>;
const fid = 'cAAAAAAAAAAAAAAAAAAAAA';

/** A call as a browser makes it. */
async function call(method: string, path: string, body?: unknown, installed?: string) {
  const { projectId, apiKey = '' } = config;
  const headers = {
    'content-type': 'application/json',
    'x-goog-api-key': apiKey,
    ...(installed === undefined ? {} : { 'x-goog-firebase-installations-auth': `FIS ${installed}` }),
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${fcm.url}/v1/projects/${projectId}/${path}`, { method, headers, ...sent });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const sdkVersion = 'w:0.6.4';

async function install() {
  const registration = { fid, authVersion: 'FIS_v2', appId: config['appId'], sdkVersion };
  const { body } = await call('POST', 'installations', registration);
  return { pass: (body['authToken'] as { token: string }).token, refreshToken: String(body['refreshToken']) };
}

const web = (endpoint: string) => ({ web: { endpoint, p256dh: 'B', auth: 'A', applicationPubKey: 'K' } });

it('a browser installs itself, registers, changes its address and leaves', async () => {
  const { pass: installed } = await install();
  const made = await call('POST', 'registrations', web('https://push.example/1'), installed);
  const token = String(made.body['token']);
  expect(token).toMatch(new RegExp(`^${fid}:`));
  expect(fcm.registrations.get(token)).toMatchObject({ endpoint: 'https://push.example/1' });

  const changed = await call(
    'PATCH',
    `registrations/${encodeURIComponent(token)}`,
    web('https://push.example/2'),
    installed,
  );
  expect(changed.body).toMatchObject({ token });
  expect(fcm.registrations.get(token)).toMatchObject({ endpoint: 'https://push.example/2' });

  expect(
    (await call('DELETE', `registrations/${encodeURIComponent(token)}`, undefined, installed)).status,
  ).toBe(200);
  expect(fcm.registrations.has(token)).toBe(false);
  expect(
    (await call('DELETE', `registrations/${encodeURIComponent(token)}`, undefined, installed)).status,
  ).toBe(404);
});

it('a browser that is known gets a fresh pass, against its own word alone', async () => {
  const { refreshToken } = await install();
  const renew = async (word: string) => {
    const response = await fetch(
      `${fcm.url}/v1/projects/${config['projectId']}/installations/${fid}/authTokens:generate`,
      {
        method: 'POST',
        headers: { 'x-goog-api-key': config['apiKey'] ?? '', authorization: `FIS_v2 ${word}` },
        body: JSON.stringify({ installation: { appId: config['appId'], sdkVersion } }),
      },
    );
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  expect((await renew('another')).status).toBe(401);
  const { token } = (await renew(refreshToken)).body;
  const made = await call('POST', 'registrations', web('https://push.example/3'), String(token));
  expect(made.status).toBe(200);
});

it('a browser without an installation cannot register at FCM', async () => {
  expect((await call('POST', 'registrations', web('https://push.example/1'), 'x')).status).toBe(401);
});

it('pages of another origin may ask', async () => {
  const asked = await fetch(`${fcm.url}/v1/projects/x/installations`, { method: 'OPTIONS' });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
});
