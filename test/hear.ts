import { expect } from 'vitest';
import { followEvents } from '#contract/tracking/endpoints.ts';
import { writeLinks, type OrderLink } from '#contract/tracking/links.ts';
import type { Client } from './client.ts';
import type { World } from './world.ts';

/** One thing that came over the line of live events. */
export interface Frame {
  id: number;
  data?: { kind: string; payload: Record<string, unknown> };
}

/** Reads the stream until `wanted` frames with data came, and lets it go; with the links that this device holds. */
export async function hear(
  client: Client,
  wanted: number,
  since?: number,
  links: readonly OrderLink[] = [],
): Promise<Frame[]> {
  const headers = since === undefined ? {} : { 'last-event-id': String(since) };
  const query = links.length === 0 ? '' : `?${new URLSearchParams({ orders: writeLinks(links) }).toString()}`;
  const response = await client.request(followEvents.path + query, { headers });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const frames: Frame[] = [];
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const whole = text.split('\n\n');
    text = whole.pop() ?? '';
    frames.push(...whole.flatMap(readFrame));
    if (frames.filter(({ data }) => data !== undefined).length >= wanted) break;
  }
  return frames;
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

/** Whoever begins here hears all that is published from now on, however late their line opens. */
export async function lastNumber(world: World): Promise<number> {
  const [row] = await world.db<{ last: number }[]>`
    select coalesce(max(number), 0) as last from outbox_event`;
  return row?.last ?? 0;
}
