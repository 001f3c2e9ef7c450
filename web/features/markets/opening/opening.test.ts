import { describe, expect, it } from 'vitest';
import { openingOf, type Opening } from './opening.ts';

const market = {
  isActive: true,
  marketDays: ['tuesday', 'friday', 'saturday'] as ('tuesday' | 'friday' | 'saturday')[],
  hours: { opens: '06:00', closes: '22:00' },
  closures: [],
};
const opens = (when: Extract<Opening, { state: 'opens' }>['when'], more: object = {}) => ({
  state: 'opens',
  when,
  at: '06:00',
  shutFor: null,
  ...more,
});

// 2026-11-20 is a Friday. Lagos is one hour ahead of UTC.
const friday = (utcTime: string) => new Date(`2026-11-20T${utcTime}Z`);

describe('the opening of a market', () => {
  it('a market is open from 6 in the morning, Lagos time', () => {
    expect(openingOf(market, friday('04:59:59'))).toEqual(opens('today'));
    expect(openingOf(market, friday('05:00:00'))).toEqual({ state: 'open', closes: '22:00' });
  });

  it('a market closes at 10 at night and says that it opens tomorrow', () => {
    expect(openingOf(market, friday('20:59:59'))).toEqual({ state: 'open', closes: '22:00' });
    expect(openingOf(market, friday('21:00:00'))).toEqual(opens('tomorrow'));
  });

  it('a market names the next market day over a Sunday', () => {
    expect(openingOf(market, new Date('2026-11-22T10:00:00Z'))).toEqual(opens({ weekday: 'tuesday' }));
  });

  it('a market goes by the day in Lagos while it is still yesterday in UTC', () => {
    expect(openingOf(market, new Date('2026-11-19T23:30:00Z'))).toEqual(opens('today'));
  });

  it('a market with one day waits a whole week once it has closed', () => {
    expect(openingOf({ ...market, marketDays: ['friday'] }, friday('22:30:00'))).toEqual(
      opens({ weekday: 'friday' }),
    );
  });

  it('a market that is not trading or knows only Sunday promises nothing', () => {
    expect(openingOf({ ...market, isActive: false, marketDays: ['friday'] }, friday('10:00:00'))).toEqual({
      state: 'not-trading',
    });
    expect(openingOf({ ...market, marketDays: ['sunday'] }, friday('10:00:00'))).toEqual({
      state: 'not-trading',
    });
  });

  it('a market may have hours of its own', () => {
    const early = { ...market, hours: { opens: '07:30', closes: '18:00' } };
    expect(openingOf(early, friday('06:29:59'))).toEqual(opens('today', { at: '07:30' }));
    expect(openingOf(early, friday('06:30:00'))).toEqual({ state: 'open', closes: '18:00' });
    expect(openingOf(early, friday('17:00:00'))).toEqual(opens('tomorrow', { at: '07:30' }));
  });

  it('a market is shut on a closed day, says why, and opens after it', () => {
    const shut = { ...market, closures: [{ from: '2026-11-20', to: '2026-11-23', reason: 'Election' }] };
    expect(openingOf(shut, friday('10:00:00'))).toEqual(
      opens({ weekday: 'tuesday' }, { shutFor: 'Election' }),
    );
    expect(openingOf(shut, new Date('2026-11-19T20:00:00Z'))).toEqual(opens({ weekday: 'tuesday' }));
  });

  it('a market names the date where that is more than a week away', () => {
    const shut = { ...market, closures: [{ from: '2026-11-20', to: '2026-12-24', reason: 'Repairs' }] };
    expect(openingOf(shut, friday('10:00:00'))).toEqual(
      opens({ date: '2026-12-25' }, { shutFor: 'Repairs' }),
    );
  });
});
