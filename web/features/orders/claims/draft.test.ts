// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { claimDraft, dropClaimDraft, keepClaimDraft, requestOf, type ClaimDraft } from './draft.ts';
import { forgetPersonsStorage } from '#web/lib/device/storage.ts';

const draftOf = (itemId: string): ClaimDraft => ({
  itemId,
  what: 'bad',
  words: 'Di pepper don rotten',
  amount: '500',
  pictures: [],
  sent: null,
});

afterEach(() => localStorage.clear());

describe('the draft of a claim', () => {
  it('a claim’s draft is restored, one for each item', () => {
    keepClaimDraft(draftOf('pepper'));
    keepClaimDraft({ ...draftOf('garri'), words: 'E no reach' });
    expect(claimDraft('pepper')?.words).toBe('Di pepper don rotten');
    expect(claimDraft('garri')?.words).toBe('E no reach');
    dropClaimDraft('pepper');
    expect(claimDraft('pepper')).toBeUndefined();
    expect(claimDraft('garri')).toBeDefined();
  });

  it('a claim’s draft is deleted before the next person uses this phone', () => {
    keepClaimDraft(draftOf('pepper'));
    forgetPersonsStorage();
    expect(localStorage).toHaveLength(0);
  });
});

describe('sending it', () => {
  it('again without an answer is the same request', () => {
    const first = requestOf({ askedKobo: 500 }, null);
    expect(requestOf({ askedKobo: 500 }, first)).toEqual(first);
  });

  it('with other words is another request', () => {
    const first = requestOf({ askedKobo: 500 }, null);
    expect(requestOf({ askedKobo: 400 }, first).clientRequestId).not.toBe(first.clientRequestId);
  });
});
