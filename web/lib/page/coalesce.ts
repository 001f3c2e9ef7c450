/** Does it soon, and once however often it is asked for meanwhile. */
export function coalesce(pauseMs: number, work: () => void): { ask: () => void; rest: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    timer = undefined;
    work();
  };
  return {
    ask: () => {
      timer ??= setTimeout(now, pauseMs);
    },
    rest: () => clearTimeout(timer),
  };
}
