import { once } from 'node:events';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { openingOf, sendPage } from './send-page.ts';

const style = 'main{color:#1f7a3d;margin:0 auto}'.repeat(2000);
const opening = openingOf(`<!doctype html><html><head><style>${style}</style>`);
const rests = ['</head><body>Wetin you wan buy? Tomato dey ₦2,000 🍅</body></html>', `</head>${style}`, ''];

const pageWith = (text = '') => ({ text, drawings: [] });

const app = fastify();
app.get<{ Params: { page: string } }>('/:page', (request, reply) =>
  sendPage(request, reply, opening, pageWith(rests[Number(request.params.page)])),
);

const written = Promise.withResolvers<void>();
app.get('/left', async (request, reply) => {
  await once(request.raw.socket, 'close');
  const sent = await sendPage(request, reply, opening, pageWith(rests[0]));
  written.resolve();
  return sent;
});

const url = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

test.each(rests.map((rest, page) => [page, rest] as const))(
  'page %i is the same packed and plain',
  async (page, rest) => {
    const plain = await app.inject({ url: `/${page}` });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(opening.bytes.toString() + rest);

    const packed = await app.inject({ url: `/${page}`, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
  },
);

test('a reader that packs nothing says so, and caches keep the two apart', async () => {
  const response = await app.inject({ url: '/0', headers: { 'accept-encoding': 'identity' } });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers['vary']).toBe('accept-encoding, cookie');
});

test('a HEAD request gets only the length of a page', async () => {
  const page = await (await fetch(`${url}/0`, { headers: { 'accept-encoding': 'identity' } })).text();
  const head = await fetch(`${url}/0`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(page));
  expect(await head.text()).toBe('');
});

test('a client that hangs up before its page was written delays no other', async () => {
  const leaver = connect(Number(new URL(url).port), '127.0.0.1', () =>
    leaver.write('GET /left HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  );
  await once(app.server, 'request');
  leaver.destroy();
  await written.promise;
  expect((await fetch(`${url}/0`)).status).toBe(200);
});
