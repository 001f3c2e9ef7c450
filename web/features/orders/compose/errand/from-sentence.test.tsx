// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { abuja, aCity, aMarket, answerOf, aZone, kano, sabon, wuse } from '#test/shown-cities.ts';
import { emptyDraft } from '#web/features/orders/placing/draft.ts';
import { ErrandFromSentence } from './from-sentence.tsx';

const { to } = errandsCopy.pcm.heard;
const answers = {
  '/api/cities': answerOf([aCity(abuja, 'Abuja', 'AB'), aCity(kano, 'Kano', 'KN')]),
  '/api/markets': answerOf([aMarket(wuse, abuja), aMarket(sabon, kano)]),
  [`/api/zones?cityId=${abuja}`]: answerOf([aZone('Gwarinpa', abuja)]),
  [`/api/zones?cityId=${kano}`]: answerOf([aZone('Fagge', kano)]),
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
