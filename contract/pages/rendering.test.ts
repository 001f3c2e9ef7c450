import { expect, test } from 'vitest';
import { pathnameOf } from './rendering.ts';

test.each([
  ['/', '/'],
  ['/track/MW-7KQ2P9XA?chat=1#x', '/track/MW-7KQ2P9XA'],
  ['//', '//'],
  ['//evil.example/admin', '//evil.example/admin'],
  ['/\\\\evil.example%00', '/\\\\evil.example%00'],
  ['/%zz?', '/%zz'],
])('the path of %s is %s', (url, pathname) => {
  expect(pathnameOf(url)).toBe(pathname);
});
