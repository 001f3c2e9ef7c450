import { refusalHeader } from '#contract/installed/refusal-header.ts';
import type { Finding } from './judge.ts';
import { wentDeep } from './judge.ts';
import type { Plan } from '../requests/plan.ts';
import { bytesOf } from '../requests/request.ts';
import type { Exchanged } from '../requests/wire.ts';

interface Line {
  sent: number;
  deep: number;
  statuses: Map<string, number>;
}

/** Requests by endpoint and kind of person, with their replies. */
export interface Tally {
  count(plan: Plan, heard: Exchanged): void;
  add(plan: Plan, finding: Finding): void;
  findings(): string[];
  report(): string[];
  /** Endpoints of which too little was answered from within, though somebody who may was asking. */
  shallow(): string[];
  requests(): number;
  tooMany(): number;
}

const sentEnough = 25;
export const deepShare = 1 / 3;

export function openTally(): Tally {
  const byEndpoint = new Map<string, Map<string, Line>>();
  const admitted = new Map<string, { sent: number; deep: number }>();
  const findings = new Map<string, number>();
  let requests = 0;
  let tooMany = 0;
  return {
    count: (plan, exchanged) => {
      requests += 1;
      const status = statusOf(exchanged);
      if (status.startsWith('429')) tooMany += 1;
      const kinds = byEndpoint.get(plan.name) ?? new Map<string, Line>();
      byEndpoint.set(plan.name, kinds);
      const line = kinds.get(plan.actor.kind) ?? { sent: 0, deep: 0, statuses: new Map() };
      kinds.set(plan.actor.kind, line);
      line.sent += 1;
      const isDeep = wentDeep(plan, exchanged);
      if (isDeep) line.deep += 1;
      line.statuses.set(status, (line.statuses.get(status) ?? 0) + 1);
      if (plan.endpoint === null || status.startsWith('401') || status === '403 not-allowed') return;
      const share = admitted.get(plan.name) ?? { sent: 0, deep: 0 };
      admitted.set(plan.name, { sent: share.sent + 1, deep: share.deep + (isDeep ? 1 : 0) });
    },
    add: (plan, { what, detail }) => {
      const words = `${plan.name}: ${what}`;
      const times = (findings.get(words) ?? 0) + 1;
      findings.set(words, times);
      // Printed at once, with the requests that reproduce it, so that a later crash cannot hide it.
      if (times === 1)
        console.log(`FOUND ${words}\n    ${detail}\n    by ${plan.actor.name}: ${repeatable(plan)}`);
    },
    findings: () => [...findings].map(([words, times]) => `${words} (${times} times)`),
    report: () =>
      [...byEndpoint]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .flatMap(([name, kinds]) => [
          `${name.padEnd(26)} ${percent(admitted.get(name))}`,
          ...[...kinds].map(
            ([kind, { sent, deep, statuses }]) =>
              `    ${kind.padEnd(26)} ${String(sent).padStart(5)} sent ${String(deep).padStart(5)} deep   ${[
                ...statuses,
              ]
                .toSorted(([, one], [, other]) => other - one)
                .map(([status, times]) => `${status} × ${times}`)
                .join(', ')}`,
          ),
        ]),
    shallow: () =>
      [...admitted].flatMap(([name, { sent, deep }]) =>
        sent >= sentEnough && deep / sent < deepShare ? [`${name}: ${deep} of ${sent}`] : [],
      ),
    requests: () => requests,
    tooMany: () => tooMany,
  };
}

function percent(share: { sent: number; deep: number } | undefined): string {
  if (share === undefined || share.sent === 0) return '';
  return `${Math.round((share.deep / share.sent) * 100)} % of ${share.sent} that passed the door were answered from within`;
}

function statusOf(exchanged: Exchanged): string {
  if (exchanged === 'silent' || exchanged === 'closed') return exchanged;
  const code = exchanged.headers.get(refusalHeader);
  return code === undefined ? String(exchanged.status) : `${exchanged.status} ${code}`;
}

/** The bytes as they can be sent again, shortened where they only repeat themselves. */
function repeatable({ request, oddities }: Plan): string {
  const bytes = bytesOf(request)
    .toString('utf8')
    .replaceAll(/(.)\1{200,}/g, (all, sign: string) => `${sign}…×${all.length}`);
  const odd = oddities.length === 0 ? '' : ` [${oddities.map(({ name }) => name).join(', ')}]`;
  return `${JSON.stringify(bytes.slice(0, 900))}${odd}`;
}
