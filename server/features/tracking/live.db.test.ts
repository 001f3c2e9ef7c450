import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { followEvents } from '#contract/tracking/endpoints.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import type { Client } from '#test/client.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();

interface Frame {
  id: number;
  data?: { kind: string; payload: Record<string, unknown> };
}

/** Reads the stream until `wanted` frames with data came, and lets it go. */
async function hear(client: Client, wanted: number, since?: number): Promise<Frame[]> {
  const headers = since === undefined ? {} : { 'last-event-id': String(since) };
  const response = await client.request(followEvents.path, { headers });
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

function somethingHappens(topic: string, what: number): Promise<void> {
  return world.db.begin(async (transaction) => {
    await writeEvent(transaction, { topics: [topic], kind: 'order.confirm', payload: { what } });
  });
}

/** Whoever begins here hears all that is published from now on, however late their line opens. */
async function lastNumber(): Promise<number> {
  const [row] = await world.db<{ last: number }[]>`
    select coalesce(max(number), 0) as last from outbox_event`;
  return row?.last ?? 0;
}

const said = (frames: Frame[]) =>
  frames.flatMap(({ data }) => (data === undefined ? [] : [data.payload['what']]));

it('a customer hears of their own orders and of nobody else’s', async () => {
  const ada = await signUpCustomer(world);
  const heard = hear(ada.client, 2, await lastNumber());
  await somethingHappens(`account:${randomUUID()}`, 1);
  await somethingHappens('orders', 2);
  await somethingHappens(`account:${ada.user.id}`, 3);
  await somethingHappens(`account:${ada.user.id}`, 4);
  expect(said(await heard)).toEqual([3, 4]);
});

it('whoever comes back hears what was missed, once and in order', async () => {
  const ada = await signUpCustomer(world);
  const first = hear(ada.client, 1, await lastNumber());
  await somethingHappens(`account:${ada.user.id}`, 1);
  const lastId = (await first).at(-1)?.id;
  for (const what of [2, 3, 4]) await somethingHappens(`account:${ada.user.id}`, what);
  expect(said(await hear(ada.client, 3, lastId))).toEqual([2, 3, 4]);
});

it('events of transactions that commit out of order are all heard', async () => {
  const ada = await signUpCustomer(world);
  const topic = `account:${ada.user.id}`;
  const heard = hear(ada.client, 3, await lastNumber());
  let letFirstCommit = () => {};
  const gate = new Promise<void>((resolve) => (letFirstCommit = resolve));
  const slow = world.db.begin(async (transaction) => {
    await writeEvent(transaction, { topics: [topic], kind: 'order.confirm', payload: { what: 1 } });
    await gate;
  });
  await somethingHappens(topic, 2);
  await expect
    .poll(
      async () =>
        (await world.db`select 1 from outbox_event where payload ->> 'what' = '2' and number is null`).length,
    )
    .toBe(0);
  letFirstCommit();
  await slow;
  await somethingHappens(topic, 3);
  expect(said(await heard).toSorted()).toEqual([1, 2, 3]);
});

it('staff who look after orders hear of all of them, other staff of none', async () => {
  const looksAfter = await signUpAdmin(world, ['orders:view']);
  const doesNot = await signUpAdmin(world, ['users:view']);
  const since = await lastNumber();
  const heard = hear(looksAfter.client, 1, since);
  const notHeard = hear(doesNot.client, 1, since);
  await somethingHappens('orders', 7);
  expect(said(await heard)).toEqual([7]);
  await somethingHappens(`account:${doesNot.user.id}`, 8);
  expect(said(await notHeard)).toEqual([8]);
});
