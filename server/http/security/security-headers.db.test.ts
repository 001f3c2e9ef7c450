import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { signIn, signOut } from '#contract/accounts/endpoints.ts';
import { addressOf, pathParameters } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { answered } from '#test/client.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { openWorld, owner } from '#test/world.ts';

const world = await openWorld();
const staff = await signInOwner(world);

/** Expects the headers that every answer carries. */
function expectClosed(headers: Headers, where: string): void {
  const byName = Object.fromEntries(headers);
  expect(byName, where).toMatchObject({
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  const policy = byName['content-security-policy'] ?? '';
  expect(policy, where).toMatch(/^default-src 'none'; base-uri 'none'; frame-ancestors 'none';/);
  expect(policy, where).not.toContain('unsafe');
  expect(policy, where).toContain("require-trusted-types-for 'script'");
  expect(byName['server'], where).toBeUndefined();
  expect(byName['x-powered-by'], where).toBeUndefined();
}

describe('every call', () => {
  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s, let in and refused',
    async (where, endpoint) => {
      const named = Object.fromEntries(pathParameters(endpoint.path).map((name) => [name, 'nothing']));
      const { address } = addressOf(endpoint, named);
      const device = world.device({ cookies: staff.client.cookies });
      // Signing out would end the session that the others need.
      const body = endpoint.method === 'GET' ? {} : { body: '[]' };
      const headers = { 'content-type': 'application/json' };
      for (const client of [device, world.device()]) {
        const response = await client.request(address, { method: endpoint.method, headers, ...body });
        await response.body?.cancel();
        expectClosed(response.headers, where);
        expect(response.headers.get('x-request-id'), where).toMatch(/^[0-9a-f-]{36}$/);
        expect(response.headers.get('cache-control'), where).toBe('no-store');
      }
    },
  );
});

describe('every other answer', () => {
  it.each([
    ['GET', '/api/nothing/here'],
    ['PUT', '/api/auth/login'],
    ['OPTIONS', '/api/auth/login'],
    ['GET', '/api/openapi.json'],
    ['HEAD', '/api/openapi.json'],
    ['GET', '/api/docs'],
    ['GET', '/api/markets/%E0%A4%A'],
    ['GET', '/robots.txt'],
    ['GET', '/sitemap.xml'],
    ['GET', '/.well-known/security.txt'],
    ['GET', '/manifest.webmanifest'],
    ['GET', '/media/00000000-0000-4000-8000-000000000000?until=1&sign=x'],
    ['GET', '/media/shown/00000000-0000-4000-8000-000000000000/320.webp'],
    ['GET', '/nowhere'],
    ['GET', '/%00'],
    ['PATCH', '/'],
  ])('%s %s', async (method, path) => {
    for (const accept of ['text/html', '*/*']) {
      const response = await world.device().request(path, { method, headers: { accept } });
      expect(response.status, path).toBeGreaterThan(0);
      expectClosed(response.headers, path);
    }
  });

  it('events, as long as they come', async () => {
    const ada = await signUpCustomer(world);
    const response = await ada.client.request('/api/events');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expectClosed(response.headers, 'events');
    await response.body?.cancel();
  });

  it.each([
    ['what is no HTTP', 'hello\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabc', 400],
    [
      'a length and pieces',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('%s', async (what, request, status) => {
    const { port, hostname } = new URL(world.url);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    socket.write(request);
    await once(socket, 'close');
    const [first = '', ...lines] = received.split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const pairs = lines.filter((line) => line.includes(': ')).map((line) => line.split(': '));
    expectClosed(new Headers(pairs.map(([name = '', value = '']): [string, string] => [name, value])), what);
  });
});

describe('leaving', () => {
  it('takes what the browser kept along, and nothing else does', async () => {
    const { client } = await signUpCustomer(world);
    const cleared = async (path: string, method: string) =>
      (await client.request(path, { method })).headers.get('clear-site-data');
    expect(await cleared('/api/auth/me', 'GET')).toBeNull();
    expect(await cleared(signOut.path, signOut.method)).toBe('"cache"');
  });

  it('a session that somebody planted under the bare name is nobody', async () => {
    const { client } = await signUpCustomer(world);
    const [token = 'none was given'] = client.cookies.values();
    const planted = new Map([['session', token]]);
    const device = world.device({ cookies: planted });
    expect((await device.request('/api/auth/me')).status).toBe(401);
    // Nor does whoever signs in beside it get that one.
    answered(await device.call(signIn, owner));
    expect(device.cookies.get('__Host-session')).not.toBe(token);
  });
});
