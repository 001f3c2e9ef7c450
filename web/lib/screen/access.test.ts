import { expect, it } from 'vitest';
import { userId, type User } from '#contract/accounts/schema.ts';
import { paths } from '#contract/paths.ts';
import { entryFor } from './access.ts';

const login = { pattern: paths.login, audience: 'anyone' } as const;
const ada: User = {
  id: userId.parse('00000000-0000-4000-8000-000000000001'),
  username: 'ada',
  name: null,
  phone: null,
  role: 'customer',
  isGodMode: false,
  permissions: [],
};

function landsAt(next: string): string {
  const entry = entryFor(login, ada, `${paths.login}?next=${encodeURIComponent(next)}`);
  return entry.kind === 'redirect' ? entry.to : entry.kind;
}

it.each([
  '/orders',
  '/track/MW-ABCDEFGH?chat=MW-ABCDEFGH',
  '/place-order?list=ugu%203#here',
  '/@a//b',
  '/place-order?list=tomato ₦500',
])('whoever wanted %s is led there once they are signed in', (next) => {
  expect(landsAt(next)).toBe(next);
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\r\nset-cookie: session=planted',
  'javascript:alert(1)',
  'orders',
  '',
])('and to their own orders where a link says %j', (next) => {
  expect(landsAt(next)).toBe(paths.myOrders);
  expect(new URL(landsAt(next), 'https://market.test').origin).toBe('https://market.test');
});
