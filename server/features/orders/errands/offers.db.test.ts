import { beforeEach, describe, expect, test } from 'vitest';
import type { Place } from '#contract/areas.ts';
import { wayMetres } from '#contract/orders/fees/delivery-fee.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import {
  agentWithFloat,
  dispatchNow,
  everybodyGoesHome,
  makeDueNow,
  offered,
  offersOf,
  orderNow,
  taken,
} from '#test/factories/dispatch.ts';
import { gwarinpa, jabi, lifeCamp, utako } from '#test/factories/middles.ts';
import { errandFrom, lineOf, parcelFrom, placeThrough, taskAt, type Placed } from '#test/factories/orders.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { giveCredit } from '#test/worlds/paystack.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();

/** A pharmacy in Jabi without a pin, unless one is given. */
const fetchFrom = (given: Parameters<typeof errandFrom>[0] = {}) =>
  errandFrom({ name: 'Mercy Pharmacy', area: 'Jabi', landmark: 'Opposite Jabi Lake Mall', ...given });

beforeEach(() => everybodyGoesHome(world));

/** Orders that have waited so long that none is held back for another. */
async function waiting(...wanted: Parameters<typeof placeThrough>[1][]): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (const given of wanted) placed.push(await placeThrough(world.device(), given));
  for (const order of placed) await makeDueNow(world, order);
  return placed;
}

test('two lists that are due go in one bag, and an errand for which there is no time goes alone', async () => {
  const [first, second, errand] = await waiting({}, {}, { errand: fetchFrom() });
  const musa = await agentWithFloat(world);
  const bode = await agentWithFloat(world);
  const bags = async () => {
    await dispatchNow(world);
    const offers = [...(await offersOf(musa)), ...(await offersOf(bode))];
    return offers.map(({ orders }) => orders.map(({ code }) => code).toSorted());
  };
  await expect.poll(bags).toHaveLength(2);
  expect(await bags()).toContainEqual([first?.code, second?.code].toSorted());
  expect(await bags()).toContainEqual([errand?.code]);
});

/** The first offer of an agent who comes when these wait with plenty of time. */
async function firstOffer(placed: Placed[]) {
  for (const order of placed) await makeDueNow(world, order);
  await world.db`
    update customer_order set minutes = 120, soonest_minutes = null
    where code in (select jsonb_array_elements_text(${JSON.stringify(placed.map(({ code }) => code))}::jsonb))`;
  const musa = await agentWithFloat(world);
  await expect
    .poll(async () => {
      await dispatchNow(world);
      return offersOf(musa);
    })
    .toHaveLength(1);
  const [offer] = await offersOf(musa);
  return offer;
}

const nearPark = { area: 'Jabi', landmark: 'Near the park', directions: '', pin: null };

test('a list and an errand whose shop lies near go in one bag while both stay in time, each with its place', async () => {
  const placed = await waiting(
    { address: nearPark },
    { address: nearPark, errand: errandFrom({ pin: utako }) },
  );
  const offer = await firstOffer(placed);
  const [list, errand] = placed;
  const places = offer?.orders.map(({ code, marketName, errand: its }) => ({
    code,
    marketName,
    kind: its?.kind,
  }));
  expect(
    places?.toSorted((one, other) => Number(one.kind !== undefined) - Number(other.kind !== undefined)),
  ).toEqual([
    { code: list?.code, marketName: list?.order.market.name, kind: undefined },
    { code: errand?.code, marketName: 'Bama Pharmacy', kind: 'fetch' },
  ]);
});

test('an errand that ends at its stop, or whose agent may wait long, shares no bag with what waits beside it', async () => {
  const ada = await signUpCustomer(world);
  await giveCredit(world, ada.user.id, 1_000_000);
  const stop = { ...parcelFrom().stop, pin: utako };
  const gowns = [lineOf('Two gowns', { capKobo: null })];
  const parcel = (waitSteps: number) => ({
    items: gowns,
    errand: parcelFrom({ stop, waitSteps }),
  });
  const doneThere = {
    items: [lineOf('Pay my light bill')],
    payWay: 'online' as const,
    errand: taskAt({ stop, waitSteps: 0, brings: false }),
  };
  for (const [alone, errand] of [
    [false, parcel(0)],
    [true, parcel(1)],
    [true, doneThere],
  ] as const) {
    await everybodyGoesHome(world);
    const other = await placeThrough(world.device(), parcel(0));
    const beside = await placeThrough(ada.client, errand);
    const offer = await firstOffer([other, beside]);
    expect(offer?.orders).toHaveLength(alone ? 1 : 2);
  }
});

