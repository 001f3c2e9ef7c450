import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/lib/network/api-error.ts';
import { judged } from './send.ts';

const ada = 'ada';

describe('the meaning of a reply for an unsent write', () => {
  it.each([
    ['the house says no, by name', new ApiError(410, 'Gone', 'market-gone'), 'refused'],
    ['a hotel’s network wants a room number', new ApiError(403, '<html>', null), 'stuck'],
    ['a proxy finds nobody home', new ApiError(502, 'Bad Gateway', null), 'later'],
    ['the house is being updated', new ApiError(503, 'Leaving', 'leaving'), 'later'],
    ['photos cannot be kept now', new ApiError(503, 'Pictures', 'pictures-away', 5), 'stuck'],
    ['the house has a bug', new ApiError(500, 'Bug', 'bug'), 'failed'],
    ['too many at once', new ApiError(429, 'Wait', 'too-many-tries', 7), 'later'],
    ['the session was ended', new ApiError(401, 'Sign in', 'not-signed-in'), 'elsewhere'],
    ['somebody else signed in', new ApiError(409, 'Another', 'other-person'), 'elsewhere'],
  ])('%s', (_what, error, kind) => {
    expect(judged(error, ada).kind).toBe(kind);
  });

  it('a refusal for now carries how long the server wants to wait', () => {
    expect(judged(new ApiError(429, 'Wait', 'too-many-tries', 7), ada)).toMatchObject({
      retryAfterSeconds: 7,
    });
  });

  it('a refused write without an owner is final: no sign-in can change it', () => {
    expect(judged(new ApiError(401, 'Sign in', 'not-signed-in'), null).kind).toBe('refused');
  });
});
