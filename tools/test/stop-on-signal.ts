/** A signal that is raised when the terminal or the system asks this process to leave. */
export function stopOnSignal(): AbortSignal {
  const stopped = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (!stopped.signal.aborted) console.log(`\nStopping what was started ...`);
      stopped.abort();
    });
  }
  return stopped.signal;
}
