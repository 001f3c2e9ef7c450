import { liveEvent, type LiveEvent } from '#contract/tracking/schema.ts';

/** Waiting: nothing is known yet. Down: what is shown may be old. */
export type LiveState = 'waiting' | 'open' | 'down';

export type Said =
  | { type: 'event'; event: LiveEvent }
  /** A new line stands: what happened before it was not heard. */
  | { type: 'fresh' }
  | { type: 'state'; state: LiveState };

export interface Source {
  /** Makes sure that this address is the one listened to, and says again how it stands. */
  turnTo(address: string): void;
  close(): void;
}

const firstWaitMs = 5000;
const longestWaitMs = 60_000;
// The server lets go of a line now and then; the browser has it back before anybody needs to know.
const graceMs = 5000;

/** Listens to one address. A cut line is the browser's to mend, with the last number it heard; a refused one is asked again later. */
export function openSource(first: string, tell: (said: Said) => void): Source {
  let address = first;
  let state: LiveState = 'waiting';
  let waitMs = firstWaitMs;
  let source = listen();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;

  function say(next: LiveState): void {
    state = next;
    tell({ type: 'state', state });
  }

  function listen(): EventSource {
    const line = new EventSource(address, { withCredentials: true });
    let isNew = true;
    line.addEventListener('open', () => {
      clearTimeout(grace);
      grace = undefined;
      waitMs = firstWaitMs;
      if (state !== 'open') say('open');
      if (isNew) tell({ type: 'fresh' });
      isNew = false;
    });
    line.addEventListener('message', ({ data }: MessageEvent<string>) =>
      tell({ type: 'event', event: liveEvent.parse(JSON.parse(data)) }),
    );
    line.addEventListener('error', () => cut(line));
    return line;
  }

  function cut(line: EventSource): void {
    if (state !== 'down') grace ??= setTimeout(() => say('down'), graceMs);
    if (line.readyState !== EventSource.CLOSED) return;
    retry = setTimeout(() => (source = listen()), waitMs);
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }

  function close(): void {
    clearTimeout(retry);
    clearTimeout(grace);
    grace = undefined;
    source.close();
  }

  return {
    close,
    turnTo(wanted) {
      if (wanted === address) return tell({ type: 'state', state });
      close();
      address = wanted;
      source = listen();
    },
  };
}
