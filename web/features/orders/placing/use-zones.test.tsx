// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { cityId } from '#contract/cities/ids.ts';
import type { Market } from '#contract/markets/schema.ts';
import { marketId } from '#contract/markets/schema.ts';
import { openScreen, type Answer, type OpenedScreen } from '#test/opened-screen.tsx';
import { useZonesOf } from './use-zones.ts';

const abuja = cityId.parse('01900000-0000-7000-8000-000000000001');
const kano = cityId.parse('01900000-0000-7000-8000-000000000002');
const wuse = marketId.parse('01900000-0000-7000-8000-000000000003');
const sabon = marketId.parse('01900000-0000-7000-8000-000000000004');

const aMarket = (id: Market['id'], ofCity: Market['cityId']) => ({
  id,
  cityId: ofCity,
  slug: 'a-market',
  name: 'A market',
  description: '',
  location: '',
  position: { latitude: 9, longitude: 7 },
  marketDays: ['monday'],
  hours: { opens: '06:00', closes: '22:00' },
  closures: [],
  imageUrl: null,
  isActive: true,
});

const aZone = (name: string, ofCity: Market['cityId']) => ({
  id: '01900000-0000-7000-8000-000000000009',
  cityId: ofCity,
  name,
  outline: [],
  middle: { latitude: 9, longitude: 7 },
  feeKobo: 0,
});

const answer = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });

function Zones({ at }: { at: Market['id'] | null }) {
  const zones = useZonesOf(at);
  return <p>{zones === undefined ? 'nothing asked' : zones.map(({ name }) => name).join()}</p>;
}

let screen: OpenedScreen;
afterEach(() => screen.close());

/** The screen of a house; an address that is not asked for shows as zones that never come. */
async function zonesAt(
  at: Market['id'] | null,
  markets: ReturnType<typeof aMarket>[],
  zones: Record<string, ReturnType<typeof aZone>[]>,
  refused: Record<string, Answer> = {},
) {
  const answers = Object.fromEntries(Object.entries(zones).map(([path, body]) => [path, answer(body)]));
  screen = await openScreen(<Zones at={at} />, { '/api/markets': answer(markets), ...answers, ...refused });
  await screen.wait(20);
  return screen.text();
}

const several = [aMarket(wuse, abuja), aMarket(sabon, kano)];
const ofKano = { [`/api/zones?cityId=${kano}`]: [aZone('Fagge', kano)] };
const all = { '/api/zones': [aZone('Jabi', abuja), aZone('Fagge', kano)] };

it('in a house of several cities only the zones of the market’s city are asked for', async () => {
  expect(await zonesAt(sabon, several, ofKano)).toContain('Fagge');
});

it('a server that knows no cities yet, as during an update, is asked for all zones', async () => {
  const older = { status: 400, body: 'Something is wrong with that.', refusal: 'bad-input' };
  const shown = await zonesAt(sabon, several, all, { [`/api/zones?cityId=${kano}`]: older });
  expect(shown).toContain('Fagge');
  expect(shown).not.toContain('Jabi');
});

it('in a house of several cities nothing is asked before a market is chosen', async () => {
  expect(await zonesAt(null, several, { ...ofKano, ...all })).toContain('nothing asked');
});

it('in a house of one city all zones are asked for, market or not', async () => {
  const one = { '/api/zones': [aZone('Jabi', abuja)] };
  expect(await zonesAt(null, [aMarket(wuse, abuja)], one)).toContain('Jabi');
});
