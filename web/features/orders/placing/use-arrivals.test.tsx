// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { cityId } from '#contract/cities/ids.ts';
import { marketId, type Market } from '#contract/markets/schema.ts';
import { openScreen, type Answer, type OpenedScreen } from '#test/opened-screen.tsx';
import { ByCity } from '#web/features/markets/by-city.tsx';
import { changeDraft } from './draft-store.ts';
import { emptyDraft, withText } from './draft.ts';
import { useArrivals } from './use-arrivals.ts';

const abuja = cityId.parse('01900000-0000-7000-8000-000000000001');
const kano = cityId.parse('01900000-0000-7000-8000-000000000002');
const both = [
  aMarket('01900000-0000-7000-8000-000000000003', abuja),
  aMarket('01900000-0000-7000-8000-000000000004', kano),
];

function aMarket(id: string, ofCity: Market['cityId']): Market {
  return {
    id: marketId.parse(id),
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
  };
}

const answer = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });
const refused = { status: 400, body: '400', refusal: 'bad-input' };
const ranges = answer(both.map(({ id }) => ({ marketId: id })));

function Ranges({ markets }: { markets: readonly Market[] }) {
  return <p>{`${useArrivals(markets)?.length ?? 0} ranges`}</p>;
}

let screen: OpenedScreen;
afterEach(() => screen.close());

/** Ranges on the screen for a draft with a list, once these lists have been answered. */
async function rangesOf(shown: readonly Market[], markets: Answer, cities: Answer): Promise<string> {
  changeDraft(() => withText(emptyDraft, '2 paint garri'));
  screen = await openScreen(<ByCity markets={shown}>{(some) => <Ranges markets={some} />}</ByCity>, {
    '/api/markets': markets,
    '/api/cities': cities,
    '/api/orders/arrivals': ranges,
  });
  await screen.wait(50);
  return screen.text();
}

it('a draft that is restored asks for no ranges before the markets are known', async () => {
  expect(await rangesOf([], 'never answers', 'never answers')).toContain('0 ranges');
});

it('among several cities no ranges are asked for while the cities may still come', async () => {
  expect(await rangesOf(both, answer(both), 'never answers')).toContain('0 ranges');
});

it('ranges of all markets are asked for where the cities cannot be read, as all are shown', async () => {
  expect(await rangesOf(both, answer(both), refused)).toContain('2 ranges');
});
