import type { Finding } from './gateway/tally.ts';

/** A finding that was looked at and is none, and the reason; docs/operations/scanners.md says the same. */
interface Reviewed {
  by: Finding['by'];
  what: string;
  /** Only findings whose place or detail reads so. */
  like: RegExp;
  reason: string;
}

export const reviewed: readonly Reviewed[] = [
  {
    by: 'wapiti',
    what: 'HTTP Secure Headers',
    like: /^X-XSS-Protection is not set$/,
    reason: 'No browser of today reads X-XSS-Protection: the content policy stands in its place.',
  },
];

export function reasonFor({ by, what, where, detail }: Finding): string | undefined {
  return reviewed.find(
    (one) => one.by === by && one.what === what && (one.like.test(where) || one.like.test(detail)),
  )?.reason;
}
