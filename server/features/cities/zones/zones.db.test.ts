import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  addZone,
  changeZone,
  importZones,
  listAllZones,
  listZones,
} from '#contract/cities/zones/endpoints.ts';
import { middleOf, placeOfPoint, type Outline } from '#contract/cities/zones/outline.ts';
import type { OfficeZone } from '#contract/cities/zones/schema.ts';
import { changeSavedAddress, listSavedAddresses, saveAddress } from '#contract/lists/saved/endpoints.ts';
import { placeOrder, quoteOrder, showOrder } from '#contract/orders/endpoints.ts';
import { number, text } from '#server/db/sql/codecs.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { gwarinpa, jabi } from '#test/factories/middles.ts';
import { basketFor, placeThrough, yesThrough } from '#test/factories/orders.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const { client: admin } = await signUpAdmin(world, ['markets:manage']);
const visitor = world.device();
const place = { landmark: 'By the water tank', directions: '', pin: null };

/** A square of some 500 m, so many steps east of a corner beyond everything that is served. */
function box(step: number, row = 0): [number, number][] {
  const [south, west] = [9_200_000 + row * 5000, 7_300_000 + step * 5000];
  return [
    [south, west],
    [south, west + 5000],
    [south + 5000, west + 5000],
    [south + 5000, west],
  ];
}

async function allZones() {
  return answered(await admin.call(listAllZones, {}));
}

async function zoneNamed(name: string): Promise<OfficeZone> {
  const found = (await allZones()).zones.find((zone) => zone.name === name);
  if (found === undefined) throw new Error(`there is no zone called ${name}`);
  return found;
}

async function abuja() {
  const { cities } = await allZones();
  const [city] = cities.filter(({ name }) => name === 'Abuja');
  if (city === undefined) throw new Error('there is no Abuja');
  return city.id;
}

async function draw(
  name: string,
  outline: [number, number][],
  given: { feeKobo?: number; isOpen?: boolean } = {},
) {
  return admin.call(addZone, { cityId: await abuja(), name, outline, feeKobo: 0, isOpen: true, ...given });
}

/** The call that changes a zone, as somebody makes it who sees it now. */
async function change(
  name: string,
  given: Partial<Pick<OfficeZone, 'name' | 'outline' | 'isOpen'>> & { feeKobo?: number },
) {
  const { id: zoneId, changedAt: seen, name: before, outline, feeKobo, isOpen } = await zoneNamed(name);
  return admin.call(changeZone, { zoneId, seen, name: before, outline, feeKobo, isOpen, ...given });
}

describe('an admin', () => {
  test('adds a neighbourhood that customers choose at once, and closes it', async () => {
    const before = answered(await visitor.call(listZones, {}));
    expect(before.map(({ name }) => name)).toEqual([
      'Dape',
      'Gwarinpa',
      'Jabi',
      'Kado',
      'Karmo',
      'Life Camp',
      'Mbora',
      'Utako',
      'Wuye',
    ]);
    const added = answered(await draw('Katampe', box(0).toReversed(), { feeKobo: 20_000 }));
    expect(added.middle).toEqual(middleOf(box(0)));
    const shown = answered(await visitor.call(listZones, {}));
    expect(shown).toContainEqual(expect.objectContaining({ name: 'Katampe', feeKobo: 20_000 }));
    answered(await change('Katampe', { isOpen: false }));
    expect(answered(await visitor.call(listZones, {}))).toEqual(before);
    expect((await readAudit(world, 'zones', added.id)).map(({ action, after }) => [action, after])).toEqual([
      ['addZone', expect.objectContaining({ name: 'Katampe', feeKobo: 20_000, isOpen: true })],
      ['changeZone', expect.objectContaining({ isOpen: false })],
    ]);
    const [{ kinds }] = await world.db.one({ kinds: number })`
      select count(*) as kinds from outbox_event where name = 'zone.changed' and topics = '{zones}'`;
    expect(kinds).toBe(2);
  });

  test('is refused a name that is taken, in whichever case, and an outline that is none', async () => {
    expect(await draw('gwarinpa', box(1))).toMatchObject({ status: 409, reason: 'zone-name-taken' });
    const [first, second, third, fourth] = box(1);
    if (first === undefined || second === undefined || third === undefined || fourth === undefined)
      throw new Error('a box has four corners');
    expect(await draw('Bow', [first, third, second, fourth])).toMatchObject({
      status: 422,
      reason: 'bad-outline',
    });
    expect(await draw('Line', [first, second])).toMatchObject({ reason: 'bad-outline' });
    const cityId = randomUUID();
    expect(
      await admin.call(addZone, { cityId, name: 'Nowhere', outline: box(1), feeKobo: 0, isOpen: true }),
    ).toMatchObject({ reason: 'not-found' });
    expect(await draw('Dear', box(1), { feeKobo: 1_000_001 }).catch(() => 'bad-input')).toMatchObject({
      reason: 'bad-input',
    });
  });

  test('is refused an outline over a neighbour, drawn anew or moved there, and shares a border with it', async () => {
    answered(await draw('Idu', box(2)));
    const over = box(2).map(([north, east]): [number, number] => [north, east + 2000]);
    expect(await draw('Idu Karmo', over)).toMatchObject({ status: 409, reason: 'zones-overlap' });
    answered(await draw('Idu Karmo', box(3)));
    expect(await change('Idu Karmo', { outline: over })).toMatchObject({ reason: 'zones-overlap' });
    expect((await zoneNamed('Idu Karmo')).outline).toEqual(box(3));
  });

  test('is refused a neighbourhood that lies far from the middle of its city, drawn, moved or brought there', async () => {
    const far = box(0).map(([north, east]): [number, number] => [east, north]);
    expect(await draw('Turned round', far)).toMatchObject({ status: 422, reason: 'outside-city' });
    expect(await change('Gwarinpa', { outline: far })).toMatchObject({ reason: 'outside-city' });
    const zones = [{ name: 'Turned round', outline: far, feeKobo: null }];
    const brought = await admin.call(importZones, { cityId: await abuja(), zones });
    expect(brought).toMatchObject({ reason: 'outside-city' });
  });

  test('does not write over what another made of it meanwhile', async () => {
    answered(await draw('Kubwa', box(4)));
    const { id: zoneId, changedAt: seen, outline } = await zoneNamed('Kubwa');
    const written = { zoneId, seen, outline, name: 'Kubwa', isOpen: true };
    answered(await admin.call(changeZone, { ...written, feeKobo: 5000 }));
    expect(await admin.call(changeZone, { ...written, feeKobo: 7000 })).toMatchObject({
      reason: 'changed-meanwhile',
    });
  });

  test('without the right is told nothing', async () => {
    const { client } = await signUpAdmin(world, ['orders:manage']);
    expect(await client.call(listAllZones, {})).toMatchObject({ status: 403 });
    expect(await visitor.call(importZones, { cityId: randomUUID(), zones: [] as never })).toMatchObject({
      status: 401,
    });
  });
});

