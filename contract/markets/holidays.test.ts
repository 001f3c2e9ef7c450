import { describe, expect, test } from 'vitest';
import { easterSunday, holidaysOf } from './holidays.ts';

describe('the public holidays of Nigeria', () => {
  test.each([
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('Easter of %i is on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  test('stand in the order of the year; those by the moon are not known yet', () => {
    expect(holidaysOf(2026).map(({ name, from, to, isFixed }) => [name, from, to, isFixed])).toEqual([
      ['new-year', '2026-01-01', '2026-01-01', true],
      ['eid-el-fitr', '2026-03-20', '2026-03-21', false],
      ['good-friday', '2026-04-03', '2026-04-03', true],
      ['easter-monday', '2026-04-06', '2026-04-06', true],
      ['workers', '2026-05-01', '2026-05-01', true],
      ['eid-el-kabir', '2026-05-27', '2026-05-28', false],
      ['democracy', '2026-06-12', '2026-06-12', true],
      ['eid-el-maulud', '2026-08-26', '2026-08-26', false],
      ['independence', '2026-10-01', '2026-10-01', true],
      ['christmas', '2026-12-25', '2026-12-25', true],
      ['boxing-day', '2026-12-26', '2026-12-26', true],
    ]);
  });

  test('the moon’s year is shorter: in 2033 one of its feasts comes twice', () => {
    const fitr = holidaysOf(2033).filter(({ name }) => name === 'eid-el-fitr');
    expect(fitr.map(({ from }) => from)).toEqual(['2033-01-03', '2033-12-23']);
  });

  test('every year has eleven of them or more, none outside it', () => {
    for (let year = 2020; year < 2060; year += 1) {
      const holidays = holidaysOf(year);
      expect(holidays.length).toBeGreaterThanOrEqual(11);
      expect(new Set(holidays.map(({ name }) => name)).size).toBe(11);
      for (const { from, to } of holidays) expect([from.slice(0, 4), to.slice(0, 4)]).toContain(String(year));
    }
  });
});
