import { describe, expect, it } from 'vitest';
import { userId, type User } from '#contract/accounts/schema.ts';
import { paths } from '#contract/paths.ts';
import { entryFor, signInAddress } from './access.ts';

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

const screens = [
  login,
  { pattern: paths.orders, audience: 'signed-in' },
  { pattern: paths.trackOrder('MW-ABCDEFGH'), audience: 'anyone' },
  { pattern: paths.placeOrder, audience: 'anyone' },
  { pattern: paths.admin, audience: 'staff' },
  { pattern: paths.adminOrders, audience: 'orders:view' },
  { pattern: paths.agentRun, audience: 'agent' },
  { pattern: paths.newPassword, audience: 'signed-in' },
] as const;

function landsAt(next: string, who: User = ada): string {
  const entry = entryFor(login, who, {
    address: signInAddress(next),
    screenAt: (path) => screens.find(({ pattern }) => pattern === path),
  });
  return entry.kind === 'redirect' ? entry.to : entry.kind;
}

it.each([
  '/orders',
  '/track/MW-ABCDEFGH?chat=MW-ABCDEFGH',
  '/place-order?list=ugu%203#here',
  '/place-order?list=tomato ₦500',
])('a person who wanted %s is led there once they are signed in', (next) => {
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
])('a person whose link says %j is led to their own orders', (next) => {
  expect(landsAt(next)).toBe(paths.myOrders);
  expect(new URL(landsAt(next), 'https://market.test').origin).toBe('https://market.test');
});

it.each([
  paths.admin,
  `${paths.adminOrders}?order=MW-ABCDEFGH`,
  paths.agentRun,
  paths.login,
  '/nothing/here',
])(
  'a customer who signs in on the way to %s, which is not theirs to open, is led to their own orders',
  (next) => {
    expect(landsAt(next)).toBe(paths.myOrders);
  },
);

it('an admin lands where they may, and else on the first page of the office', () => {
  const admin: User = { ...ada, role: 'admin', permissions: ['orders:view'] };
  expect(landsAt(paths.adminOrders, admin)).toBe(paths.adminOrders);
  expect(landsAt(paths.agentRun, admin)).toBe(paths.admin);
});

describe('an admin with a weak password', () => {
  const weak: User = { ...ada, role: 'admin', permissions: ['orders:view'], isPasswordWeak: true };
  const entryOf = (route: (typeof screens)[number], who: User, address: string = route.pattern) =>
    entryFor(route, who, { address, screenAt: (path) => screens.find(({ pattern }) => pattern === path) });
  const setsAnother = (next: string) => `${paths.newPassword}?next=${encodeURIComponent(next)}`;

  it('is led to setting another after signing in, and from every screen of the office', () => {
    expect(landsAt(paths.adminOrders, weak)).toBe(setsAnother(paths.adminOrders));
    expect(entryOf(screens[5], weak)).toEqual({ kind: 'redirect', to: setsAnother(paths.adminOrders) });
    expect(entryOf(screens[1], weak)).toEqual({ kind: 'open' });
    expect(entryOf(screens[7], weak)).toEqual({ kind: 'open' });
  });

  it('goes on to where they wanted once it is set', () => {
    const strong: User = { ...weak, isPasswordWeak: false };
    const address = setsAnother(paths.adminOrders);
    expect(entryOf(screens[7], strong, address)).toEqual({ kind: 'redirect', to: paths.adminOrders });
    expect(entryOf(screens[7], strong)).toEqual({ kind: 'redirect', to: paths.admin });
  });
});
