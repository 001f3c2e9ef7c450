import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SentTo } from '#contract/endpoint.ts';
import {
  changeOrderView,
  deleteOrderView,
  listOrderViews,
  saveOrderView,
} from '#contract/orders/admin/endpoints.ts';
import { mostOrderViews } from '#contract/orders/admin/schema.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { signUpAdmin, type SomeoneSignedIn } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const ngozi = await signUpAdmin(world, ['orders:view']);
const bello = await signUpAdmin(world, ['orders:view']);

function save({ client }: SomeoneSignedIn, given: Partial<SentTo<typeof saveOrderView>>) {
  const view = { name: 'Late ones', filter: { late: 'yes' as const }, isShared: false };
  return client.call(saveOrderView, { clientRequestId: randomUUID(), ...view, ...given });
}

async function namesFor({ client }: SomeoneSignedIn): Promise<string[]> {
  return answered(await client.call(listOrderViews, {})).map(({ name }) => name);
}

it('an admin saves a filter under a name, and shares it when they want to', async () => {
  const filter = { statuses: 'cancelled,failed', search: 'Amaka', sort: 'promise' } as const;
  const stored = answered(await save(ngozi, { name: 'Gone wrong', filter }));
  expect(stored).toMatchObject({ filter, isMine: true, madeBy: ngozi.username });
  expect(await namesFor(bello)).toEqual([]);
  answered(
    await ngozi.client.call(changeOrderView, {
      viewId: stored.id,
      name: 'Gone wrong',
      filter: { statuses: 'failed' },
      isShared: true,
    }),
  );
  expect(answered(await bello.client.call(listOrderViews, {}))).toEqual([
    { ...stored, filter: { statuses: 'failed' }, isShared: true, isMine: false },
  ]);
  const written = await readAudit(world, 'orders', stored.id);
  expect(written.map(({ action }) => action)).toEqual(['saveOrderView', 'changeOrderView']);
  expect(JSON.stringify(written)).not.toContain('Amaka');
});

it('a saved view of another admin can be neither changed nor deleted', async () => {
  const { id, name, filter } = answered(await save(ngozi, { name: 'Hers', isShared: true }));
  const wanted = { viewId: id, name, filter, isShared: false };
  expect(await bello.client.call(changeOrderView, wanted)).toMatchObject({ reason: 'not-found' });
  answered(await bello.client.call(deleteOrderView, { viewId: id }));
  expect(await namesFor(bello)).toContain('Hers');
  answered(await ngozi.client.call(deleteOrderView, { viewId: id }));
  answered(await ngozi.client.call(deleteOrderView, { viewId: id }));
  expect(await namesFor(ngozi)).not.toContain('Hers');
});

it('the same request saves it once, and a name is used once', async () => {
  const clientRequestId = randomUUID();
  const [first, again] = await Promise.all([
    save(bello, { clientRequestId, name: 'Mine' }),
    save(bello, { clientRequestId, name: 'Mine' }),
  ]);
  expect(answered(first)).toEqual(answered(again));
  expect(await save(bello, { name: 'Mine' })).toMatchObject({ reason: 'view-name-taken' });
  const other = answered(await save(bello, { name: 'Other' }));
  const { id: viewId, filter, isShared } = other;
  expect(await bello.client.call(changeOrderView, { viewId, name: 'Mine', filter, isShared })).toMatchObject({
    reason: 'view-name-taken',
  });
});

it('there is room for so many and no more', async () => {
  const full = await signUpAdmin(world, ['orders:view']);
  for (let place = 0; place < mostOrderViews; place += 1)
    answered(await save(full, { name: `View ${place}` }));
  expect(await save(full, { name: 'One more' })).toMatchObject({ reason: 'views-full' });
});
