/** Fault that a scanner, the gateway or the product's log tells of. */
export interface Finding {
  by: 'sqlmap' | 'wapiti' | 'gateway' | 'log';
  /** Name of the fault in the words of who found it. */
  what: string;
  /** Call or page, with the field. */
  where: string;
  detail: string;
}

/** Requests of the scanners at one person's gateway, and what was answered. */
export interface Tally {
  count(name: string, status: number): void;
  find(finding: Finding): void;
  requests(): number;
  /** Answered by more than the door: other than 401, 404 and 429. */
  answered(): number;
  statuses(): ReadonlyMap<number, number>;
  /** Names of calls and addresses of pages that were asked for. */
  asked(): ReadonlySet<string>;
  /** Names and addresses with such an answer. */
  reached(): ReadonlySet<string>;
  findings(): Finding[];
}

const fromTheDoor = new Set([401, 404, 429]);

export function openTally(): Tally {
  const statuses = new Map<number, number>();
  const asked = new Set<string>();
  const reached = new Set<string>();
  const findings = new Map<string, Finding>();
  let requests = 0;
  let answered = 0;
  return {
    count: (name, status) => {
      requests += 1;
      asked.add(name);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (fromTheDoor.has(status)) return;
      answered += 1;
      reached.add(name);
    },
    find: (finding) => {
      const words = `${finding.by} ${finding.what} ${finding.where}`;
      if (!findings.has(words)) findings.set(words, finding);
    },
    requests: () => requests,
    answered: () => answered,
    statuses: () => statuses,
    asked: () => asked,
    reached: () => reached,
    findings: () => [...findings.values()],
  };
}
