/** Many phones behind the proxy of this run, so that no one's limits are met: the n-th one's header. */
export function fromPhone(number: number): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
}

/** Goes through them for ever, one after the other. */
export function inTurnOf<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => {
    const item = items[at % items.length];
    at += 1;
    if (item === undefined) throw new Error('there is nothing to take in turn');
    return item;
  };
}
