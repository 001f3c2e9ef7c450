import type { Endpoint } from '#contract/endpoint.ts';

/** The class of a call by its cost. */
export type CallClass = 'reads' | 'writes' | 'heavy' | 'sign-in' | 'notices' | 'pages';

/** The calls that a window takes from one address, and from one person. */
interface Quota {
  address: number;
  /** Absent where nobody is known yet. */
  person?: number;
}

export const windowSeconds = 60;

/**
 * Thousands of phones stand behind one address of a mobile network, so an address gets what a small town needs and a
 * person what a fast pair of hands and a phone that catches up after a day without network need.
 */
export const quotas: Readonly<Record<CallClass, Quota>> = {
  reads: { address: 30_000, person: 3_000 },
  writes: { address: 12_000, person: 1_200 },
  // Pictures, exports, and what staff look for in everything there ever was.
  heavy: { address: 3_000, person: 300 },
  // A password costs a processor some 15 ms. How often one may be guessed is counted elsewhere, for days.
  'sign-in': { address: 600, person: 60 },
  // A provider's few addresses say what happened to everybody's payments.
  notices: { address: 12_000 },
  // Pages that a browser opens, with their pictures.
  pages: { address: 30_000, person: 3_000 },
};

/** Undefined for health checks and metrics, which are never limited. */
export function classOf({ counted, method, takes }: Endpoint): CallClass | undefined {
  if (counted === 'never') return undefined;
  if (counted !== undefined) return counted;
  if (takes === 'picture' || takes === 'recording') return 'heavy';
  if (takes === 'signed-notice') return 'notices';
  return method === 'GET' ? 'reads' : 'writes';
}
