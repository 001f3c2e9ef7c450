// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { serverAway } from '#contract/copy/failures.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { apiErrorOf } from './api-error.ts';

beforeEach(() => document.documentElement.setAttribute('lang', 'en-NG'));

describe('the error of a response that did not succeed', () => {
  it('says status, colon, and what the server said', async () => {
    const headers = { [refusalHeader]: 'slug-taken' };
    const error = await apiErrorOf(new Response('That name is taken.', { status: 409, headers }));
    expect([error.message, error.code]).toEqual(['409: That name is taken.', 'slug-taken']);
  });

  it('says the status text where the body is empty', async () => {
    const error = await apiErrorOf(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect(error.message).toBe('502: Bad Gateway');
  });

  it.each(['<html><h1>502 Bad Gateway</h1></html>', '\n<!DOCTYPE html><title>Just a moment</title>'])(
    'says our own words in place of a proxy’s page: %s',
    async (page) => {
      const error = await apiErrorOf(new Response(page, { status: 502 }));
      expect(error.message).toBe(`502: ${serverAway.en}`);
      expect(error.sentence).toBe(serverAway.en);
    },
  );
});
