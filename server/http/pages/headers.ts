import { paths } from '#contract/paths.ts';
import { beginScriptHash } from './begin-script.ts';
import { pagePolicy, type Framing } from '../security/content-security-policy.ts';
import type { Headers, House } from '../security/security-headers.ts';

/** The features of a phone that the product asks for; a page inside it could ask for none. */
const used = [
  'autoplay',
  'camera',
  'clipboard-write',
  'geolocation',
  'otp-credentials',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
];
const unused = [
  'accelerometer',
  'browsing-topics',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const permissionsPolicy = [
  ...used.map((feature) => `${feature}=(self)`),
  ...unused.map((feature) => `${feature}=()`),
].join(', ');

/** The headers that only a page has, by where it stands; made once. */
export function pageHeaders(styleSource: string, house: House): (pathname: string) => Headers {
  const headersOf = (framing: Framing): Headers => ({
    'content-security-policy': pagePolicy({ ...house, styleSource, beginHash: beginScriptHash, framing }),
    'permissions-policy': permissionsPolicy,
    'x-frame-options': framing === 'framed' ? 'SAMEORIGIN' : 'DENY',
  });
  const by = { framed: headersOf('framed'), frames: headersOf('frames'), alone: headersOf('alone') };
  return (pathname) => by[framingOf(pathname)];
}

/** The phone frame of /mobile-demo shows what customers see of the product, inside the product; nobody else frames anything. */
function framingOf(pathname: string): Framing {
  if (pathname.replace(/\/$/, '') === paths.mobileDemo) return 'frames';
  return /^\/(admin|agent)(\/|$)/.test(pathname) ? 'alone' : 'framed';
}
