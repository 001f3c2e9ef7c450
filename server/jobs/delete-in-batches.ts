const batch = 1000;

/** Takes away what is to go a few at a time, so that nobody waits long for a lock; answers how many went. */
export async function deleteInBatches(deleteSome: (most: number) => Promise<number>): Promise<number> {
  let gone = 0;
  for (;;) {
    const count = await deleteSome(batch);
    gone += count;
    if (count < batch) return gone;
  }
}
