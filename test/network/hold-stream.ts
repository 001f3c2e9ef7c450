import { followEvents } from '#contract/tracking/endpoints.ts';
import type { Client } from '../client.ts';

/**
 * Opens a stream of live events and holds it until the answered function is called. Its body is read all the while:
 * `fetch` closes the connection of a response that was collected as garbage with its body unread.
 */
export async function holdStream(client: Client): Promise<() => void> {
  const closing = new AbortController();
  const response = await client.request(followEvents.path, { signal: closing.signal });
  if (response.status !== 200) throw new Error(`the stream was answered with ${response.status}`);
  void response.text().catch(() => undefined);
  return () => closing.abort();
}
