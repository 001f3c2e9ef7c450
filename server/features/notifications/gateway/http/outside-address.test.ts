import { expect, it } from 'vitest';
import { isOutside, outsideLookup, readOutsideUrl } from './outside-address.ts';

it.each(['8.8.8.8', '102.89.0.1', '172.15.0.1', '172.32.0.1', '2a00:1450:4001::1', '2606:4700::1111'])(
  'the address %s is public',
  (address) => {
    expect(isOutside(address)).toBe(true);
  },
);

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.0.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'market.test',
])('the address %s is not public', (address) => {
  expect(isOutside(address)).toBe(false);
});

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/q?x=1',
  'https://8.8.8.8/x',
])('%s may be called', (endpoint) => {
  expect(readOutsideUrl(endpoint)?.href).toBe(endpoint);
});

it.each([
  ['without a lock', 'http://fcm.googleapis.com/x'],
  ['another port', 'https://push.example:8443/x'],
  ['a password', 'https://me:pw@push.example/x'],
  ['this machine', 'https://localhost/x'],
  ['this machine by number', 'https://127.0.0.1/x'],
  ['this machine by one number', 'https://2130706433/x'],
  ['this machine in octal', 'https://0177.0.0.1/x'],
  ['this machine in IPv6', 'https://[::1]/x'],
  ['this machine in disguise', 'https://[::ffff:7f00:1]/x'],
  ['the cloud’s own', 'https://169.254.169.254/latest/meta-data'],
  ['a name of the house', 'https://database/x'],
  ['no address', 'push.example'],
  ['something else', 'javascript:alert(1)'],
])('an endpoint at %s is refused', (_what, endpoint) => {
  expect(readOutsideUrl(endpoint)).toBeUndefined();
});

it('a name with public addresses is found, and one with any private address is refused', async () => {
  const book: Readonly<Record<string, string[]>> = {
    'push.example': ['8.8.8.8', '2606:4700::1111'],
    'sly.example': ['8.8.8.8', '10.0.0.5'],
    'nobody.example': [],
  };
  const look = (name: string) =>
    new Promise<unknown>((resolve) => {
      const lookup = outsideLookup((asked) =>
        Promise.resolve(
          (book[asked] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
      );
      lookup(name, { all: true }, (error, found) => resolve(error === null ? found : error.code));
    });
  expect(await look('push.example')).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ]);
  expect(await look('sly.example')).toBe('ENOTOUTSIDE');
  expect(await look('nobody.example')).toBe('ENOTOUTSIDE');
});
