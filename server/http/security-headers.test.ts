import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

it('pictures come from the house itself, and tiles from the one place that was named', () => {
  expect(contentSecurityPolicy([])).toContain("img-src 'self' data: blob:;");
  expect(contentSecurityPolicy([], 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1')).toContain(
    "img-src 'self' data: blob: https://tiles.example:8443;",
  );
});
