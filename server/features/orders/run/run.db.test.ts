import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { cancelOrder } from '#contract/orders/endpoints.ts';
import { findItem, showRun, startShopping } from '#contract/orders/run/endpoints.ts';
import { instant } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { lineOf, linkOf, wednesdayMorning } from '#test/factories/orders.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import {
  agentWithFloat,
  alarmsOn,
  bookSays,
  inFull,
  onPhone,
  onRun,
  paidForEach,
  runAt,
  seenBy,
  stepOf,
} from '#test/factories/run.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from '../timers/run-order-timers.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-run-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder, clock: 'stands' });

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const minutesLater = (minutes: number) => new Date(wednesdayMorning.getTime() + minutes * 60_000);
const feesKobo = 20_000;
const boughtKobo = 2 * paidForEach;

describe('a run', () => {
  test('from before a step is older than the answer to the step, and than that to the step sent again', async () => {
    vi.setSystemTime(wednesdayMorning);
    const { agent, placed } = await runAt(world, 'assigned');
    const before = answered(await agent.client.call(showRun, {}));
    expect(before).toMatchObject({ asOf: minutesLater(0).toISOString(), orders: [{ status: 'assigned' }] });
    vi.setSystemTime(minutesLater(1));
    const step = stepOf(placed);
    const first = answered(await agent.client.call(startShopping, step));
    vi.setSystemTime(minutesLater(2));
    const again = answered(await agent.client.call(startShopping, step));
    const times = [1, 2].map((minutes) => minutesLater(minutes).toISOString());
    expect([first.asOf, again.asOf]).toEqual(times);
  });

  test('goes from the stall to the door, and every kobo stands in the book', async () => {
    vi.setSystemTime(wednesdayMorning);
    const { placed, customer, agent, line, steps } = await runAt(world, 'assigned');
    const { id } = placed.order;
    expect(await onPhone(agent, placed)).toMatchObject({
      status: 'assigned',
      part: 'whole',
      market: { name: 'Utako Market', place: { latitude: 9.0659, longitude: 7.4432 } },
      customer: { name: 'Amaka Obi' },
      address: { landmark: 'Behind 1st Avenue filling station' },
      billKobo: feesKobo,
      dueAt: minutesLater(30).toISOString(),
      actions: ['giveUp', 'startShopping', 'cancel'],
    });
    answered(await steps.startShopping());
    const [garri, pepper] = [line(0), line(1)];
    const pictureId = await bringPhoto(agent.client);
    const found = answered(
      await steps.find({ itemId: garri.id, quantity: 2, paidKobo: asKobo(80_000), pictureId }),
    );
    expect(found).toMatchObject({ billKobo: 80_000 + feesKobo, toCollectKobo: 80_000 + feesKobo });
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(5_000_000 - 80_000);
    expect(await steps.pickUp()).toMatchObject({ reason: 'items-open' });
    answered(await steps.find({ itemId: pepper.id, quantity: 1, paidKobo: asKobo(80_000), pictureId: null }));
    expect(await steps.pickUp({ waivedReason: null })).toMatchObject({ reason: 'needs-receipt' });
    const receipt = await bringPhoto(agent.client);
    const packed = answered(await steps.pickUp({ receipts: [receipt], waivedReason: null }));
    expect(packed).toMatchObject({ status: 'ready_for_delivery', toCollectKobo: boughtKobo + feesKobo });
    expect(await bookSays(world, 'customer_owes', id)).toBe(boughtKobo + feesKobo);
    const seen = await seenBy(customer, placed);
    expect(seen).toMatchObject({ isBillFinal: true, billKobo: boughtKobo + feesKobo });
    expect(seen.pin).toMatch(/^\d{4}$/);
    expect(seen.receiptUrls).toHaveLength(1);
    expect((await customer.request(seen.receiptUrls[0] ?? '')).status).toBe(200);
    expect(seen.items[0]?.pictureUrls).toHaveLength(1);
    answered(await steps.setOff());
    answered(await steps.arrive());
    const handed = answered(await steps.deliver(await inFull(customer, placed)));
    expect(handed).toMatchObject({ status: 'delivered', toCollectKobo: 0, actions: [] });
    expect(handed.customer).toEqual({ name: '', phone: '' });
    expect(await onPhone(agent, placed)).toBeUndefined();
    expect((await seenBy(customer, placed)).pin).toBeNull();
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(5_000_000 + feesKobo);
    await runOrderTimers(world.db, minutesLater(24 * 60));
    expect(await bookSays(world, 'agent_earnings', agent.user.id)).toBe(12_000);
    expect(await alarmsOn(world, placed)).toEqual([]);
  });

  test('has a history: who did what when, and what the phone thought the time was', async () => {
    const { placed, agent, customer } = await runAt(world, 'delivered');
    const events = await world.db`
      select action, mover, actor_id as actor, phone_at is not null as "phoneSaid" from order_event
      where order_id = ${placed.order.id} and version > 2 order by version`;
    const byAgent = { mover: 'agent', actor: agent.user.id, phoneSaid: true };
    expect([...events]).toEqual([
      { action: 'assign', ...byAgent, phoneSaid: false },
      { action: 'startShopping', ...byAgent },
      { action: 'pickUp', ...byAgent },
      { action: 'makeReady', mover: 'system', actor: null, phoneSaid: false },
      { action: 'setOff', ...byAgent },
      { action: 'deliver', ...byAgent },
    ]);
    const { itemEvents } = await seenBy(customer, placed);
    expect(itemEvents).toMatchObject([
      { step: 'find', status: 'found', by: 'agent', what: { name: 'garri', quantity: 2, kobo: paidForEach } },
      {
        step: 'find',
        status: 'found',
        by: 'agent',
        what: { name: 'pepper', quantity: 1, kobo: paidForEach },
      },
    ]);
  });

  test('is nobody else’s: another agent, a customer and staff find nothing', async () => {
    const { placed, line } = await runAt(world, 'shopping');
    const other = await agentWithFloat(world);
    const theirs = onRun(other, placed);
    const buy = { itemId: line(0).id, quantity: 1, paidKobo: asKobo(100), pictureId: null };
    expect(await theirs.find(buy)).toMatchObject({ status: 404 });
    expect(await theirs.cancel('Mine')).toMatchObject({ status: 404 });
    expect(await onPhone(other, placed)).toBeUndefined();
    const customer = await signUpCustomer(world);
    expect(await onRun(customer, placed).find(buy)).toMatchObject({ status: 403 });
  });

  test('of three lines is shown in the order of the stalls', async () => {
    const wanted = { items: [lineOf('yam'), lineOf('something odd'), lineOf('tomato')] };
    const { placed, agent } = await runAt(world, 'assigned', { wanted });
    const names = (await onPhone(agent, placed))?.items.map(({ name, stall }) => [name, stall]);
    expect(names).toEqual([
      ['tomato', 'vegetables'],
      ['yam', 'tubers'],
      ['something odd', null],
    ]);
  });

  test('teaches the guide what was paid', async () => {
    const { placed } = await runAt(world, 'ready_for_delivery');
    const rows = await world.db`
      select item.name, sample.measure, sample.kobo_per_measure as kobo, sample.state from price_sample sample
      join catalogue_item item on item.id = sample.item_id
      where sample.agent_id = (select agent_id from customer_order where id = ${placed.order.id}) order by name`;
    expect([...rows]).toContainEqual({ name: 'Garri', measure: 'paint', kobo: 40_000, state: 'accepted' });
  });

  test('teaches it beside another with the same things, written the other way round', async () => {
    const things = ['tomato', 'yam', 'garri', 'pepper', 'onion', 'palm oil'];
    for (let round = 0; round < 5; round += 1) {
      const runs = await Promise.all(
        [things, things.toReversed()].map((names) =>
          runAt(world, 'bought', { wanted: { items: names.map((name) => lineOf(name)) } }),
        ),
      );
      const replies = await Promise.all(runs.map(({ steps }) => steps.pickUp()));
      expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
    }
    const rows = await world.db`
      select item_id from price_learned join catalogue_item on catalogue_item.id = item_id
      where catalogue_item.name = 'Palm oil' and samples >= 10`;
    expect(rows).toHaveLength(1);
  });
});

