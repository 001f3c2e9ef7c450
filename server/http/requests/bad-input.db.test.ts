import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();

const json = { 'content-type': 'application/json' };

function post(path: string, body: BodyInit, headers: Record<string, string> = json): Promise<Response> {
  return world.device().request(path, { method: 'POST', body, headers });
}

async function refused(
  response: Response,
): Promise<{ status: number; code: string | null; sentence: string }> {
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const sentence = await response.text();
  expect(sentence.length).toBeGreaterThan(10);
  expect(sentence).not.toMatch(/[{}<>]|undefined|Error/);
  return { status: response.status, code: response.headers.get(refusalHeader), sentence };
}

describe('an unreadable request is refused in one shape, by name', () => {
  it.each([
    ['broken JSON', '{"username":', json, 400, 'broken-json'],
    ['an empty list in place of fields', '[]', json, 400, 'bad-input'],
    ['a bare number', '7', json, 400, 'bad-input'],
    ['a field nobody asked for', '{"username":"ada","password":"x","role":"admin"}', json, 400, 'bad-input'],
    [
      'a prototype in disguise',
      '{"__proto__":{"role":"admin"},"username":"a","password":"b"}',
      json,
      400,
      'bad-input',
    ],
    ['a field of another type', '{"username":7,"password":["x"]}', json, 400, 'bad-input'],
    ['nothing typed', '{"username":"  ","password":""}', json, 400, 'bad-input'],
    [
      'a NUL that PostgreSQL cannot keep',
      '{"username":"a\\u0000b","password":"x"}',
      json,
      400,
      'bad-encoding',
    ],
    [
      'a form',
      'username=ada&password=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'not-json',
    ],
    ['plain text', 'hello', { 'content-type': 'text/plain' }, 415, 'not-json'],
  ] as const)('%s', async (_what, body, headers, status, code) => {
    expect(await refused(await post('/api/auth/login', body, headers))).toMatchObject({ status, code });
  });

  it('a text that only looks like a NUL is accepted', async () => {
    const joined = { name: String.raw`pepper \u0000`, email: 'pepper@example.com' };
    const response = await post('/api/maintenance/subscribers', JSON.stringify(joined));
    expect(response.status).toBe(200);
  });

  it('bytes that are not UTF-8 are refused', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]);
    expect(await refused(await post('/api/auth/login', body))).toMatchObject({
      status: 400,
      code: 'bad-encoding',
    });
  });

  it('a body that is too large is refused', async () => {
    const body = JSON.stringify({ username: 'a', password: 'x'.repeat(300_000) });
    expect(await refused(await post('/api/auth/login', body))).toMatchObject({
      status: 413,
      code: 'too-large',
    });
  });

  it('an address that cannot be decoded is refused', async () => {
    const response = await world.device().request('/api/markets/%E0%A4%A');
    expect(await refused(response)).toMatchObject({ status: 400, code: 'bad-encoding' });
  });

  it('an unknown address is refused, and a call by the wrong method', async () => {
    const device = world.device();
    expect(await refused(await device.request('/api/nothing/here'))).toMatchObject({
      status: 404,
      code: 'unknown-call',
    });
    const wrong = await device.request('/api/auth/login', { method: 'PUT', body: '{}', headers: json });
    expect(wrong.headers.get('allow')).toBe('POST');
    expect(await refused(wrong)).toMatchObject({ status: 405, code: 'wrong-method' });
  });

  it('a second id in the body does not replace the one in the address', async () => {
    const [market] = (await (await world.device().request('/api/markets')).json()) as { id: string }[];
    const device = world.device();
    await device.request('/api/auth/login', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: 'Mama Ngozi', password: 'pepper and salt' }),
    });
    const response = await device.request(`/api/admin/markets/${market?.id}`, {
      method: 'PUT',
      headers: json,
      body: JSON.stringify({
        marketId: market?.id,
        name: 'X',
        description: '',
        location: '',
        isActive: true,
        marketDays: ['monday'],
      }),
    });
    expect(await refused(response)).toMatchObject({ status: 400, code: 'bad-input' });
  });
});

describe('odd values in every call', () => {
  const odd: unknown[] = [
    null,
    true,
    -1,
    1e308,
    '',
    ' ',
    '\u202Eabc',
    '💥'.repeat(50),
    [],
    [[]],
    {},
    { a: 1 },
  ];
  const writes = endpoints.filter((endpoint) => endpoint.method !== 'GET' && !endpoint.path.includes(':'));

  it.each(writes.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s never breaks',
    async (_name, endpoint) => {
      const device = world.device();
      for (const value of odd) {
        const body = JSON.stringify({
          username: value,
          password: value,
          key: value,
          name: value,
          email: value,
          on: value,
        });
        for (const sent of [body, JSON.stringify(value)]) {
          const response = await device.request(endpoint.path, {
            method: endpoint.method,
            body: sent,
            headers: json,
          });
          expect(response.status).toBeLessThan(500);
        }
      }
    },
  );
});

describe('sentences', () => {
  it('are Pidgin, and English for a device that asked for it', async () => {
    const pidgin = await refused(await post('/api/auth/login', '{'));
    const english = await refused(await post('/api/auth/login', '{', { ...json, cookie: 'language=en' }));
    expect(pidgin.sentence).toContain('Wetin reach us no complete');
    expect(english.sentence).toBe('What arrived is not complete. Please send it again.');
  });

  it('are the specification’s own where it wrote one', async () => {
    const name = await refused(await post('/api/maintenance/subscribers', '{"name":"","email":"a@b.ng"}'));
    const email = await refused(await post('/api/maintenance/subscribers', '{"name":"Ada","email":"ada"}'));
    const key = await refused(await post('/api/maintenance/verify-key', '{"key":""}'));
    expect([name.sentence, email.sentence, key.sentence]).toEqual([
      'Name is required',
      'Please provide a valid email address',
      'Access key is required',
    ]);
  });
});
