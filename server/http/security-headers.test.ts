import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

it('pictures come from the house itself, and tiles from the one place that was named', () => {
  expect(contentSecurityPolicy([])).toContain("img-src 'self' data: blob:;");
  expect(
    contentSecurityPolicy([], { mapTilesUrl: 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1' }),
  ).toContain("img-src 'self' data: blob: https://tiles.example:8443;");
});

it('calls go to the house itself, and to Firebase where devices register with it', () => {
  expect(contentSecurityPolicy([])).toContain("connect-src 'self';");
  const firebase = {
    installationsUrl: 'https://installations.example/v1',
    registrationsUrl: 'https://registrations.example/v1',
  };
  expect(contentSecurityPolicy([], { firebase })).toContain(
    "connect-src 'self' https://installations.example https://registrations.example;",
  );
});
