import { expect, it } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { waitSoFar } from './wait-so-far.ts';

const agreed = { limit: 2, stepKobo: asKobo(20_000), charged: 0, since: null };
const after = (minutes: number, waiting = agreed) => waitSoFar(minutes * 60, waiting);

it('a wait is free for ten minutes, then costs each quarter of an hour that began, and no more than was agreed', () => {
  expect(after(0)).toEqual({ kobo: 0, nextInSeconds: 600, isOver: false });
  expect(after(9)).toEqual({ kobo: 0, nextInSeconds: 60, isOver: false });
  expect(after(11)).toEqual({ kobo: 20_000, nextInSeconds: 14 * 60, isOver: false });
  expect(after(26)).toEqual({ kobo: 40_000, nextInSeconds: null, isOver: false });
  expect(after(40)).toEqual({ kobo: 40_000, nextInSeconds: null, isOver: true });
  expect(after(300)).toEqual({ kobo: 40_000, nextInSeconds: null, isOver: true });
});

it('a wait without a price, or without a paid part, never costs more later', () => {
  expect(after(5, { ...agreed, stepKobo: asKobo(0) }).nextInSeconds).toBeNull();
  expect(after(5, { ...agreed, limit: 0 })).toEqual({ kobo: 0, nextInSeconds: null, isOver: false });
});
