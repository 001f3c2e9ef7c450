import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { openingOf, sendPage } from './page-opening.ts';

const style = 'main{color:#1f7a3d;margin:0 auto}'.repeat(2000);
const opening = openingOf(`<!doctype html><html><head><style>${style}</style>`);
const rests = ['</head><body>Wetin you wan buy? Tomato dey ₦2,000 🍅</body></html>', `</head>${style}`, ''];

const app = fastify();
app.get<{ Params: { page: string } }>('/:page', (request, reply) =>
  sendPage(request, reply, opening, rests[Number(request.params.page)] ?? ''),
);

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
  const heard = await app.inject({ url: '/0', headers: { 'accept-encoding': 'identity' } });
  expect(heard.headers['content-encoding']).toBeUndefined();
  expect(heard.headers['vary']).toBe('accept-encoding, cookie');
});
