import { describe, expect, it } from 'vitest';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { orderStatuses } from '#contract/orders/lifecycle.ts';
import { talkOf } from '#test/factories/chat-messages.ts';
import { quickReplies } from '../writing/quick-reply-texts.ts';
import { standingNote } from './standing-note.ts';

const noteOf = (given: Parameters<typeof talkOf>[0]) => standingNote(talkOf(given));

describe('what must be known before writing', () => {
  it('is nothing while the two talk', () => {
    expect(noteOf({})).toBeNull();
    expect(noteOf({ kind: 'support', code: null, orderStatus: null })).toBeNull();
  });

  it('is that the office reads it: nobody carries it yet, or it is over', () => {
    expect(noteOf({ standing: 'office', orderStatus: 'confirmed' })).toBe('nobody-yet');
    expect(noteOf({ standing: 'office', orderStatus: 'completed' })).toBe('office-only');
  });

  it('is who stopped whose messages, to each as they see it', () => {
    const apart = { standing: 'office', blockedBy: 'customer' } as const;
    expect(noteOf(apart)).toBe('blocked-by-you');
    expect(noteOf({ ...apart, me: 'agent' })).toBe('blocked-you');
  });

  it('is first of all that one cannot write', () => {
    expect(noteOf({ standing: 'closed', blockedBy: 'customer' })).toBe('closed');
    expect(noteOf({ standing: 'muted', blockedBy: 'agent' })).toBe('muted');
  });
});

describe('what can be said in one touch', () => {
  it('fits the moment and the side, in every status and both languages', () => {
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

  it('to the office is what people come to it with; the office has answers of its own', () => {
    expect(quickReplies(talkOf({ kind: 'support', orderStatus: null }), talkCopy.en)).toBe(
      talkCopy.en.quick.office,
    );
    expect(quickReplies(talkOf({ me: 'office' }), talkCopy.en)).toEqual([]);
  });
});
