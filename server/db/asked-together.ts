interface Asking<Answer> {
  promise: Promise<Answer>;
  resolve: (answer: Promise<Answer>) => void;
}

// One connection that hears nothing any more must not hold up everybody.
const patienceMs = 1000;

/**
 * One question for all who ask it at the same time. Whoever comes while it is being asked waits for the next time it is
 * asked: nobody hears what was read before they came, so this is no cache and nothing in it can be stale. One that is
 * not answered within a second is left to those who asked it.
 */
export function askedTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: { since: number } | undefined;
  let next: Asking<Answer> | undefined;
  const begin = (): Promise<Answer> => {
    const asking = { since: performance.now() };
    underWay = asking;
    const asked = ask();
    next?.resolve(asked);
    next = undefined;
    const goOn = () => {
      if (underWay !== asking) return;
      underWay = undefined;
      if (next !== undefined) void begin();
    };
    asked.then(goOn, goOn);
    return asked;
  };
  return () => {
    if (underWay === undefined || performance.now() - underWay.since >= patienceMs) return begin();
    next ??= Promise.withResolvers<Answer>();
    return next.promise;
  };
}
