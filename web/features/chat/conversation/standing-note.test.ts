import { describe, expect, it } from 'vitest';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { orderStatuses } from '#contract/orders/lifecycle.ts';
import { talkOf } from '#test/factories/chat-messages.ts';
import { quickReplies } from '../writing/quick-reply-texts.ts';
import { standingNote } from './standing-note.ts';

const noteOf = (given: Parameters<typeof talkOf>[0]) => standingNote(talkOf(given));

describe('the note above the field', () => {
  it('a writer sees no note while customer and agent talk', () => {
    expect(noteOf({})).toBeNull();
    expect(noteOf({ kind: 'support', code: null, orderStatus: null })).toBeNull();
  });

  it('a writer sees that admins read it before there is an agent, or after the end', () => {
    expect(noteOf({ standing: 'office', orderStatus: 'confirmed' })).toBe('nobody-yet');
    expect(noteOf({ standing: 'office', orderStatus: 'completed' })).toBe('office-only');
  });

  it('a writer sees who blocked whom, each from their own side', () => {
    const apart = { standing: 'office', blockedBy: 'customer' } as const;
    expect(noteOf(apart)).toBe('blocked-by-you');
    expect(noteOf({ ...apart, me: 'agent' })).toBe('blocked-you');
  });

  it('a writer sees first of all that they cannot write', () => {
    expect(noteOf({ standing: 'closed', blockedBy: 'customer' })).toBe('closed');
    expect(noteOf({ standing: 'muted', blockedBy: 'agent' })).toBe('muted');
  });
});

describe('quick replies', () => {
  it('quick replies fit the stage and the side, in every status and both languages', () => {
    for (const copy of Object.values(talkCopy)) {
      for (const orderStatus of orderStatuses) {
        for (const me of ['customer', 'agent'] as const)
          expect(quickReplies(talkOf({ me, orderStatus }), copy).length).toBeGreaterThan(0);
      }
    }
    const { quick } = talkCopy.pcm;
    expect(quickReplies(talkOf({ me: 'agent', orderStatus: 'on_the_way' }), talkCopy.pcm)).toBe(
      quick.agent.coming,
    );
  });

  it('quick replies to the admins are the usual questions; admins have answers of their own', () => {
    expect(quickReplies(talkOf({ kind: 'support', orderStatus: null }), talkCopy.en)).toBe(
      talkCopy.en.quick.office,
    );
    expect(quickReplies(talkOf({ me: 'office' }), talkCopy.en)).toEqual([]);
  });
});
