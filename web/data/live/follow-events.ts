import { openSource, type Update, type Source, type TakeTicket } from './event-source.ts';

type Message = Update | { type: 'want'; address: string };

const name = 'live';

/**
 * Follows what happens while the page is in sight. One tab of the device holds the line and tells the others;
 * when it is closed or put away, the next takes over.
 */
export function followLive(
  address: string,
  takeTicket: TakeTicket,
  onUpdate: (update: Update) => void,
): () => void {
  let stop: (() => void) | undefined;
  const look = () => {
    if (document.visibilityState === 'visible') stop ??= takePart(address, takeTicket, onUpdate);
    else {
      stop?.();
      stop = undefined;
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop?.();
  };
}

function takePart(address: string, takeTicket: TakeTicket, onUpdate: (update: Update) => void): () => void {
  const tabs = new BroadcastChannel(name);
  const leaving = new AbortController();
  let source: Source | undefined;
  // Only pages of this product hear a channel; the rule means windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const send = (message: Message) => tabs.postMessage(message);
  tabs.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type !== 'want') onUpdate(data);
    else source?.turnTo(data.address);
  });
  const lead = () => {
    source = openSource(address, takeTicket, (update) => {
      onUpdate(update);
      send(update);
    });
  };
  send({ type: 'want', address });
  void asTheOnlyOne(leaving.signal, lead);
  return () => {
    leaving.abort();
    source?.close();
    tabs.close();
  };
}

/** Runs once no other tab of this device holds the line, and holds it until the signal. */
async function asTheOnlyOne(leaving: AbortSignal, lead: () => void): Promise<void> {
  // Missing where the page did not come over a safe connection: then every tab has a line of its own.
  if (!('locks' in navigator)) return lead();
  const held = async () => {
    if (leaving.aborted) return;
    lead();
    await new Promise<void>((resolve) => leaving.addEventListener('abort', () => resolve()));
  };
  await navigator.locks.request(name, { signal: leaving }, held).catch((error: unknown) => {
    if (!leaving.aborted) throw error;
  });
}
