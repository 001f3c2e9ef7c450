import { expect, it } from 'vitest';
import { showPerformance } from '#contract/analytics/agents-endpoints.ts';
import { dayAfter } from '#contract/analytics/range.ts';
import { declineOffer } from '#contract/dispatch/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { answered } from '#test/client.ts';
import { parcelRun } from '#test/factories/errands/runs.ts';
import { agentWithFloat, offersOf, orderNow } from '#test/factories/dispatch.ts';
import { runAt } from '#test/factories/run.ts';
import { signUpAdmin, type SomeoneSignedIn } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { dispatch } from '#server/features/dispatch/planning/dispatch-cycle.ts';
import { reckonMarked } from '../reckoning/reckon-days.ts';

const world = await openWorld({ clock: 'stands' });
const { client: ngozi } = await signUpAdmin(world, ['agents:manage']);
const today = lagosClock(new Date()).date;

async function performanceOf({ user }: SomeoneSignedIn, days = { from: today, to: today }) {
  await world.db`insert into analytics_mark (day) values (${today}) on conflict do nothing`;
  await reckonMarked(world.db, new Date());
  const { agents } = answered(await ngozi.call(showPerformance, days));
  return agents.find(({ userId }) => userId === user.id);
}

it('an agent’s deliveries, prices and ratings make up the figures of their day', async () => {
  const musa = await agentWithFloat(world);
  const { placed } = await runAt(world, 'delivered', { agent: musa });
  // Promised in half an hour, whatever the hour of the test.
  await world.db`update customer_order set scheduled_for = null where code = ${placed.code}`;
  await world.db`
    update order_item set guide_kobo = 100000, guide_low_kobo = 90000, guide_high_kobo = 110000, guide_samples = 4,
      guide_newest_on = current_date
    where order_id = ${placed.order.id}`;
  await world.db`update customer_order set stars = 4 where code = ${placed.code}`;
  await world.db`update shift set started_at = now() - interval '1 second'`;
  expect(await performanceOf(musa)).toMatchObject({
    name: 'Musa Bello',
    isOnline: true,
    delivered: 1,
    onTime: 1,
    lateSeconds: 0,
    ratings: 1,
    stars: 4,
    handedOver: 2,
    missing: 0,
    guidedPaidKobo: 160_000,
    guideKobo: 200_000,
  });
  await world.db`
    update order_event set at = at - interval '90 minutes'
    where order_id = ${placed.order.id} and status = 'confirmed'`;
  const late = await performanceOf(musa);
  expect(late).toMatchObject({ delivered: 1, onTime: 0 });
  expect(late?.lateSeconds).toBeGreaterThan(15 * 60);
  const yesterday = { from: dayAfter(today, -1), to: dayAfter(today, -1) };
  expect(await performanceOf(musa, yesterday)).toMatchObject({ delivered: 0, offersMade: 0, ratings: 0 });
});

it('an agent’s offers count as made, with the accepted ones among them', async () => {
  const sani = await agentWithFloat(world);
  await world.db`update shift set ended_at = now() where user_id <> ${sani.user.id} and ended_at is null`;
  await orderNow(world);
  await dispatch(world.db);
  const [offer] = await offersOf(sani);
  if (offer === undefined) throw new Error('nobody was offered it');
  answered(await sani.client.call(declineOffer, { offerId: offer.id, reason: 'too-far' }));
  expect(await performanceOf(sani)).toMatchObject({ offersMade: 1, offersTaken: 0, offersDeclined: 1 });
});

it('a parcel that an agent brings is a delivery, and no item that they found', async () => {
  const { agent } = await parcelRun(world, 'delivered');
  expect(await performanceOf(agent)).toMatchObject({ delivered: 1, handedOver: 0, missing: 0 });
});

it('days that make no span, or more than a year, are refused', async () => {
  const backwards = { from: today, to: dayAfter(today, -1) };
  expect(await ngozi.call(showPerformance, backwards)).toMatchObject({ reason: 'bad-days' });
});
