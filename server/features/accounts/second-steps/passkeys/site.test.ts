import { expect, test } from 'vitest';
import { siteOf } from './site.ts';

test.each([
  ['https://market.test', 'market.test'],
  ['https://market.test:8443', 'market.test'],
  ['http://localhost:3000', 'localhost'],
  ['https://localhost', 'localhost'],
])('%s can have passkeys, and they are for %s', (origin, rpId) => {
  expect(siteOf(origin)).toEqual({ origin, rpId });
});

test.each([
  'http://market.test',
  'http://localhost.market.test',
  'https://192.168.0.5',
  'http://127.0.0.1:3000',
  'https://[::1]:3000',
  'http://[fe80::1]',
  'ftp://localhost',
  'null',
  '',
])('“%s” can have none', (origin) => {
  expect(siteOf(origin)).toBeNull();
});
