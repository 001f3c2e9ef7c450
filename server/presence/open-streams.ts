/** Grace time after a stream has closed: a phone that changes networks opens another. */
const graceMs = 5000;
/** Life of a report by another instance: a killed one sends no more. */
export const believedMs = 20_000;
const toldAgainMs = believedMs / 4;

interface Lines {
  open: number;
  /** Time at which the last one closed. */
  closedAt: number;
  /** Time and content of the last report to the others. */
  toldAt: number;
  toldOpen: boolean;
}

/** For how long the others are to believe that somebody is here. */
export interface Telling {
  accountId: string;
  forMs: number;
}

/** The lines that are open on this instance, by account. */
export interface OpenLines {
  arrive(accountId: string, clock: () => number): () => void;
  isOpen(accountId: string, now: number): boolean;
  /** Reports that are due: changes, and those that would soon expire. */
  untold(now: number): Telling[];
}

export function openLines(): OpenLines {
  const lines = new Map<string, Lines>();
  return {
    arrive: (accountId, clock) => {
      const theirs = lines.get(accountId) ?? { open: 0, closedAt: 0, toldAt: -Infinity, toldOpen: false };
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
    untold: (now) => {
      const tellings: Telling[] = [];
      for (const [accountId, theirs] of lines) {
        const isOpen = theirs.open > 0;
        if (isOpen !== theirs.toldOpen || (isOpen && now - theirs.toldAt >= toldAgainMs)) {
          tellings.push({ accountId, forMs: isOpen ? believedMs : graceMs });
          theirs.toldOpen = isOpen;
          theirs.toldAt = now;
        }
        if (!isHere(theirs, now)) lines.delete(accountId);
      }
      return tellings;
    },
  };
}

function isHere({ open, closedAt }: Lines, now: number): boolean {
  return open > 0 || now - closedAt < graceMs;
}
