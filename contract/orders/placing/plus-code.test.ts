import { describe, expect, it } from 'vitest';
import { readPlusCode } from './plus-code.ts';

const lifeCamp = { latitude: 9.0785, longitude: 7.4005 };

describe('a plus code', () => {
  it('names the middle of its field', () => {
    expect(readPlusCode('8FVC2222+22', lifeCamp)).toEqual({
      latitude: expect.closeTo(47.0000625, 7),
      longitude: expect.closeTo(8.0000625, 7),
    });
    expect(readPlusCode('7FG49QCJ+2V', lifeCamp)).toEqual({
      latitude: expect.closeTo(20.3700625, 7),
      longitude: expect.closeTo(2.7821875, 7),
    });
  });

  it('is finer with an eleventh digit', () => {
    expect(readPlusCode('7FG49QCJ+2VX', lifeCamp)).toEqual({
      latitude: expect.closeTo(20.3701125, 7),
      longitude: expect.closeTo(2.782234375, 7),
    });
  });

  it('may be short, and then means the nearest place of that name, whatever stands behind it', () => {
    const whole = readPlusCode('6FX93CH2+9X', lifeCamp);
    expect(whole).toEqual({ latitude: expect.closeTo(9.0784, 3), longitude: expect.closeTo(7.4024, 3) });
    expect(readPlusCode('3CH2+9X', lifeCamp)).toEqual(whole);
    expect(readPlusCode(' 3ch2+9x Abuja, Nigeria', lifeCamp)).toEqual(whole);
    expect(readPlusCode('X93CH2+9X', lifeCamp)).toEqual(whole);
  });

  it('means the field over the border where that one is nearer', () => {
    const southOfTheBorder = { latitude: 8.999, longitude: 7.4 };
    const found = readPlusCode('222X+2X', southOfTheBorder);
    expect(found?.latitude).toBeCloseTo(9, 2);
  });

  it('is not read out of what is none', () => {
    for (const text of [
      '',
      'Life Camp',
      '3CH+9X',
      '3CH2+9',
      '3CA2+9X',
      '0803 123 4567',
      '+',
      'XXXXXXXX+XX',
    ]) {
      expect(readPlusCode(text, lifeCamp), text).toBeUndefined();
    }
  });
});
