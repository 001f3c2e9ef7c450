import { describe, expect, it } from 'vitest';
import { cameOf } from './answer-outcome.ts';

describe('what came of an answer that was given on a notice', () => {
  it('a question that is over takes none', () => {
    expect(cameOf(409, 'too-late', 'E don late')).toEqual({ as: 'too-late' });
  });

  it('whoever may not know the order is asked to sign in, as is who left the phone to another', () => {
    for (const [status, code] of [
      [401, 'not-signed-in'],
      [403, 'not-allowed'],
      [404, 'not-found'],
      [409, 'other-person'],
    ] as const) {
      expect(cameOf(status, code, ''), code).toEqual({ as: 'sign-in' });
    }
  });

  it('a server that is away or wants patience has refused nothing', () => {
    expect(cameOf(503, 'leaving', '')).toEqual({ as: 'later' });
    expect(cameOf(429, 'too-many-tries', '')).toEqual({ as: 'later' });
  });

  it('any other no is told in the server’s own words', () => {
    const sentence = 'Di float no reach';
    expect(cameOf(409, 'float-too-low', sentence)).toEqual({ as: 'refused', sentence });
  });
});
