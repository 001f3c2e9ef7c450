interface Asking<Answer> {
  promise: Promise<Answer>;
  resolve: (answer: Promise<Answer>) => void;
}

/**
 * One question for all who ask it at the same time. Whoever comes while it is being asked waits for the next time it is
 * asked: nobody hears what was read before they came, so this is no cache and nothing in it can be stale.
 */
export function askedTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let isUnderWay = false;
  let next: Asking<Answer> | undefined;
  const begin = (): Promise<Answer> => {
    isUnderWay = true;
    const asked = ask();
    const goOn = () => {
      isUnderWay = false;
      const waiting = next;
      next = undefined;
      waiting?.resolve(begin());
    };
    asked.then(goOn, goOn);
    return asked;
  };
  return () => {
    if (!isUnderWay) return begin();
    next ??= Promise.withResolvers<Answer>();
    return next.promise;
  };
}
