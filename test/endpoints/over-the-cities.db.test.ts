import { beforeAll, describe, expect, test, vi } from 'vitest';
import { addMarket, changeMarket } from '#contract/markets/endpoints.ts';
import { permissions } from '#contract/permissions.ts';
import { answered } from '../client.ts';
import type { SomeoneSignedIn } from '../factories/people.ts';
import { abuja, adminOf, foundKano, kano, liveIn, type City } from '../worlds/two-cities.ts';
import { openWorld } from '../world.ts';

const world = await openWorld({ clock: 'stands' });
let inAbuja: City;
let ofKano: SomeoneSignedIn;

beforeAll(async () => {
  await foundKano(world);
  inAbuja = await liveIn(world, abuja, 'Zumarock', 'Utako Market');
  await liveIn(world, kano, 'Daladill', 'Wuse Market');
  ofKano = await adminOf(world, [kano], permissions);
}, 60_000);

describe('a market of Kano', () => {
  const market = (name: string) => ({
    name,
    description: 'Fresh things.',
    location: 'Kano',
    isActive: true,
    marketDays: ['monday' as const],
    hours: { opens: '06:00', closes: '22:00' },
    cityId: kano,
  });

  test.each(['Abuja', 'Gwarinpa Market'])('cannot take the address of %s', async (name) => {
    expect(await ofKano.client.call(addMarket, market(name))).toMatchObject({ reason: 'slug-taken' });
    const own = answered(await ofKano.client.call(addMarket, market(`Sabon ${name}`)));
    const renamed = await ofKano.client.call(changeMarket, { ...market(name), marketId: own.id });
    expect(renamed).toMatchObject({ reason: 'slug-taken' });
  });

  test('is refused an address that somebody takes beside the product at that moment', async () => {
    const adding = await world.db.begin(async (other) => {
      await other`update market set slug = 'jos' where id = ${inAbuja.ids['marketId'] ?? ''}`;
      const asked = ofKano.client.call(addMarket, market('Jos'));
      await vi.waitFor(async () =>
        expect(await world.db`select from pg_locks where not granted`).toHaveLength(1),
      );
      return { asked };
    });
    expect(await adding.asked).toMatchObject({ reason: 'slug-taken' });
  });
});