describe('a step without network', () => {
  test('is caught up once and in order, however often it is sent', async () => {
    const { placed, agent, items } = await runAt(world, 'shopping');
    const phoneAt = minutesLater(-7).toISOString();
    const sent = items.map(({ id, quantity }) => ({
      ...stepOf(placed),
      doneAt: phoneAt,
      itemId: id,
      quantity,
      paidKobo: asKobo(60_000),
      pictureId: null,
    }));
    for (let round = 0; round < 3; round += 1)
      for (const step of sent) answered(await agent.client.call(findItem, step));
    const again = await Promise.all(sent.map((step) => agent.client.call(findItem, step)));
    expect(again.every(({ ok }) => ok)).toBe(true);
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(5_000_000 - 120_000);
    const times = await world.db.rows({ phoneAt: instant })`
      select phone_at as "phoneAt" from item_step where order_id = ${placed.order.id}`;
    expect(times.map((row) => row.phoneAt.toISOString())).toEqual([phoneAt, phoneAt]);
  });

  test('is refused where it no longer fits, and changes nothing', async () => {
    const { placed, agent, line, steps, customer } = await runAt(world, 'shopping');
    const cancel = { clientRequestId: randomUUID(), ...linkOf(placed), reason: 'I changed my mind' };
    answered(await customer.call(cancelOrder, { ...cancel, agreedOwedKobo: asKobo(5000) }));
    const buy = { itemId: line(0).id, quantity: 2, paidKobo: asKobo(1000), pictureId: null };
    expect(await steps.find(buy)).toMatchObject({ status: 409, reason: 'out-of-turn' });
    expect(await steps.leaveOut(line(0).id)).toMatchObject({ reason: 'out-of-turn' });
    expect(await steps.pickUp()).toMatchObject({ reason: 'out-of-turn' });
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(5_000_000);
    expect((await seenBy(customer, placed)).items.map(({ status }) => status)).toEqual([
      'requested',
      'requested',
    ]);
    expect(await bookSays(world, 'customer_owes', placed.order.id)).toBe(5000);
  });

  test('an agent is notified that the customer cancelled', async () => {
    const { placed, agent, customer } = await runAt(world, 'shopping');
    const cancel = { clientRequestId: randomUUID(), ...linkOf(placed), reason: 'I changed my mind' };
    answered(await customer.call(cancelOrder, { ...cancel, agreedOwedKobo: asKobo(5000) }));
    const published = await world.db`
      select 1 from outbox_event where kind = 'order.cancel' and topics @> ${[`account:${agent.user.id}`]}`;
    expect(published).toHaveLength(1);
  });
});

