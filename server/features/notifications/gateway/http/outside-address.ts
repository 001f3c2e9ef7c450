import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';

/** Every address of a name. */
export type Resolver = (hostname: string) => Promise<{ address: string; family: number }[]>;

/** The code of the error with which a connection to an address of ours ends before it begins. */
export const notOutside = 'ENOTOUTSIDE';

const ownIPv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

// Ranges inside 2000::/3 that lead back to IPv4, or are reserved for trials and documentation.
const strangeIPv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [net, bits] of ownIPv4) closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of strangeIPv6) closed.addSubnet(net, bits, 'ipv6');
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

/** True for addresses of the public internet only. */
export function isOutside(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  return isIPv6(address) && givenOut.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/**
 * An address that a stranger gave, if the product may call it as far as can be seen without asking for its name:
 * https on the usual port, without a password in it, and no number of a network of ours.
 */
export function readOutsideUrl(written: string): URL | undefined {
  const url = URL.parse(written);
  if (url === null || url.protocol !== 'https:' || url.port !== '') return undefined;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isNumber = isIPv4(host) || isIPv6(host);
  return isNumber ? (isOutside(host) ? url : undefined) : host.includes('.') ? url : undefined;
}

/** Finds an address and checks it at once: what is connected to is what was looked at, whatever the name says next. */
export function outsideLookup(resolve: Resolver): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => isOutside(address)))
          done(Object.assign(new Error(`${hostname} is not outside`), { code: notOutside }), '', 0);
        else if (options.all === true) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), '', 0),
    );
  };
}
