import { endpoints } from '#contract/endpoints.ts';
import type { Finding } from './gateway/tally.ts';
import { reasonFor } from './reviewed.ts';
import type { Scanned } from './scan-person.ts';

/** Findings and figures of a run, printed as they come. */
export interface Report {
  add(scanned: Scanned): void;
  readonly closing: string;
  readonly isClean: boolean;
}

const leastShare = 0.5;
const mostNamed = 12;

export function reportOf(standIn: { found: number; planted: number }): Report {
  const reached = new Set<string>();
  const reviewed = new Set<string>();
  const fresh = new Set<string>();
  let people = 0;
  let requests = 0;
  let answered = 0;
  let isDeep = true;
  return {
    add: (scanned) => {
      people += 1;
      requests += scanned.tally.requests();
      answered += scanned.tally.answered();
      for (const name of scanned.tally.reached()) reached.add(name);
      for (const line of linesOf(scanned)) console.log(`  ${line}`);
      // A scan that only ever met a closed door says nothing of what is behind it.
      if (scanned.asked - scanned.unreached.length < scanned.asked * leastShare || scanned.asked === 0)
        isDeep = false;
      for (const finding of scanned.findings) {
        const reason = reasonFor(finding);
        (reason === undefined ? fresh : reviewed).add(wordsOf(finding));
        if (reason === undefined) console.log(`  NEW ${wordsOf(finding)}: ${finding.detail}`);
      }
    },
    get closing() {
      const calls = endpoints.filter(({ name }) => reached.has(name)).length;
      return [
        `planted faults ${standIn.found} of ${standIn.planted}`,
        `${people} kinds of people, ${requests} requests, ${answered} of them answered other than 401, 404, 429`,
        `${calls} of ${endpoints.length} calls reached${isDeep ? '' : ', TOO FEW'}`,
        `findings: ${reviewed.size} reviewed, ${fresh.size} new`,
      ].join('; ');
    },
    get isClean() {
      return standIn.found === standIn.planted && isDeep && fresh.size === 0;
    },
  };
}

function linesOf({ kind, tally, own, asked, unreached, findings, cut }: Scanned): string[] {
  const statuses = [...tally.statuses()].toSorted(([, one], [, other]) => other - one);
  const known = findings.filter((finding) => reasonFor(finding) !== undefined).length;
  return [
    `${kind}: ${tally.requests()} requests (${statuses.map(([status, times]) => `${status} × ${times}`).join(', ')})`,
    `${kind}: ${asked} of ${own} admitted calls scanned, ${asked - unreached.length} of them reached${namesOf(unreached)}`,
    ...(cut.length === 0 ? [] : [`${kind}: time was over for ${cut.join(' and ')}`]),
    `${kind}: ${findings.length} findings, ${known} of them reviewed`,
  ];
}

function namesOf(names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  return `; not ${names.slice(0, mostNamed).join(', ')}${more}`;
}

function wordsOf({ by, what, where }: Finding): string {
  return `${by}: ${what}, ${where}`;
}
