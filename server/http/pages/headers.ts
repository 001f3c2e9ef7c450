import { appShellPath } from '#contract/installed/cache.ts';
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
const permissionsPolicy = (microphone: string): string =>
  [
    ...used.map((feature) => `${feature}=(self)`),
    ...unused.map((feature) => `${feature}=()`),
    `microphone=${microphone}`,
  ].join(', ');
const closedPolicy = permissionsPolicy('()');
const recordingPolicy = permissionsPolicy('(self)');

/** The pages on which a list is spoken: the composer, and the shell that stands for it without network. */
const recordedOn: readonly string[] = [paths.order, paths.placeOrder, appShellPath];

/** The headers that only a page has, by where it stands; made once. */
export function pageHeaders(styleSource: string, house: House): (pathname: string) => Headers {
  const headersOf = (framing: Framing): Headers => ({
    'content-security-policy': pagePolicy({ ...house, styleSource, beginHash: beginScriptHash, framing }),
    'permissions-policy': closedPolicy,
    'x-frame-options': framing === 'framed' ? 'SAMEORIGIN' : 'DENY',
  });
  const by = { framed: headersOf('framed'), frames: headersOf('frames'), alone: headersOf('alone') };
  const recording = { ...by.framed, 'permissions-policy': recordingPolicy };
  return (pathname) =>
    recordedOn.includes(pathname.replace(/\/$/, '')) ? recording : by[framingOf(pathname)];
}

/** The phone frame of /mobile-demo shows what customers see of the product, inside the product; nobody else frames anything. */
function framingOf(pathname: string): Framing {
  if (pathname.replace(/\/$/, '') === paths.mobileDemo) return 'frames';
  return /^\/(admin|agent)(\/|$)/.test(pathname) ? 'alone' : 'framed';
}
