import { describe, expect, it } from 'vitest';
import { ApiError } from '../lib/network/api-error.ts';
import { newQueryClient } from './query-client.ts';
import { retriesAnswer, retriesGuess, retriesRead, retriesWrite, retryDelay } from './retries.ts';

const refusedWith = (status: number, sentence: string) => new ApiError(status, sentence, null);

describe('reads that fail', () => {
  it('are tried twice more', () => {
    const error = refusedWith(503, 'Our side is slow');
    expect(retriesRead(0, error)).toBe(true);
    expect(retriesRead(1, error)).toBe(true);
    expect(retriesRead(2, error)).toBe(false);
  });

  it.each([
    refusedWith(401, 'Not signed in'),
    refusedWith(400, 'Bad input'),
    new Error('gateway said 401 to us'),
  ])('are not tried again when the message holds 401 or 400: %s', (error) => {
    expect(retriesRead(0, error)).toBe(false);
  });

  it('are tried again after a 404 or a lost network', () => {
    expect(retriesRead(0, refusedWith(404, 'Nothing there'))).toBe(true);
    expect(retriesRead(0, new TypeError('Failed to fetch'))).toBe(true);
  });
});

describe('writes that fail', () => {
  it('are tried once more', () => {
    const error = new TypeError('Failed to fetch');
    expect(retriesWrite(0, error)).toBe(true);
    expect(retriesWrite(1, error)).toBe(false);
  });

  it.each([refusedWith(422, 'Wrong key'), refusedWith(500, 'Order 4 broke'), refusedWith(409, 'Taken')])(
    'are not tried again when the message holds the digit 4: %s',
    (error) => {
      expect(retriesWrite(0, error)).toBe(false);
    },
  );
});

describe('reads by a secret, and answers to a question', () => {
  const refusal = new ApiError(404, 'Nothing there', 'not-found');
  const proxysPage = new ApiError(404, 'Our side is slow', null);

  it('are not sent again once the server itself has refused them', () => {
    expect([retriesGuess(0, refusal), retriesAnswer(0, refusal)]).toEqual([false, false]);
  });

  it('are sent again after what a proxy said', () => {
    expect([retriesGuess(1, proxysPage), retriesAnswer(9, proxysPage)]).toEqual([true, true]);
  });
});

describe('waiting between tries', () => {
  it('starts at a second, doubles, and stops growing at thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 12].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});

describe('the query cache', () => {
  it('keeps data fresh for five minutes, drops it five minutes after use, and never polls', () => {
    const { queries, mutations } = newQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 300_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: retriesRead,
      retryDelay,
    });
    expect(mutations).toMatchObject({ retry: retriesWrite, retryDelay });
  });
});
