import { createHash } from 'node:crypto';

/** The hash that lets one inline style block through the Content-Security-Policy. */
export function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Origins beyond the product's own that the environment names. */
export interface Elsewhere {
  mapTilesUrl?: string | undefined;
  /** The services at which browsers register themselves for notices. */
  firebase?: { installationsUrl: string; registrationsUrl: string } | undefined;
}

/** No frame, nothing of another origin, and no text that becomes markup or script on the way. */
const closed = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
] as const;

/** For what is no page: opened by itself it runs nothing and loads nothing. */
export const filePolicy = [...closed, "form-action 'none'", "trusted-types 'none'"].join('; ');

/** For what somebody brought: opened by itself it is not even of this house. */
export const broughtPolicy = `${filePolicy}; sandbox`;

/** For a worker's file: it asks the house, and nobody else. */
export const workerPolicy = [...closed, "connect-src 'self'", "trusted-types 'none'"].join('; ');

/** For a page without script that the house makes itself. */
export function plainPolicy(style: string): string {
  return [...closed, `style-src ${sourceHash(style)}`, "form-action 'none'", "trusted-types 'none'"].join(
    '; ',
  );
}

/** The page's framing: in a frame of the product, with one, or neither. */
export type Framing = 'framed' | 'frames' | 'alone';

export interface PagePolicy extends Elsewhere {
  styleSource: string;
  /** The hash of the one script that stands in a page. */
  beginHash: string;
  framing: Framing;
  /** The house is reached under TLS, and so is all that its pages ask for. */
  secure: boolean;
}

/** Pictures come from here, and map tiles from the one place that is named; calls go here, and to Firebase if it is. */
export function pagePolicy({
  styleSource,
  beginHash,
  framing,
  secure,
  mapTilesUrl,
  firebase,
}: PagePolicy): string {
  const calls = firebase === undefined ? [] : [firebase.installationsUrl, firebase.registrationsUrl];
  // The map lets a tile go by an empty picture in its place.
  const tiles = mapTilesUrl === undefined ? '' : ` data: ${new URL(mapTilesUrl).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${beginHash}`,
    `style-src 'self' ${styleSource}`,
    `img-src 'self' blob:${tiles}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(calls.map((url) => new URL(url).origin))].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${framing === 'frames' ? "'self'" : "'none'"}`,
    `frame-ancestors ${framing === 'framed' ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // web/lib/page/trusted-types.ts: text passes, markup does not.
    'trusted-types default',
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
