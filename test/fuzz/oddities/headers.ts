import { replacing, withHeader, type Oddity } from './oddity.ts';

/** Odd headers of phones, proxies and attackers. */
export const oddHeaders: readonly Oddity[] = [
  {
    name: 'a garbled cookie',
    change: replacing(
      'cookie',
      '__Host-session=x',
      '__Host-session=',
      '__Host-session',
      'session=x',
      '=',
      ';;;',
      '__Host-session=%00',
      '__Host-session=%',
      '__Host-session=' + 'a'.repeat(7000),
      '__Host-session="a b"; session=b',
      '__proto__=x; __Host-session=é',
      'language=xx; theme=<b>; data-saver=2; __Host-session=a',
      'signed-out=1; __Host-session=' + 'A'.repeat(43),
      '__Host-access-pass=x; language=en',
    ),
  },
  {
    name: 'a Range',
    change: withHeader('range', 'bytes=0-0', 'bytes=5-1', 'bytes=-1', 'bytes=0-,0-,0-', 'x=1'),
  },
  { name: 'a condition', change: withHeader('if-none-match', '*', '"x"', 'W/"x"', ',,,', '"'.repeat(500)) },
  {
    name: 'a date of another time',
    change: withHeader('if-modified-since', 'Thu, 01 Jan 1970 00:00:00 GMT', 'never', '9'.repeat(300)),
  },
  {
    name: 'odd compression',
    change: withHeader(
      'accept-encoding',
      'br',
      'gzip',
      'gzip;q=0',
      '*',
      'identity;q=0',
      'br;q=2,,;',
      'x'.repeat(900),
      'deflate',
    ),
  },
  { name: 'odd language', change: withHeader('accept-language', '*', 'xx-YY;q=9', 'é', ','.repeat(2000)) },
  {
    name: 'odd Accept',
    change: withHeader('accept', 'text/html', 'image/*', 'application/xml;q=0.1', '*', 'x'.repeat(900)),
  },
  {
    name: 'a last event',
    change: withHeader(
      'last-event-id',
      '0',
      '1',
      '-1',
      '9007199254740991',
      '1e309',
      'x',
      '0x1',
      '99999999999999999999',
    ),
  },
  {
    name: 'an odd address',
    change: replacing(
      'x-forwarded-for',
      'x',
      '',
      ',',
      '::1',
      '10.1.1.1, 127.0.0.1',
      "'; --",
      '10.0.0.300',
      '1.2.3.4,'.repeat(200),
      '[::ffff:10.0.0.1]:80',
      '%00',
    ),
  },
  {
    name: 'an odd host',
    change: replacing('host', 'x y', '', 'evil.test', 'market.test:99999', "'", '[::1]', 'a'.repeat(3000)),
  },
  { name: 'a forwarded host', change: withHeader('x-forwarded-host', 'evil.test', '', "'", 'a,b') },
  {
    name: 'a forwarded protocol',
    change: withHeader('x-forwarded-proto', 'https', 'http', 'gopher', 'https,http', ''),
  },
  {
    name: 'for another person',
    change: withHeader(
      'x-for-person',
      'nobody',
      '',
      '__proto__',
      'x'.repeat(3000),
      '00000000-0000-4000-8000-000000000000',
    ),
  },
  {
    name: 'a foreign origin',
    change: withHeader(
      'origin',
      'https://evil.test',
      'null',
      '',
      'http://market.test',
      'https://market.test.evil.test',
    ),
  },
  { name: 'from another site', change: withHeader('sec-fetch-site', 'cross-site', 'same-site', 'none', 'x') },
  {
    name: 'a foreign referer',
    change: withHeader('referer', 'https://evil.test/?token=x', '%', 'x'.repeat(5000)),
  },
  {
    name: 'another user agent',
    change: replacing('user-agent', '', 'é', "'; drop table session; --", 'x'.repeat(6000), '%n%s'),
  },
  { name: 'a packed body', change: withHeader('content-encoding', 'gzip', 'br', 'identity', 'x') },
  { name: 'expects', change: withHeader('expect', '100-continue', '200-ok') },
  {
    name: 'upgrades',
    change: (request) => ({
      ...request,
      headers: [...request.headers, ['upgrade', 'websocket'], ['connection', 'upgrade']],
    }),
  },
  { name: 'a tunnelled method', change: withHeader('x-http-method-override', 'DELETE', 'GET', 'TRACE') },
  { name: 'an odd signature', change: withHeader('x-paystack-signature', 'x', '0'.repeat(128), '', 'é') },
  {
    name: 'many headers',
    change: (request) => ({
      ...request,
      headers: [
        ...request.headers,
        ...Array.from({ length: 150 }, (_none, place): [string, string] => [`x-odd-${place}`, 'a']),
      ],
    }),
  },
];
