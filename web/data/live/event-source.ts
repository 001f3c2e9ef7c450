import { liveEvent, type LiveEvent } from '#contract/tracking/schema.ts';

/** Waiting: nothing is known yet. Down: what is shown may be old. */
export type LiveState = 'waiting' | 'open' | 'down';

export type Update =
  | { type: 'event'; event: LiveEvent }
  /** A new stream stands: what happened before it was not heard. */
  | { type: 'fresh' }
  | { type: 'state'; state: LiveState };

export interface Source {
  /** Makes sure that this address is the one listened to, and says again how it stands. */
  turnTo(address: string): void;
  close(): void;
}

/** Fetches the cookie that opens an address which asks for one. */
export type TakeTicket = () => Promise<unknown>;

const firstWaitMs = 5000;
const longestWaitMs = 60_000;
// The server lets go of a stream now and then; the browser has it back before anybody needs to know.
const graceMs = 5000;

const asksForTicket = (address: string) => new URL(address, 'https://any.example').searchParams.has('ticket');

/** Listens to one address. A cut stream is the browser's to open again, with the last number it heard; a refused one is asked again later, with a new ticket. */
export function openSource(first: string, takeTicket: TakeTicket, emit: (update: Update) => void): Source {
  let address = first;
  let state: LiveState = 'waiting';
  let waitMs = firstWaitMs;
  let attempt = 0;
  let stream: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;

  function say(next: LiveState): void {
    state = next;
    emit({ type: 'state', state });
  }

  function listen(): void {
    const own = ++attempt;
    const ifStillWanted = (next: () => void) => () => own === attempt && next();
    if (asksForTicket(address)) void takeTicket().then(ifStillWanted(open), ifStillWanted(refused));
    else open();
  }

  function open(): void {
    let stood = false;
    stream = openEvents(address, {
      opened: () => {
        clearTimeout(grace);
        grace = undefined;
        waitMs = firstWaitMs;
        if (state !== 'open') say('open');
        if (!stood) emit({ type: 'fresh' });
        stood = true;
      },
      received: (event) => emit({ type: 'event', event }),
      cut: mayBeDown,
      closed: () => (stood ? listen() : refused()),
    });
  }

  function refused(): void {
    mayBeDown();
    retry = setTimeout(listen, waitMs);
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }

  function mayBeDown(): void {
    if (state !== 'down') grace ??= setTimeout(() => say('down'), graceMs);
  }

  function close(): void {
    attempt += 1;
    clearTimeout(retry);
    clearTimeout(grace);
    grace = undefined;
    stream?.close();
  }

  listen();
  return {
    close,
    turnTo(wanted) {
      if (wanted === address) return emit({ type: 'state', state });
      close();
      address = wanted;
      listen();
    },
  };
}

interface SourceEvents {
  opened: () => void;
  received: (event: LiveEvent) => void;
  /** The browser opens it again by itself. */
  cut: () => void;
  /** It does not: a stream that stood before needs a new ticket, or the next session. */
  closed: () => void;
}

function openEvents(address: string, { opened, received, cut, closed }: SourceEvents): EventSource {
  const source = new EventSource(address, { withCredentials: true });
  source.addEventListener('open', opened);
  source.addEventListener('message', ({ data }: MessageEvent<string>) =>
    received(liveEvent.parse(JSON.parse(data))),
  );
  source.addEventListener('error', () => (source.readyState === EventSource.CLOSED ? closed() : cut()));
  return source;
}
