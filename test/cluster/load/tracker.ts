import { setTimeout as pause } from 'node:timers/promises';
import { followEvents, takeStreamTicket } from '#contract/tracking/endpoints.ts';
import type { OrderLink } from '#contract/orders/links.ts';
import type { Client } from '#test/client.ts';

export interface ReceivedEvent {
  number: number;
  kind: string;
  payload: Readonly<Record<string, unknown>>;
  /** By this machine's clock that only goes forward. */
  atMs: number;
}

/** A client that follows events and reconnects by itself, as a browser’s EventSource does. */
export interface Tracker {
  /** Everything, in the order in which it came. */
  received: ReceivedEvent[];
  /** The number from which on everything must come. */
  since: () => number;
  /** Times that the stream was opened again. */
  reconnects: () => number;
  close: () => Promise<void>;
}

// A browser waits the 2 s that the product asks for; here somebody is waiting.
const comeBackMs = 250;

/** Opens the line, and answers once it stands. */
export async function openTracker(client: Client, links: readonly OrderLink[] = []): Promise<Tracker> {
  const results: ReceivedEvent[] = [];
  const ended = new AbortController();
  const query = links.length === 0 ? '' : '?ticket=yes';
  const stands = Promise.withResolvers<void>();
  const line = { lastId: '', opened: 0, since: 0 };
  const followOnce = async () => {
    if (links.length > 0) await client.call(takeStreamTicket, { links: [...links] });
    const headers = line.lastId === '' ? {} : { 'last-event-id': line.lastId };
    const response = await client.request(followEvents.path + query, { headers, signal: ended.signal });
    if (!response.ok) return void (await response.text());
    line.opened += 1;
    for await (const frame of framesOf(response)) {
      const atMs = performance.now();
      const id = /^id: (\d+)$/m.exec(frame)?.[1];
      if (id !== undefined && line.lastId === '') line.since = Number(id);
      if (id !== undefined) line.lastId = id;
      const data = /^data: (.+)$/m.exec(frame)?.[1];
      if (data !== undefined) results.push({ number: Number(id), ...read(data), atMs });
      stands.resolve();
    }
  };
  const follow = async () => {
    while (!ended.signal.aborted) {
      await followOnce().catch(() => undefined);
      await pause(comeBackMs, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  };
  const following = follow();
  await stands.promise;
  return {
    received: results,
    since: () => line.since,
    reconnects: () => line.opened - 1,
    close: async () => {
      ended.abort();
      await following;
    },
  };
}

async function* framesOf(response: Response): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const whole = (text + chunk).split('\n\n');
    text = whole.pop() ?? '';
    yield* whole;
  }
}

function read(data: string): Pick<ReceivedEvent, 'kind' | 'payload'> {
  return JSON.parse(data) as Pick<ReceivedEvent, 'kind' | 'payload'>;
}
