import { describe, expect, it } from 'vitest';
import { cameOf } from './answer-outcome.ts';

describe('the outcome of an answer on a notice', () => {
  it('an answer to a closed question is too late', () => {
    expect(cameOf(409, 'too-late', 'E don late')).toEqual({ as: 'too-late' });
  });

  it('a person who may not know the order is asked to sign in, as is one whose phone changed hands', () => {
    for (const [status, code] of [
      [401, 'not-signed-in'],
      [403, 'not-allowed'],
      [404, 'not-found'],
      [409, 'other-person'],
    ] as const) {
      expect(cameOf(status, code, ''), code).toEqual({ as: 'sign-in' });
    }
  });

  it('a server that is away or asks for patience has refused nothing', () => {
    expect(cameOf(503, 'leaving', '')).toEqual({ as: 'later' });
    expect(cameOf(429, 'too-many-tries', '')).toEqual({ as: 'later' });
    expect(cameOf(400, null, '<html>Bad Request</html>')).toEqual({ as: 'later' });
  });

  it('any other refusal is shown in the server’s own words', () => {
    const sentence = 'Di float no reach';
    expect(cameOf(409, 'float-too-low', sentence)).toEqual({ as: 'refused', sentence });
  });
});
