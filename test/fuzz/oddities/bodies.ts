import { replacing, withBody, withTarget, without, type Oddity } from './oddity.ts';

/** Bodies and addresses that nobody of ours sends. */
export const oddBodies: readonly Oddity[] = [
  { name: 'another content type', change: replacing('content-type', ...contentTypes()) },
  { name: 'no content type', change: (request) => without(request, 'content-type') },
  {
    name: 'invalid UTF-8',
    change: withBody((body) =>
      Buffer.concat([body.subarray(0, -1), Buffer.from([0xc3, 0x28, 0xff]), body.subarray(-1)]),
    ),
  },
  {
    name: 'a byte order mark',
    change: withBody((body) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body])),
  },
  { name: 'UTF-16', change: withBody((body) => Buffer.from(body.toString('utf8'), 'utf16le')) },
  {
    name: 'truncated JSON',
    change: withBody((body, chance) => body.subarray(0, chance.upTo(body.length + 1))),
  },
  { name: 'something after the JSON', change: withBody((body) => Buffer.concat([body, Buffer.from('{}')])) },
  {
    name: 'a doubled key',
    change: withBody((body) => Buffer.from(body.toString('utf8').replace(/^\{("[^"]+":)/, '{$1 null, $1'))),
  },
  {
    name: 'a body that is no object',
    change: withBody((_body, chance) =>
      Buffer.from(
        chance.oneOf([
          'null',
          '[]',
          '"x"',
          '7',
          'true',
          '[{}]',
          '{"__proto__":{"a":1}}',
          '{"constructor":{"prototype":{"a":1}}}',
        ]),
      ),
    ),
  },
  {
    name: 'deep nesting',
    change: withBody(() => Buffer.from('{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000))),
  },
  { name: 'deep brackets', change: withBody(() => Buffer.from('['.repeat(60_000))) },
  {
    name: 'a body beyond the limit',
    change: withBody((body) => Buffer.concat([body, Buffer.alloc(300_000, 32)])),
  },
  {
    name: 'another method',
    change: (request, chance) => ({
      ...request,
      method: chance.oneOf([
        'GET',
        'POST',
        'PUT',
        'DELETE',
        'PATCH',
        'OPTIONS',
        'HEAD',
        'TRACE',
        'PROPFIND',
        'QUERY',
      ]),
    }),
  },
  {
    name: 'an odd path',
    change: withTarget((target, chance) =>
      chance.oneOf([
        `/${target}`,
        `${target}/`,
        target.replace('/api', '/api/.'),
        target.replace('/api/', '/api/%2e%2e/api/'),
        target.toUpperCase(),
        target.replace(/[a-z]/, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
        `${target};x=1`,
        `${target}%`,
        `${target}%00`,
        `${target}%ff`,
        `${target}%2f`,
        `http://market.test${target}`,
        target.replace('/api', '\\api'),
      ]),
    ),
  },
  {
    name: 'an odd query',
    change: withTarget(
      (target, chance) =>
        target +
        (target.includes('?') ? '&' : '?') +
        chance.oneOf([
          'a=1&a=2',
          '__proto__=1',
          '__proto__[role]=godmode',
          'constructor.prototype=1',
          '&&&',
          '=',
          '%',
          '%00=%00',
          '%ff=1',
          'a[]=1&a[]=2',
          'x=' + 'y'.repeat(9000),
          '+=+',
          '?',
          'after=1&after=2&search=1&search=2&from=1&from=2',
        ]),
    ),
  },
  {
    name: 'a doubled query',
    change: withTarget((target) =>
      target.includes('?') ? `${target}&${target.split('?')[1] ?? ''}` : target,
    ),
  },
];

function contentTypes(): string[] {
  return [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/json;;;',
    'application/json, text/plain',
    'APPLICATION/JSON',
    'application/JSON; charset="utf-8"',
    'image/jpeg',
    'image/svg+xml',
    'image/',
    '/',
    'x',
    '',
    'application/merge-patch+json',
    'a'.repeat(2000),
  ];
}
