import { expect, it } from 'vitest';
import { pagePolicy } from './content-security-policy.ts';
import { pageHeaders } from '../pages/headers.ts';
import { securityHeaders } from './security-headers.ts';

const page = { styleSource: "'sha256-x'", beginHash: "'sha256-y'", framing: 'framed', secure: true } as const;

it('pictures come from the house itself, and tiles from the one place that was named', () => {
  expect(pagePolicy(page)).toContain("img-src 'self' blob:;");
  const mapTilesUrl = 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1';
  expect(pagePolicy({ ...page, mapTilesUrl })).toContain(
    "img-src 'self' blob: data: https://tiles.example:8443;",
  );
  expect(securityHeaders({ secure: true })).toMatchObject({ 'cross-origin-embedder-policy': 'require-corp' });
  expect(securityHeaders({ secure: true, mapTilesUrl })).toMatchObject({
    'cross-origin-embedder-policy': 'credentialless',
  });
});

it('a page may call its own server, and Firebase where devices register with it', () => {
  expect(pagePolicy(page)).toContain("connect-src 'self';");
  const firebase = {
    installationsUrl: 'https://installations.example/v1',
    registrationsUrl: 'https://registrations.example/v1',
  };
  expect(pagePolicy({ ...page, firebase })).toContain(
    "connect-src 'self' https://installations.example https://registrations.example;",
  );
});

it('under TLS nothing is asked for without it, for two years', () => {
  expect(pagePolicy(page)).toContain('upgrade-insecure-requests');
  expect(pagePolicy({ ...page, secure: false })).not.toContain('upgrade-insecure-requests');
  expect(securityHeaders({ secure: true })['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
  expect(securityHeaders({ secure: false })).not.toHaveProperty('strict-transport-security');
});

it.each([
  ['/order', '(self)'],
  ['/place-order/', '(self)'],
  ['/app/shell', '(self)'],
  ['/', '()'],
  ['/my-orders', '()'],
  ['/admin/orders', '()'],
])('%s opens the microphone to %s', (pathname, to) => {
  const headers = pageHeaders(page.styleSource, { secure: true })(pathname);
  expect(headers['permissions-policy']).toContain(`microphone=${to}`);
});

it.each(['/', '/order', '/agent/run'])('%s may keep the screen of its phone on', (pathname) => {
  const headers = pageHeaders(page.styleSource, { secure: true })(pathname);
  expect(headers['permissions-policy']).toContain('screen-wake-lock=(self)');
});

it.each([
  ['/', "'self'", "'none'", 'SAMEORIGIN'],
  ['/kado-fish-market', "'self'", "'none'", 'SAMEORIGIN'],
  ['/administration', "'self'", "'none'", 'SAMEORIGIN'],
  ['/mobile-demo', "'none'", "'self'", 'DENY'],
  ['/mobile-demo/', "'none'", "'self'", 'DENY'],
  ['/admin', "'none'", "'none'", 'DENY'],
  ['/admin/orders', "'none'", "'none'", 'DENY'],
  ['/agent/run', "'none'", "'none'", 'DENY'],
])('%s may be framed by %s and frames %s', (pathname, by, what, old) => {
  const headers = pageHeaders(page.styleSource, { secure: true })(pathname);
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${by};`);
  expect(headers['content-security-policy']).toContain(`frame-src ${what};`);
  expect(headers['x-frame-options']).toBe(old);
});
