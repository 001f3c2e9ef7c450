// One connection that hears nothing any more must not hold up everybody.
const patienceMs = 1000;

/**
 * One question for all who ask it at the same time: for whatever the process hears in one turn, and for whoever comes
 * while it is being asked and waits for the next time. Nobody hears what was read before they came, so this is no cache
 * and nothing in it can be stale. One that is not answered within a second is left to those who asked it.
 */
export function askedTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: { since: number } | undefined;
  let next: PromiseWithResolvers<Answer> | undefined;
  const begin = (): void => {
    if (next === undefined) return;
    const asking = { since: performance.now() };
    underWay = asking;
    const asked = ask();
    next.resolve(asked);
    next = undefined;
    const goOn = () => {
      if (underWay !== asking) return;
      underWay = undefined;
      begin();
    };
    asked.then(goOn, goOn);
  };
  const isFree = () => underWay === undefined || performance.now() - underWay.since >= patienceMs;
  const beginIfFree = () => {
    if (isFree()) begin();
  };
  return () => {
    next ??= Promise.withResolvers<Answer>();
    // The others whom this turn hears are still to come.
    if (isFree()) setImmediate(beginIfFree);
    return next.promise;
  };
}
