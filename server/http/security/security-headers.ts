import { filePolicy, type Elsewhere } from './content-security-policy.ts';

export type Headers = Readonly<Record<string, string>>;

export interface House extends Elsewhere {
  /** True when the product is reached under TLS. */
  secure: boolean;
}

/** Headers of every answer, made once; a page, a worker and a plain page put their own policy in place of this one. */
export function securityHeaders({ secure, mapTilesUrl }: House): Headers {
  return {
    'content-security-policy': filePolicy,
    'cross-origin-embedder-policy': embedderPolicy(mapTilesUrl),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Tiles of others say of themselves nothing that would let them in: they come, but without anybody's cookies. */
function embedderPolicy(mapTilesUrl: string | undefined): string {
  return mapTilesUrl === undefined ? 'require-corp' : 'credentialless';
}
