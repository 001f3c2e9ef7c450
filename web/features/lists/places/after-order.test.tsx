// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { placesCopy } from '#contract/copy/places.ts';
import { openScreen } from '#test/opened-screen.tsx';
import { KeepPlaceOfOrder } from './after-order.tsx';

const titles = Object.values(placesCopy).map(({ afterOrder }) => afterOrder.title);

it.each([
  ['By the lake', true],
  ['', false],
])('an order to the landmark %j asks to keep its place: %j', async (landmark, isAsked) => {
  const place = { area: 'Jabi', landmark, directions: '', pin: null };
  const screen = await openScreen(<KeepPlaceOfOrder code="MW-7KQ2P9XA" place={place} />, {
    '/api/addresses': { status: 200, body: '[]' },
  });
  await screen.wait(20);
  expect(titles.some((title) => screen.text().includes(title))).toBe(isAsked);
  await screen.close();
});
