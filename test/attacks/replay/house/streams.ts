import { setTimeout as pause } from 'node:timers/promises';
import { followEvents } from '#contract/tracking/endpoints.ts';
import type { Client } from '#test/client.ts';

export interface OpenedStream {
  status: number;
  isOver(): boolean;
  close(): void;
}

/** Opens a stream of live events and answers once it stands or was refused. */
export async function openStream(client: Client, path: string = followEvents.path): Promise<OpenedStream> {
  const leaves = new AbortController();
  const response = await client.request(path, { signal: leaves.signal });
  let isOver = false;
  void response.text().then(
    () => (isOver = true),
    () => (isOver = true),
  );
  return { status: response.status, isOver: () => isOver, close: () => leaves.abort() };
}

/** Ends within a time that is short beside the ten minutes of a stream. */
export async function ends(stream: OpenedStream): Promise<boolean> {
  const since = performance.now();
  while (!stream.isOver()) {
    if (performance.now() - since > 10_000) return false;
    await pause(20);
  }
  return true;
}