describe('a bag', () => {
  test('of nothing ends the order, free, and the agent reads so as often as they send it', async () => {
    const { placed, items, steps, customer, agent } = await runAt(world, 'shopping');
    for (const { id } of items) answered(await steps.leaveOut(id));
    expect(await steps.pickUp()).toMatchObject({ status: 409, reason: 'nothing-bought' });
    expect(await steps.pickUp()).toMatchObject({ reason: 'nothing-bought' });
    const seen = await seenBy(customer, placed);
    expect(seen).toMatchObject({ status: 'cancelled', isBillFinal: false });
    expect(seen.events.at(-1)).toMatchObject({ by: 'system', reason: 'nothing-bought' });
    expect(await bookSays(world, 'customer_owes', placed.order.id)).toBe(0);
    expect(await onPhone(agent, placed)).toBeUndefined();
  });

  test('without receipts is looked at where it was dear', async () => {
    const { placed, line, steps } = await runAt(world, 'shopping', {
      wanted: { items: [lineOf('garri', { raw: '1 garri', capKobo: 500_000 })] },
    });
    answered(
      await steps.find({ itemId: line(0).id, quantity: 1, paidKobo: asKobo(200_100), pictureId: null }),
    );
    answered(await steps.pickUp());
    expect(await alarmsOn(world, placed)).toEqual(['receipt-waived']);
  });
});
