import { expect, it } from 'vitest';
import { followEvents } from '#contract/tracking/endpoints.ts';
import { number } from '#server/db/sql/codecs.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { numberedEvent } from '#test/factories/event.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { holdStream } from '#test/network/hold-stream.ts';
import { receiveFrames, lastNumber } from '#test/network/read-stream.ts';
import { printed, scrape } from '#test/product/metrics.ts';
import { openWorld } from '#test/world.ts';

const token = 'who counts the open lines';
const world = await openWorld({ metricsToken: token, clock: 'stands' });

/** Locks the table until the work is done. */
function whileShut(table: string, work: () => Promise<void>, { db } = world): Promise<unknown> {
  return db.begin(async (transaction) => {
    await transaction`lock table ${transaction(table)} in access exclusive mode`;
    await work();
  });
}

/** The processes that wait for a locked table with these words in their query. */
async function waitsFor(words: string, { db } = world): Promise<number[]> {
  const rows = await db.rows({ pid: number })`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and position(${words} in query) > 0`;
  return rows.map(({ pid }) => pid);
}

async function openLines(): Promise<number | undefined> {
  const text = await (await scrape(world.device(), token)).text();
  return printed(text).get('marketwaka_event_streams_open');
}

it('a phone that hangs up before its line is open leaves no line behind', async () => {
  const { client } = await signUpCustomer(world);
  const hangsUp = new AbortController();
  await whileShut('session', async () => {
    const opening = client.request(followEvents.path, { signal: hangsUp.signal }).then(
      () => 'opened',
      () => 'hung up',
    );
    await expect.poll(() => waitsFor('session')).toHaveLength(1);
    hangsUp.abort();
    expect(await opening).toBe('hung up');
  });
  const { client: other } = await signUpCustomer(world);
  const leave = await holdStream(other);
  expect(await openLines()).toBe(1);
  leave();
  await expect.poll(openLines).toBe(0);
});

it('a line whose past cannot be read is let go, and the phone comes back for all of it', async () => {
  const { client, user } = await signUpCustomer(world);
  const happens = () =>
    world.db.begin((transaction) => writeEvent(transaction, numberedEvent(`account:${user.id}`, 1)));
  await happens();
  await expect.poll(() => lastNumber(world)).toBeGreaterThan(0);
  const since = await lastNumber(world);
  await happens();
  await expect.poll(() => lastNumber(world)).toBeGreaterThan(since);
  let line: ReadableStreamDefaultReader<Uint8Array> | undefined;
  await whileShut('outbox_event', async () => {
    const opened = await client.request(followEvents.path, { headers: { 'last-event-id': String(since) } });
    line = opened.body?.getReader();
    const first = await line?.read();
    expect(new TextDecoder().decode(first?.value)).toContain(`id: ${since}\n`);
    await expect.poll(() => waitsFor('topics &&')).toHaveLength(1);
    for (const pid of await waitsFor('topics &&')) await world.db`select pg_terminate_backend(${pid})`;
  });
  await expect(line?.read()).rejects.toThrow('terminated');
  await expect.poll(openLines).toBe(0);
  expect((await receiveFrames(client, 1, since)).map(({ data }) => data?.kind)).toContain('chat.reported');
});

it('a phone that was here before anything had happened hears all of it when it comes back', async () => {
  const place = await openWorld({ clock: 'stands' });
  const { client, user } = await signUpCustomer(place);
  await place.db.begin((transaction) => writeEvent(transaction, numberedEvent(`account:${user.id}`, 1)));
  await expect.poll(() => lastNumber(place)).toBeGreaterThan(0);
  expect((await receiveFrames(client, 1, 0)).map(({ data }) => data?.kind)).toContain('chat.reported');
});

it('a line that is being opened while the product leaves does not hold it back', async () => {
  const place = await openWorld({ clock: 'stands' });
  const { client } = await signUpCustomer(place);
  let line: Promise<Response> | undefined;
  let left: Promise<void> | undefined;
  await whileShut(
    'session',
    async () => {
      line = client.request(followEvents.path);
      await expect.poll(() => waitsFor('session', place)).toHaveLength(1);
      left = place.close();
      await expect.poll(() => fetch(`${place.url}/healthz`).catch(() => 'nobody there')).toBe('nobody there');
    },
    place,
  );
  expect(await (await line)?.text()).toContain('id: ');
  await left;
});
