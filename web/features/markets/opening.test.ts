import { describe, expect, it } from 'vitest';
import { openingOf } from './opening.ts';

const market = {
  isActive: true,
  marketDays: ['tuesday', 'friday', 'saturday'] as ('tuesday' | 'friday' | 'saturday')[],
};

// 2026-11-20 is a Friday. Lagos is one hour ahead of UTC.
const friday = (utcTime: string) => new Date(`2026-11-20T${utcTime}Z`);

describe('when a market opens', () => {
  it('is open from 6 in the morning, Lagos time', () => {
    expect(openingOf(market, friday('04:59:59'))).toEqual({ state: 'opens', when: 'today' });
    expect(openingOf(market, friday('05:00:00'))).toEqual({ state: 'open' });
  });

  it('closes at 10 at night and says it opens tomorrow', () => {
    expect(openingOf(market, friday('20:59:59'))).toEqual({ state: 'open' });
    expect(openingOf(market, friday('21:00:00'))).toEqual({ state: 'opens', when: 'tomorrow' });
  });

  it('names the next market day over a Sunday', () => {
    expect(openingOf(market, new Date('2026-11-22T10:00:00Z'))).toEqual({ state: 'opens', when: 'tuesday' });
  });

  it('goes by the day in Lagos when it is still yesterday in UTC', () => {
    expect(openingOf(market, new Date('2026-11-19T23:30:00Z'))).toEqual({ state: 'opens', when: 'today' });
  });

  it('waits a whole week for a market with one day that has just closed', () => {
    expect(openingOf({ isActive: true, marketDays: ['friday'] }, friday('22:30:00'))).toEqual({
      state: 'opens',
      when: 'friday',
    });
  });

  it('promises nothing for a market that is not trading or knows only Sunday', () => {
    expect(openingOf({ isActive: false, marketDays: ['friday'] }, friday('10:00:00'))).toEqual({
      state: 'not-trading',
    });
    expect(openingOf({ isActive: true, marketDays: ['sunday'] }, friday('10:00:00'))).toEqual({
      state: 'not-trading',
    });
  });
});
