import { expect, test } from 'vitest';
import { accept, agentWithFloat, offersOf, orderNow, standingOf } from '#test/factories/dispatch.ts';
import { openWorld } from '#test/world.ts';
import { dispatch } from '../planning/dispatch-cycle.ts';

/** No dispatcher works here by itself, so that an agent can be quicker than it. */
const world = await openWorld({ clock: 'stands' });

test('an agent whose yes comes after the minute of the offer gets no order, though no dispatcher ended the offer', async () => {
  const agent = await agentWithFloat(world);
  const placed = await orderNow(world);
  await dispatch(world.db);
  const [offer] = await offersOf(agent);
  if (offer === undefined) throw new Error('nothing was offered');
  await world.db`update offer set made_at = made_at - interval '1 minute', ends_at = ends_at - interval '1 minute'`;
  expect(await accept(agent, offer)).toMatchObject({ reason: 'offer-over' });
  expect(await standingOf(world, placed)).toMatchObject({ status: 'confirmed', agentId: null });
});
