import { withHeader, withTarget, without, type Oddity } from './oddity.ts';

/** Bytes that are no HTTP, or hardly. */
export const oddFraming: readonly Oddity[] = [
  {
    name: 'announces too much',
    breaksFraming: true,
    change: (request) => ({
      ...request,
      framing: 'by-itself',
      hangsUp: true,
      headers: [...request.headers, ['content-length', String(request.body.length + 50)]],
    }),
  },
  {
    name: 'announces too little',
    breaksFraming: true,
    change: (request) => ({
      ...request,
      framing: 'by-itself',
      hangsUp: true,
      headers: [...request.headers, ['content-length', String(Math.max(0, request.body.length - 3))]],
    }),
  },
  {
    name: 'announces nonsense',
    breaksFraming: true,
    change: (request, chance) => ({
      ...request,
      framing: 'by-itself',
      hangsUp: true,
      headers: [
        ...request.headers,
        ['content-length', chance.oneOf(['-1', 'x', '1e3', '99999999999999999999', '0x10', '+5'])],
      ],
    }),
  },
  {
    name: 'two lengths',
    breaksFraming: true,
    change: (request) => ({
      ...request,
      hangsUp: true,
      headers: [...request.headers, ['content-length', '0']],
    }),
  },
  {
    name: 'length and chunks',
    breaksFraming: true,
    change: (request) => ({
      ...request,
      hangsUp: true,
      headers: [...request.headers, ['transfer-encoding', 'chunked']],
    }),
  },
  {
    name: 'broken chunks',
    breaksFraming: true,
    change: (request, chance) => ({
      ...request,
      framing: 'by-itself',
      hangsUp: true,
      headers: [...request.headers, ['transfer-encoding', 'chunked']],
      body: Buffer.from(
        chance.oneOf([
          'zz\r\n',
          '5\r\nab',
          'ffffffffffffffff\r\n',
          '0\r\n\r\n',
          '1;x=y\r\na\r\n0\r\n\r\n',
          '-1\r\n',
        ]),
      ),
    }),
  },
  { name: 'a broken header', breaksFraming: true, change: withHeader('x odd', 'a') },
  {
    name: 'a header within a header',
    breaksFraming: true,
    change: withHeader('x-odd', 'a\r\n b', 'a\nx-role: godmode', 'a\rb', 'a\0b'),
  },
  {
    name: 'another version',
    breaksFraming: true,
    change: (request, chance) => ({
      ...request,
      hangsUp: true,
      version: chance.oneOf(['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTP/1.1', '']),
    }),
  },
  {
    name: 'a target that is none',
    breaksFraming: true,
    change: withTarget((target, chance) =>
      chance.oneOf([
        '*',
        '',
        ' ',
        `${target} x`,
        `${target}\0`,
        'market.test:443',
        `${target}é`,
        'x'.repeat(20_000),
      ]),
    ),
  },
  { name: 'no host', breaksFraming: true, change: (request) => without(request, 'host') },
  { name: 'a header too large', breaksFraming: true, change: withHeader('x-odd', 'a'.repeat(40_000)) },
];