test('an offer of an errand names the shop and its area, nothing else that its customer wrote, and counts the way from there to the door', async () => {
  const musa = await agentWithFloat(world);
  const errand = await orderNow(world, { errand: fetchFrom() });
  await offered(musa, errand);
  expect(await offersOf(musa)).toMatchObject([
    {
      marketName: 'Mercy Pharmacy',
      errand: { kind: 'fetch', stop: { area: 'Jabi', landmark: '' } },
      orders: [{ code: errand.code, kilometres: Math.round(wayMetres(jabi, gwarinpa) / 100) / 10 }],
    },
  ]);
});

test('an offer of a parcel says how far its pick-up is from its agent, and neither who gives it nor their number', async () => {
  const musa = await agentWithFloat(world);
  const parcel = parcelFrom({ stop: { ...parcelFrom().stop, area: 'Jabi', pin: jabi } });
  const errand = await orderNow(world, { errand: parcel, items: [lineOf('Shoes in a box')] });
  await offered(musa, errand);
  const [offer] = await offersOf(musa);
  expect(offer).toMatchObject({ errand: { kind: 'carry', giver: null, waiting: { limit: 2, since: null } } });
  expect(offer?.stopKilometres).toBeGreaterThan(0);
  expect(JSON.stringify(offer)).not.toContain('555');
});

test('an errand that is carried arrives later by a shop that is far', async () => {
  const minutesBy = async (pin: Place) => {
    await everybodyGoesHome(world);
    const musa = await agentWithFloat(world);
    const errand = await orderNow(world, { errand: fetchFrom({ pin }) });
    await taken(world, musa, errand);
    await dispatchNow(world);
    const [{ minutes }] = await world.db.one({ minutes: number })`
      select extract(epoch from eta_from - now())::float8 / 60 as minutes from customer_order
      where code = ${errand.code}`;
    return minutes;
  };
  const near = await minutesBy(utako);
  expect((await minutesBy(lifeCamp)) - near).toBeGreaterThan(3);
});

describe('a parcel or a task', () => {
  const parcel = (given: Parameters<typeof parcelFrom>[0] = {}) => ({
    errand: parcelFrom(given),
    items: [lineOf('Two gowns', { capKobo: null })],
  });
  const task = { errand: taskAt(), items: [lineOf('Pay my light bill', { capKobo: 400_000 })] };

  test('says before the yes what waits and how long, not who hands it over', async () => {
    const musa = await agentWithFloat(world);
    const placed = await orderNow(world, parcel());
    await offered(musa, placed);
    const [offer] = await offersOf(musa);
    expect(offer?.errand).toMatchObject({
      kind: 'carry',
      giver: null,
      givenBy: null,
      declaredKobo: 1_000_000,
      waiting: { limit: 2 },
    });
    expect(JSON.stringify(offer)).not.toContain('Behind the bank');
    expect(JSON.stringify(offer)).not.toContain('803555');
  });

  test('asks no money of the company for a parcel, and for a task what may be laid out', async () => {
    const musa = await agentWithFloat(world, { floatKobo: 0 });
    const [paid] = await waiting(task);
    await dispatchNow(world);
    expect(await offersOf(musa)).toEqual([]);
    const carried = await orderNow(world, parcel());
    expect((await offered(musa, carried)).orders).toHaveLength(1);
    const bode = await agentWithFloat(world, { floatKobo: 400_000 });
    await dispatchNow(world);
    expect((await offered(bode, { code: paid?.code ?? carried.code })).orders).toHaveLength(1);
  });

  test('that is heavy is offered to a car, and not to a bicycle', async () => {
    const rider = await agentWithFloat(world, { vehicle: 'bicycle' });
    const heavy = await orderNow(world, parcel({ load: 'heavy' }));
    await dispatchNow(world);
    expect(await offersOf(rider)).toEqual([]);
    await offered(await agentWithFloat(world, { vehicle: 'car' }), heavy);
  });

  test('is not offered to the agent who hands it over, but to the next who comes', async () => {
    const ngozi = await agentWithFloat(world);
    const [{ phone }] = await world.db.one({ phone: text })`
      select phone from agent where user_id = ${ngozi.user.id}`;
    const own = await orderNow(world, parcel({ giver: { name: 'Ngozi', phone } }));
    await dispatchNow(world);
    expect(await offersOf(ngozi)).toEqual([]);
    await offered(await agentWithFloat(world), own);
    expect(await offersOf(ngozi)).toEqual([]);
  });
});
