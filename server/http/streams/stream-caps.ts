/** The most streams of one person or address on one instance. */
const mostOfOne = 20;
/** Thousands of phones stand behind one address of a mobile network. */
const mostFromAnAddress = 2000;

export interface StreamCaps {
  /** Takes a place for a stream, and answers what gives it back; nothing where there is none left. */
  take(listener: string, address: string): (() => void) | undefined;
}

/** Counts open streams by who listens and by where from. */
export function openStreamCaps(): StreamCaps {
  const byListener = new Map<string, number>();
  const byAddress = new Map<string, number>();
  return {
    take: (listener, address) => {
      if (countOf(byListener, listener) >= mostOfOne) return undefined;
      if (countOf(byAddress, address) >= mostFromAnAddress) return undefined;
      change(byListener, listener, 1);
      change(byAddress, address, 1);
      return () => {
        change(byListener, listener, -1);
        change(byAddress, address, -1);
      };
    },
  };
}

function countOf(counts: ReadonlyMap<string, number>, subject: string): number {
  return counts.get(subject) ?? 0;
}

function change(counts: Map<string, number>, subject: string, by: number): void {
  const count = countOf(counts, subject) + by;
  if (count === 0) counts.delete(subject);
  else counts.set(subject, count);
}
