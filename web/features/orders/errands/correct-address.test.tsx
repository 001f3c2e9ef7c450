// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { asKobo } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { abuja, aMarket, answerOf, aZone, kano, sabon, wuse } from '#test/shown-cities.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { CorrectAddress } from './correct-address.tsx';

const parcel = {
  code: orderCode.parse('MW-7KQ2P9XA'),
  version: 3,
  status: 'confirmed',
  market: { id: sabon },
  address: { area: 'Bompai', landmark: 'Blue gate', directions: '', pin: null },
  errand: {
    kind: 'carry',
    stop: { area: 'Fagge', landmark: '' },
    giver: null,
    givenBy: null,
    declaredKobo: asKobo(1_000_000),
    load: 'light',
    leavesWithPhoto: false,
    waiting: { limit: 0, stepKobo: asKobo(20_000), charged: 0, since: null },
  },
} as const;

const jabi = aZone('Jabi', abuja);
const fagge = aZone('Fagge', kano);
const answers = {
  '/api/markets': answerOf([aMarket(wuse, abuja), aMarket(sabon, kano)]),
  '/api/zones': answerOf([jabi, fagge]),
  [`/api/zones?cityId=${kano}`]: answerOf([fagge]),
};

const { address: copy } = errandCopy.pcm;
let screen: OpenedScreen;
afterEach(() => screen.close());

const areas = async () => {
  await screen.wait(20);
  return [...document.querySelectorAll('option')].map(({ value }) => value);
};

it('a sender in a house of two cities corrects the address among the areas of the order’s own city', async () => {
  screen = await openScreen(<CorrectAddress order={parcel} token={null} />, answers);
  await screen.tap(copy.open);
  await expect.poll(areas).toEqual(['Bompai', 'Fagge']);
  expect(screen.text()).not.toContain(copy.areasLoading);
});

it('a sender whose phone has no areas yet reads that they load, and finds the one of the order', async () => {
  const never = { '/api/zones': 'never answers', [`/api/zones?cityId=${kano}`]: 'never answers' } as const;
  screen = await openScreen(<CorrectAddress order={parcel} token={null} />, { ...answers, ...never });
  await screen.tap(copy.open);
  await expect.poll(areas).toEqual(['Bompai']);
  expect(screen.text()).toContain(copy.areasLoading);
});
