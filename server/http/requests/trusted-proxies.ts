import { BlockList, isIP } from 'node:net';

// More than anybody runs; where the range is a whole network, it is not filled by whoever is in it.
const mostRemembered = 256;

/** Says of an address whether it is one of our own proxies, whose word on where a call comes from is taken. */
export function trustedProxies(proxies: readonly string[]): (address: string) => boolean {
  const ours = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) ours.addAddress(address, familyOf(address));
    else ours.addSubnet(address, Number(bits), familyOf(address));
  }
  // Nearly every call comes through the same one, and asking the list is dear.
  const remembered = new Set<string>();
  // A caller who has hung up has no address.
  return (address: string | undefined) => {
    if (address === undefined) return false;
    if (remembered.has(address)) return true;
    const isOurs = isIP(address) !== 0 && ours.check(address, familyOf(address));
    if (isOurs && remembered.size < mostRemembered) remembered.add(address);
    return isOurs;
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}
