import { createHash } from 'node:crypto';

/** The hash that lets one inline style block through the Content-Security-Policy. */
export function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Where a page may go beside the house itself: the places that the environment names. */
export interface Elsewhere {
  mapTilesUrl?: string | undefined;
  /** Where browsers register themselves for notices. */
  firebase?: { installationsUrl: string; registrationsUrl: string } | undefined;
}

/** Pictures come from here, and map tiles from the one place that is named; calls go here, and to Firebase if it is. */
export function contentSecurityPolicy(
  styleHashes: readonly string[],
  { mapTilesUrl, firebase }: Elsewhere = {},
): string {
  const calls = firebase === undefined ? [] : [firebase.installationsUrl, firebase.registrationsUrl];
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.join(' ')}`.trim(),
    `img-src 'self' data: blob: ${mapTilesUrl === undefined ? '' : new URL(mapTilesUrl).origin}`.trim(),
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(calls.map((url) => new URL(url).origin))].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    // The phone frame of /mobile-demo shows the product inside itself.
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** Headers of every answer; made once, never computed on the way. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy([]),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
