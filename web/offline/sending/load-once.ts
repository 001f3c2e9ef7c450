/**
 * A function that loads something, once however often it is called. A call that comes while a load is under way which
 * then fails loads again: the network may have come back in that moment, and nothing else calls.
 */
export function loadOnce<Loaded>(
  load: () => Promise<Loaded>,
  onLoaded: (loaded: Loaded) => void,
): () => void {
  let state: 'idle' | 'loading' | 'loading-and-wanted' | 'loaded' = 'idle';
  const start = () => {
    if (state === 'loading') state = 'loading-and-wanted';
    if (state !== 'idle') return;
    state = 'loading';
    load().then(
      (loaded) => {
        state = 'loaded';
        onLoaded(loaded);
      },
      () => {
        const isWanted = state === 'loading-and-wanted';
        state = 'idle';
        if (isWanted) start();
      },
    );
  };
  return start;
}
