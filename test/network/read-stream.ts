import { expect } from 'vitest';
import type { OrderLink } from '#contract/orders/links.ts';
import { followEvents, takeStreamTicket } from '#contract/tracking/endpoints.ts';
import { number } from '#server/db/sql/codecs.ts';
import { answered, type Client } from '../client.ts';
import type { World } from '../world.ts';

/** One thing that came over the line of live events. */
export interface Frame {
  id: number;
  data?: { kind: string; payload: Record<string, unknown> };
}

/**
 * Reads the stream until `wanted` frames with data came, and lets it go; with the links that this device holds. One that
 * ends before is opened again with the last number, as a browser does.
 */
export async function receiveFrames(
  client: Client,
  wanted: number,
  since?: number,
  links: readonly OrderLink[] = [],
): Promise<Frame[]> {
  if (links.length > 0) answered(await client.call(takeStreamTicket, { links: [...links] }));
  const frames: Frame[] = [];
  const withData = () => frames.filter(({ data }) => data !== undefined);
  while (withData().length < wanted)
    await receiveOnce(client, frames, () => withData().length >= wanted, {
      since: frames.at(-1)?.id ?? since,
      path: links.length === 0 ? followEvents.path : `${followEvents.path}?ticket=yes`,
    });
  return frames;
}

async function receiveOnce(
  client: Client,
  frames: Frame[],
  isEnough: () => boolean,
  { since, path }: { since: number | undefined; path: string },
): Promise<void> {
  const headers = since === undefined ? {} : { 'last-event-id': String(since) };
  const response = await client.request(path, { headers });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const whole = text.split('\n\n');
    text = whole.pop() ?? '';
    frames.push(...whole.flatMap(readFrame));
    if (isEnough()) return;
  }
}

function readFrame(written: string): Frame[] {
  const id = /^id: (\d+)$/m.exec(written)?.[1];
  const data = /^data: (.+)$/m.exec(written)?.[1];
  if (id === undefined) return [];
  return [
    {
      id: Number(id),
      ...(data === undefined ? {} : { data: JSON.parse(data) as NonNullable<Frame['data']> }),
    },
  ];
}

/** Last number so far; a stream from here gets all later events, however late it opens. */
export async function lastNumber(world: World): Promise<number> {
  const [row] = await world.db.rows({ last: number })`
    select coalesce(max(number), 0) as last from outbox_event`;
  return row?.last ?? 0;
}