describe('the database', () => {
  const insert = (name: string, outline: Outline) => world.db`
    insert into zone (id, city_id, name, outline, latitude, longitude, is_open)
    select ${randomUUID()}, id, ${name}, ${outline.flat()}::integer[], 9, 7, true from city limit 1`;

  test('refuses outlines over each other, past every check of ours', async () => {
    await insert('Bwari', box(0, 2));
    await expect(insert('Bwari North', box(0, 2))).rejects.toThrow(/lies over Bwari/);
    await expect(insert('Bwari South', box(0, 3).toReversed())).rejects.toThrow(/an_outline_is_plain/);
  });

  test('keeps one of two that are drawn over each other at the same moment', async () => {
    const both = await Promise.all(['Dei-Dei', 'Dawaki'].map((name) => draw(name, box(2, 2))));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'zones-overlap' });
    const rows = await Promise.allSettled(['Lugbe', 'Kuje'].map((name) => insert(name, box(4, 2))));
    expect(rows.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a file of zones', () => {
  test('moves a border between two neighbours in one go, and is taken over whole or not at all', async () => {
    const cityId = await abuja();
    answered(await draw('West', box(0, 4)));
    answered(await draw('East', box(1, 4), { feeKobo: 3000 }));
    const [south, north] = [9_220_000, 9_225_000];
    const [from, to, end] = [7_300_000, 7_307_000, 7_310_000];
    const span = (west: number, east: number): [number, number][] => [
      [south, west],
      [south, east],
      [north, east],
      [north, west],
    ];
    const moved = [
      { name: 'west', outline: span(from, to), feeKobo: 1000 },
      { name: 'East', outline: span(to, end), feeKobo: null },
      { name: 'Further East', outline: box(2, 4), feeKobo: null },
    ];
    const over = { name: 'Across', outline: box(1, 4), feeKobo: null };
    expect(await admin.call(importZones, { cityId, zones: [...moved, over] })).toMatchObject({
      reason: 'zones-overlap',
    });
    expect((await zoneNamed('West')).outline).toEqual(box(0, 4));
    answered(await admin.call(importZones, { cityId, zones: moved }));
    expect(await zoneNamed('West')).toMatchObject({ outline: span(from, to), feeKobo: 1000, isOpen: true });
    expect(await zoneNamed('East')).toMatchObject({ outline: span(to, end), feeKobo: 3000 });
    expect(await zoneNamed('Further East')).toMatchObject({ feeKobo: 0, isOpen: true });
  });
});

describe('an order', () => {
  test('to a zone with an addition says it on quote, order and receipt, and keeps it', async () => {
    answered(await change('Gwarinpa', { feeKobo: 30_000 }));
    const quote = answered(await visitor.call(quoteOrder, await basketFor(world)));
    const parts = [
      { kind: 'base', kobo: 15_000 },
      { kind: 'zone', kobo: 30_000 },
    ];
    expect(quote).toMatchObject({ deliveryFeeKobo: 45_000, deliveryParts: parts });
    const placed = await placeThrough(visitor);
    expect(placed.order).toMatchObject({ deliveryFeeKobo: 45_000, deliveryParts: parts, door: gwarinpa });
    answered(await change('Gwarinpa', { feeKobo: 0 }));
    const { code, token } = placed;
    const shown = answered(await visitor.call(showOrder, { code, token }));
    expect(shown).toMatchObject({ deliveryFeeKobo: 45_000, deliveryParts: parts, door: gwarinpa });
    expect(answered(await visitor.call(quoteOrder, await basketFor(world))).deliveryParts).toEqual([
      parts[0],
    ]);
    await expect(
      world.db`update customer_order set fee_zone_kobo = 45001 where code = ${code}`,
    ).rejects.toThrow(/delivery_fee_is_its_parts/);
  });

  test('whose fee rose with its zone wants a fresh yes', async () => {
    const yes = await yesThrough(visitor, { address: { area: 'Jabi', ...place } });
    answered(await change('Jabi', { feeKobo: 100 }));
    expect(await visitor.call(placeOrder, yes)).toMatchObject({ reason: 'quote-changed' });
    answered(await change('Jabi', { feeKobo: 0 }));
  });

  test('goes to the zone that its pin lies in, and keeps the name that was said for it', async () => {
    answered(await change('Jabi', { feeKobo: 12_300 }));
    for (const area of ['Gwarinpa', 'an old name']) {
      const { order } = await placeThrough(world.device(), { address: { ...place, area, pin: jabi } });
      expect(order.deliveryParts).toContainEqual({ kind: 'zone', kobo: 12_300 });
      expect([order.address.area, order.door]).toEqual([area === 'Gwarinpa' ? area : 'Jabi', jabi]);
    }
    answered(await change('Jabi', { feeKobo: 0 }));
  });

  test('is refused for an area that nobody knows, one that is closed, and a pin in it', async () => {
    answered(await draw('Maitama', box(0, 6), { isOpen: false }));
    const asked = async (address: { area: string; pin: typeof jabi | null }) => {
      const result = await visitor.call(
        quoteOrder,
        await basketFor(world, { address: { ...place, ...address } }),
      );
      return result.ok ? 'answered' : result.reason;
    };
    const pin = placeOfPoint([9_231_000, 7_301_000]);
    expect(await asked({ area: 'Atlantis', pin: null })).toBe('outside-area');
    expect(await asked({ area: 'Maitama', pin: null })).toBe('outside-area');
    expect(await asked({ area: 'Jabi', pin })).toBe('outside-area');
    expect(await asked({ area: 'Maitama', pin: jabi })).toBe('answered');
    answered(await change('Maitama', { isOpen: true }));
    expect(await asked({ area: 'maitama', pin: null })).toBe('answered');
    expect(await asked({ area: 'Jabi', pin })).toBe('answered');
  });

  test('keeps its door and its name where its zone is called otherwise, and has one without a zone', async () => {
    answered(await draw('Asokoro', box(0, 8)));
    const { middle } = await zoneNamed('Asokoro');
    const guest = world.device();
    const { code, token } = await placeThrough(guest, { address: { ...place, area: 'Asokoro' } });
    answered(await change('Asokoro', { name: 'Asokoro Extension' }));
    const see = async () => answered(await guest.call(showOrder, { code, token }));
    expect(await see()).toMatchObject({ address: { area: 'Asokoro' }, door: middle });
    // As a version wrote it that knew no zones.
    await world.db`update customer_order set zone_id = null, area = 'Gwarinpa' where code = ${code}`;
    expect((await see()).door).toEqual(gwarinpa);
    await world.db`update customer_order set area = 'Asokoro' where code = ${code}`;
    expect((await see()).door).toEqual((await see()).market.place);
  });
});

describe('an address that somebody keeps', () => {
  test('stays in a zone that is closed and says so, may be called otherwise, and goes along with a new name', async () => {
    answered(await draw('Guzape', box(4, 8)));
    const { client, user } = await signUpCustomer(world);
    const written = { label: 'Home', area: 'Guzape', ...place, isDefault: false };
    const { id: addressId } = answered(
      await client.call(saveAddress, { clientRequestId: randomUUID(), ...written }),
    );
    const stored = async () => answered(await client.call(listSavedAddresses, {}))[0];
    expect(await stored()).toMatchObject({ area: 'Guzape', isServed: true });
    answered(await change('Guzape', { isOpen: false }));
    expect(await stored()).toMatchObject({ area: 'Guzape', isServed: false });
    const called = { addressId, ...written, label: 'Old home' };
    expect(answered(await client.call(changeSavedAddress, called))).toMatchObject({
      label: 'Old home',
      isServed: false,
    });
    answered(await change('Guzape', { name: 'Guzape Hills', isOpen: true }));
    expect(await stored()).toMatchObject({ area: 'Guzape Hills', isServed: true });
    expect(await client.call(changeSavedAddress, called)).toMatchObject({ reason: 'outside-area' });
    const areas = await world.db.rows({
      area: text,
    })`select area from saved_address where account_id = ${user.id}`;
    expect(areas).toEqual([{ area: 'Guzape Hills' }]);
  });
});
