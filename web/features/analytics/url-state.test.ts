import { describe, expect, it } from 'vitest';
import { askedBefore, askedOf, readPlace } from './url-state.ts';

const today = '2026-11-21';
const opened = (search: string) => readPlace(new URLSearchParams(search), today);

describe('an address of the figures', () => {
  it('that says nothing shows four weeks of every market, beside the four before', () => {
    const place = opened('');
    expect(place).toMatchObject({ part: 'orders', days: { from: '2026-10-25', to: today }, compares: true });
    expect(askedBefore(place)).toEqual({ from: '2026-09-27', to: '2026-10-24' });
  });

  it.each([
    ['range=today', today],
    ['range=7', '2026-11-15'],
    ['range=90', '2026-08-24'],
    ['range=month', '2026-11-01'],
  ])('with %s begins on %s', (search, from) => {
    expect(opened(search).days).toEqual({ from, to: today });
  });

  it('keeps days of one’s own', () => {
    expect(opened('range=own&from=2026-01-05&to=2026-02-01').days).toEqual({
      from: '2026-01-05',
      to: '2026-02-01',
    });
  });

  it.each([
    'range=own',
    'range=own&from=2026-02-01&to=2026-01-05',
    'range=own&from=2026-02-31&to=2026-03-05',
    'range=own&from=2020-01-01&to=2026-01-01',
    'range=own&from=yesterday&to=today',
    'range=everything',
  ])('that makes no sense (%s) shows the usual four weeks', (search) => {
    expect(opened(search)).toMatchObject({ range: '28', days: { from: '2026-10-25', to: today } });
  });

  it('asks for a kind of order that exists, where a part is split by kind', () => {
    expect(askedOf(opened('kind=carry'))).toEqual({ from: '2026-10-25', to: today, kind: 'carry' });
    expect(opened('kind=fly').kind).toBeUndefined();
    expect(opened('part=customers&kind=carry').kind).toBeUndefined();
  });

  it('asks for no market that could not be one', () => {
    expect(opened('market=drop').marketId).toBeUndefined();
  });
});
