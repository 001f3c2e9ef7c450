const longestMs = 3000;

/** Until the page has nothing else to do, or it has been long enough. */
export async function untilIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari does not tell when it has nothing to do.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestMs });
    else setTimeout(resolve, longestMs);
  });
}
