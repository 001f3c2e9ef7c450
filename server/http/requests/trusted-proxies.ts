import { BlockList, isIP } from 'node:net';

/** Says of an address whether it is one of our own proxies, whose word on where a call comes from is taken. */
export function trustedProxies(proxies: readonly string[]): (address: string) => boolean {
  const ours = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) ours.addAddress(address, familyOf(address));
    else ours.addSubnet(address, Number(bits), familyOf(address));
  }
  // A caller who has hung up has no address.
  return (address: string | undefined) =>
    address !== undefined && isIP(address) !== 0 && ours.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}
