import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Place } from '#contract/areas.ts';
import { correctAddress } from '#contract/orders/errands/door-endpoints.ts';
import { findDifferences } from '#server/features/payments/books/differences.ts';
import { answered, type Client } from '#test/client.ts';
import { doneThereRun, parcelRun } from '#test/factories/errands/runs.ts';
import { wednesdayMorning } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { gwarinpa, utako } from '#test/factories/middles.ts';
import { bookSays, inFull, onPhone, runAt, seenBy, type Run } from '#test/factories/run.ts';
import { setAll } from '#test/factories/settings.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);
const office = await signUpAdmin(world, ['orders:view', 'orders:manage']);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning });
  await setAll(owner, { vat_percent: '7.5', fee_per_km: '2000', free_km: '0' });
});
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterEach(async () => expect(await findDifferences(world.db)).toEqual([]));
afterAll(() => void vi.useRealTimers());

interface Corrected {
  client?: Client;
  token?: string | null;
  pin?: Place | null;
  area?: string;
  agreedFeeKobo?: number | null;
  version?: number;
}

async function corrects({ customer, placed }: Run, { client = customer, ...given }: Corrected = {}) {
  const { pin = null, area = 'Gwarinpa', agreedFeeKobo = null, token = placed.token } = given;
  const { version } = await seenBy(customer, placed);
  const address = { area, landmark: 'Blue gate', directions: '', pin };
  const about = { code: placed.code, token, version: given.version ?? version, address, agreedFeeKobo };
  return client.call(correctAddress, { clientRequestId: randomUUID(), ...about });
}

/** North of the middle of the zone, so many kilometres straight across. */
const north = (kilometres: number) => ({ ...gwarinpa, latitude: gwarinpa.latitude + kilometres / 111.2 });

describe('the address of an errand under way', () => {
  test('is corrected near the old door for nothing, and its agent sees the new one', async () => {
    const going = await parcelRun(world, 'on_the_way');
    const before = await seenBy(going.customer, going.placed);
    const corrected = answered(await corrects(going, { pin: north(1.5) }));
    expect(corrected).toMatchObject({ asks: null, order: { address: { landmark: 'Blue gate' } } });
    expect(corrected.order.deliveryFeeKobo).toBe(before.deliveryFeeKobo);
    expect(await onPhone(going.agent, going.placed)).toMatchObject({
      address: { landmark: 'Blue gate' },
      door: north(1.5),
    });
  });

  test('costs a fee from two kilometres on, straight from the old door', async () => {
    const going = await parcelRun(world, 'on_the_way');
    const { asks, order } = answered(await corrects(going, { pin: north(2.1) }));
    expect(asks?.moreKobo).toBeGreaterThan(0);
    expect(order.address.landmark).not.toBe('Blue gate');
    expect(answered(await corrects(going, { pin: north(1.9) }))).toMatchObject({
      asks: null,
      order: { address: { landmark: 'Blue gate' } },
    });
  });

  test('farther away wants a yes to its fee, is charged once, and the bill and the ceiling grow by that', async () => {
    for (const station of ['shopping', 'on_the_way'] as const) {
      const going = await parcelRun(world, station);
      const before = await seenBy(going.customer, going.placed);
      const { asks, order } = answered(await corrects(going, { pin: north(3) }));
      expect(order.address).toEqual(before.address);
      if (asks === null) throw new Error('nobody asked for a yes');
      expect(asks.moreKobo).toBeGreaterThan(0);
      expect(asks.deliveryFeeKobo).toBe(before.deliveryFeeKobo + asks.moreKobo);
      const yes = { pin: north(3), agreedFeeKobo: asks.deliveryFeeKobo };
      expect(answered(await corrects(going, { ...yes, agreedFeeKobo: 100 })).asks).toEqual(asks);
      expect(answered(await corrects(going, yes))).toMatchObject({ asks: null });
      expect(answered(await corrects(going, yes))).toMatchObject({ asks: null });
      const after = await seenBy(going.customer, going.placed);
      expect(Date.parse(after.promisedUntil ?? '')).toBeGreaterThan(Date.parse(before.promisedUntil ?? ''));
      expect(after).toMatchObject({
        deliveryFeeKobo: asks.deliveryFeeKobo,
        billKobo: before.billKobo + asks.moreKobo,
        ceilingKobo: asks.ceilingKobo,
        door: north(3),
      });
      if (station === 'shopping') {
        answered(await going.steps.leave());
        answered(await going.steps.setOff());
      }
      expect(await bookSays(world, 'customer_owes', going.placed.order.id)).toBe(after.billKobo);
      answered(await going.steps.deliver(await inFull(going.customer, going.placed)));
    }
  });

  test('farther away in several short moves wants the same yes, measured from the door whose fee was agreed', async () => {
    const going = await parcelRun(world, 'on_the_way');
    expect(answered(await corrects(going, { pin: north(1.5) })).asks).toBeNull();
    expect(answered(await corrects(going, { pin: north(1.9) })).asks).toBeNull();
    const { asks } = answered(await corrects(going, { pin: north(3) }));
    expect(asks?.moreKobo).toBeGreaterThan(0);
    answered(await corrects(going, { pin: north(3), agreedFeeKobo: asks?.deliveryFeeKobo ?? 0 }));
    expect(answered(await corrects(going, { pin: north(1.2) })).asks).toBeNull();
    expect(answered(await corrects(going, { pin: north(3) })).asks).toBeNull();
  });

  test('that is nearer to its stop costs no less', async () => {
    const going = await parcelRun(world, 'on_the_way');
    const before = await seenBy(going.customer, going.placed);
    const corrected = answered(await corrects(going, { area: 'Utako', pin: utako }));
    expect(corrected).toMatchObject({ asks: null, order: { deliveryFeeKobo: before.deliveryFeeKobo } });
  });

  test('is corrected by staff on the record, and by no stranger', async () => {
    const going = await parcelRun(world, 'on_the_way');
    answered(await corrects(going, { client: office.client, token: null, pin: north(1) }));
    const audit = await world.db`
      select from audit_entry where subject = ${going.placed.order.id} and action = 'correctAddress'`;
    expect(audit).toHaveLength(1);
    const stranger = await signUpCustomer(world);
    expect(await corrects(going, { client: stranger.client, token: null })).toMatchObject({ status: 404 });
  });

  test('is refused outside the zones, by a view that is old, and for more than is paid at a door', async () => {
    const going = await parcelRun(world, 'on_the_way');
    expect(await corrects(going, { area: 'Lekki' })).toMatchObject({ reason: 'outside-area' });
    expect(await corrects(going, { version: 1 })).toMatchObject({ reason: 'changed-meanwhile' });
    await setAll(owner, { unverified_door_cap: '0', first_door_cap: '0', door_cap: '0' });
    const { asks } = answered(await corrects(going, { pin: north(3) }));
    expect(await corrects(going, { pin: north(3), agreedFeeKobo: asks?.deliveryFeeKobo ?? 0 })).toMatchObject(
      {
        reason: 'above-delivery-cap',
      },
    );
    await setAll(owner, { unverified_door_cap: '500000', first_door_cap: '1000000', door_cap: '3000000' });
  });
});

test('no list of a market, no task without a door and nothing that is over gets another address', async () => {
  const refused = { status: 409, reason: 'out-of-turn' };
  expect(await corrects(await runAt(world, 'on_the_way'))).toMatchObject(refused);
  expect(await corrects(await doneThereRun(world, 'shopping'))).toMatchObject(refused);
  expect(await corrects(await parcelRun(world, 'delivered'))).toMatchObject(refused);
});
