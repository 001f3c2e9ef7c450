import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const usual = { host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' };

it('the greeting says where the app is open, that this machine alone can reach it, and how to open it to others', () => {
  const text = greeting(usual, undefined).join('\n');
  expect(text).toContain('(MarketWaka is open at http://localhost:3000)');
  expect(text).toContain('HOST=0.0.0.0');
});

it.each([
  { ...usual, host: '0.0.0.0' },
  { ...usual, publicUrl: 'https://market.example' },
])('the greeting leaves that out where others can reach it: $host, $publicUrl', (place) => {
  expect(greeting(place, undefined)).toHaveLength(1);
});

it('the greeting ends with the owner’s link while there is no owner', () => {
  expect(greeting(usual, 'http://localhost:3000/welcome#secret').at(-1)).toBe(
    'http://localhost:3000/welcome#secret',
  );
});
