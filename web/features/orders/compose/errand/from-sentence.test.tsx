// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { emptyDraft } from '#web/features/orders/placing/draft.ts';
import { ErrandFromSentence } from './from-sentence.tsx';

const { to } = errandsCopy.pcm.heard;
const hours = { opens: '06:00', closes: '22:00' };
const middle = { latitude: 9, longitude: 7 };
const idOf = (last: number) => `01900000-0000-7000-8000-00000000000${last}`;

const cityOf = (id: string, name: string, letters: string) => ({
  id,
  name,
  slug: name.toLowerCase(),
  letters,
  hours,
  middle,
  isActive: true,
  settings: [],
});
const marketOf = (id: string, cityId: string, name: string) => ({
  id,
  cityId,
  slug: name.toLowerCase(),
  name,
  description: '',
  location: '',
  position: middle,
  marketDays: ['monday'],
  hours,
  closures: [],
  imageUrl: null,
  isActive: true,
});
const zoneOf = (id: string, cityId: string, name: string) => ({
  id,
  cityId,
  name,
  middle,
  outline: [],
  feeKobo: 0,
});

const [abuja, kano] = [idOf(1), idOf(2)];
const reply = (value: unknown) => ({ status: 200, body: JSON.stringify(value) });
const answers = {
  '/api/cities': reply([cityOf(abuja, 'Abuja', 'AB'), cityOf(kano, 'Kano', 'KN')]),
  '/api/markets': reply([marketOf(idOf(3), abuja, 'Wuse'), marketOf(idOf(4), kano, 'Sabon')]),
  [`/api/zones?cityId=${abuja}`]: reply([zoneOf(idOf(5), abuja, 'Gwarinpa')]),
  [`/api/zones?cityId=${kano}`]: reply([zoneOf(idOf(6), kano, 'Fagge')]),
};

let screen: OpenedScreen;

afterEach(async () => {
  await screen.close();
  localStorage.clear();
});

it.each([
  ['Gwarinpa', null],
  ['Fagge', 'kano'],
])(
  'a visitor who names %s is understood before a market is chosen, where %s is the remembered one of several cities',
  async (area, city) => {
    if (city !== null) localStorage.setItem('mw.city', city);
    const text = `collect my cake for Corner Bakery, bring am come 1st Avenue ${area}`;
    screen = await openScreen(
      <ErrandFromSentence draft={{ ...emptyDraft, text }} onTaken={() => {}} />,
      answers,
    );
    await screen.wait(60);
    expect(screen.text()).toContain(`${to}: 1st Avenue, ${area}`);
  },
);
