/** Grace time after a stream has closed: a phone that changes networks opens another. */
const graceMs = 5000;
/** Life of a report by another instance: a killed one sends no more. */
export const believedMs = 20_000;
const reportAgainMs = believedMs / 4;

interface Lines {
  open: number;
  /** Time at which the last one closed. */
  closedAt: number;
  /** Time and content of the last report to the others. */
  reportedAt: number;
  reportedOpen: boolean;
}

/** For how long the others are to believe that somebody is here. */
export interface Report {
  accountId: string;
  forMs: number;
}

/** The lines that are open on this instance, by account. */
export interface OpenLines {
  arrive(accountId: string, clock: () => number): () => void;
  isOpen(accountId: string, now: number): boolean;
  /** Reports that are due: changes, and those that would soon expire. */
  takeUnreported(now: number): Report[];
}

export function openLines(): OpenLines {
  const lines = new Map<string, Lines>();
  return {
    arrive: (accountId, clock) => {
      const theirs = lines.get(accountId) ?? {
        open: 0,
        closedAt: 0,
        reportedAt: -Infinity,
        reportedOpen: false,
      };
      theirs.open += 1;
      lines.set(accountId, theirs);
      let isClosed = false;
      return () => {
        if (isClosed) return;
        isClosed = true;
        theirs.open -= 1;
        theirs.closedAt = clock();
      };
    },
    isOpen: (accountId, now) => {
      const theirs = lines.get(accountId);
      return theirs !== undefined && isHere(theirs, now);
    },
    takeUnreported: (now) => {
      const reports: Report[] = [];
      for (const [accountId, theirs] of lines) {
        const isOpen = theirs.open > 0;
        if (isOpen !== theirs.reportedOpen || (isOpen && now - theirs.reportedAt >= reportAgainMs)) {
          reports.push({ accountId, forMs: isOpen ? believedMs : graceMs });
          theirs.reportedOpen = isOpen;
          theirs.reportedAt = now;
        }
        if (!isHere(theirs, now)) lines.delete(accountId);
      }
      return reports;
    },
  };
}

function isHere({ open, closedAt }: Lines, now: number): boolean {
  return open > 0 || now - closedAt < graceMs;
}
