import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { showOrderForOffice } from '#contract/admin/endpoints.ts';
import { showRun } from '#contract/orders/run/endpoints.ts';
import type { ListRequestId } from '#contract/orders/requests/ids.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { moveBy } from '#test/factories/orders.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { runAt } from '#test/factories/run.ts';
import { waitingRequest } from '#test/worlds/waiting-lists.ts';
import { openWorld } from '#test/world.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-originals-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder, clock: 'stands' });
const staff = await signUpAdmin(world, ['orders:view', 'orders:manage']);

const placedFrom = (id: ListRequestId, orderId: string) => world.db`
  update list_request set state = 'placed', order_id = ${orderId}, written_text = 'garri', written_at = now()
  where id = ${id}`;

it('an agent gets the voice note of an order for as long as it is theirs, and staff on its page', async () => {
  const { agent, placed } = await runAt(world, 'bought');
  const id = await waitingRequest(world);
  const originalOf = async () =>
    answered(await agent.client.call(showRun, {})).orders.find(({ code }) => code === placed.code)?.original;
  expect(await originalOf()).toBeNull();
  await placedFrom(id, placed.order.id);
  expect(await originalOf()).toMatchObject({ kind: 'voice', seconds: 12.4 });
  const page = answered(await staff.client.call(showOrderForOffice, { code: placed.code }));
  expect(page.original).toMatchObject({ kind: 'voice', seconds: 12.4 });
  await moveBy(world, staff.client, placed.code, 'cancel');
  expect((await originalOf()) ?? null).toBeNull();
});

it('the photos of an order come in the sequence in which they were sent, each to be seen', async () => {
  const { agent, placed } = await runAt(world, 'assigned');
  const device = world.device();
  const pictureIds = [await bringPhoto(device), await bringPhoto(device)];
  await placedFrom(await waitingRequest(world, { pictureIds }), placed.order.id);
  const { orders } = answered(await agent.client.call(showRun, {}));
  const original = orders.find(({ code }) => code === placed.code)?.original;
  if (original?.kind !== 'photo') throw new Error('no photos came');
  expect(original.urls.map((url) => url.split(/[/?]/)[2])).toEqual(pictureIds);
  const seen = await device.request(original.urls[0] ?? '');
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

it('the photos are gone from both after ninety days, and the order stands without them', async () => {
  const { agent, placed } = await runAt(world, 'assigned');
  const id = await waitingRequest(world);
  await placedFrom(id, placed.order.id);
  await world.db`update list_request set recording_id = null where id = ${id}`;
  const { orders } = answered(await agent.client.call(showRun, {}));
  expect(orders.find(({ code }) => code === placed.code)?.original).toBeNull();
  const page = answered(await staff.client.call(showOrderForOffice, { code: placed.code }));
  expect(page.original).toBeNull();
});
