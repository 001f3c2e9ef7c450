import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { listAgentsFor } from '#contract/dispatch/admin/endpoints.ts';
import { moveOrder } from '#contract/orders/endpoints.ts';
import { answered } from '#test/client.ts';
import { agentWithFloat, everybodyGoesHome, orderNow } from '#test/factories/dispatch.ts';
import { signInOwner, signUpAdmin } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const { client: owner } = await signInOwner(world);

beforeEach(() => everybodyGoesHome(world));

test('whoever gives an order away sees who is online, what they carry and what they can still buy', async () => {
  const musa = await agentWithFloat(world, { name: 'Musa Bello' });
  const placed = await orderNow(world);
  const clerk = await signUpAdmin(world, ['orders:manage']);
  const before = answered(await clerk.client.call(listAgentsFor, { code: placed.code }));
  expect(before).toMatchObject([
    { userId: musa.user.id, isAtMarket: true, carrying: [], freeFloatKobo: 5_000_000, hasIt: false },
  ]);
  const assign = { code: placed.code, action: 'assign', version: placed.order.version } as const;
  answered(
    await owner.call(moveOrder, {
      clientRequestId: randomUUID(),
      ...assign,
      reason: null,
      agentId: musa.user.id,
    }),
  );
  const [after] = answered(await clerk.client.call(listAgentsFor, { code: placed.code }));
  expect(after).toMatchObject({
    carrying: [placed.code],
    freeFloatKobo: 5_000_000 - placed.order.ceilingKobo,
    hasIt: true,
    delivered: 0,
  });
});

test('who ordered it is shown as one who may not carry it', async () => {
  const tola = await agentWithFloat(world, { name: 'Tola Ade' });
  const placed = await orderNow(world, {}, tola.client);
  const agents = answered(await owner.call(listAgentsFor, { code: placed.code }));
  expect(agents.map(({ name, isTheirOwn }) => [name, isTheirOwn])).toEqual([['Tola Ade', true]]);
  expect(await owner.try(listAgentsFor, { code: 'MW-22222222' })).toMatchObject({ reason: 'not-found' });
});
