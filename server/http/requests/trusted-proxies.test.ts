import { expect, it } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

const isOurs = trustedProxies(['10.1.0.0/16', '127.0.0.1', '2001:db8::/32', '::1']);

it.each(['10.1.255.3', '127.0.0.1', '::ffff:127.0.0.1', '::ffff:10.1.0.9', '2001:db8:7::1', '::1'])(
  '%s is one of ours',
  (address) => {
    expect(isOurs(address)).toBe(true);
  },
);

it.each(['10.2.0.1', '127.0.0.2', '::ffff:10.2.0.1', '2001:db9::1', '::2', 'unknown', '10.1.0', ''])(
  '%s is a stranger',
  (address) => {
    expect(isOurs(address)).toBe(false);
  },
);
