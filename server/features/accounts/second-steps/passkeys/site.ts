import { isIP } from 'node:net';

/** The site that a passkey is for, as the browser sees it. */
export interface Site {
  origin: string;
  rpId: string;
}

/** The site of an origin; null where no browser makes a passkey: plain http other than localhost, or an IP address. */
export function siteOf(origin: string): Site | null {
  if (!URL.canParse(origin)) return null;
  const { protocol, hostname } = new URL(origin);
  const isLocal = hostname === 'localhost';
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return null;
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { origin, rpId: hostname } : null;
}
