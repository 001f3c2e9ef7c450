import { expect, it } from 'vitest';
import { instant } from './fields.ts';

it('an instant of the year 0, which the database has not, is refused, and one of any later year is taken', () => {
  expect(instant.safeParse('0000-01-01T00:00:00.000Z').success).toBe(false);
  for (const year of ['0001', '2026', '9999'])
    expect(instant.safeParse(`${year}-01-01T00:00:00.000Z`).success).toBe(true);
});
