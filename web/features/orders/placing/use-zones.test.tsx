// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { Market } from '#contract/markets/schema.ts';
import { abuja, aMarket, answerOf, aZone, kano, sabon, wuse, type ShownZone } from '#test/shown-cities.ts';
import { openScreen, type Answer, type OpenedScreen } from '#test/opened-screen.tsx';
import { useZonesOf } from './use-zones.ts';

function Zones({ at }: { at: Market['id'] | null }) {
  const zones = useZonesOf(at);
  return <p>{zones === undefined ? 'nothing asked' : zones.map(({ name }) => name).join()}</p>;
}

let screen: OpenedScreen;
afterEach(() => screen.close());

/** The screen of a place; an address that is not asked for shows as zones that never come. */
async function zonesAt(
  at: Market['id'] | null,
  markets: Market[],
  zones: Record<string, ShownZone[]>,
  refused: Record<string, Answer> = {},
) {
  const answers = Object.fromEntries(Object.entries(zones).map(([path, body]) => [path, answerOf(body)]));
  screen = await openScreen(<Zones at={at} />, { '/api/markets': answerOf(markets), ...answers, ...refused });
  await screen.wait(20);
  return screen.text();
}

const several = [aMarket(wuse, abuja), aMarket(sabon, kano)];
const ofKano = { [`/api/zones?cityId=${kano}`]: [aZone('Fagge', kano)] };
const all = { '/api/zones': [aZone('Jabi', abuja), aZone('Fagge', kano)] };

it('among several cities only the zones of the market’s city are asked for', async () => {
  expect(await zonesAt(sabon, several, ofKano)).toContain('Fagge');
});

it('a server that knows no cities yet, as during an update, is asked for all zones', async () => {
  const older = { status: 400, body: 'Something is wrong with that.', refusal: 'bad-input' };
  const shown = await zonesAt(sabon, several, all, { [`/api/zones?cityId=${kano}`]: older });
  expect(shown).toContain('Fagge');
  expect(shown).not.toContain('Jabi');
});

it('among several cities nothing is asked before a market is chosen', async () => {
  expect(await zonesAt(null, several, { ...ofKano, ...all })).toContain('nothing asked');
});

it('in a place of one city all zones are asked for, market or not', async () => {
  const one = { '/api/zones': [aZone('Jabi', abuja)] };
  expect(await zonesAt(null, [aMarket(wuse, abuja)], one)).toContain('Jabi');
});
