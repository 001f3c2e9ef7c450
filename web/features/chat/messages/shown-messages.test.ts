import { describe, expect, it } from 'vitest';
import { messageBy, talkOf } from '#test/factories/chat-messages.ts';
import { laidOut } from './list-lines.ts';
import { shownMessages } from './shown-messages.ts';
import type { WaitingMessage } from '../writing/waiting-messages.ts';

const written = (requestId: string, refusal: WaitingMessage['refusal'] = null): WaitingMessage => ({
  requestId,
  about: { kind: 'support' },
  text: requestId,
  pictures: [],
  at: '2026-11-20T09:05:00.000Z',
  refusal,
});
const pcm = { hasNetwork: true, language: 'pcm' } as const;
const anId = '00000000-0000-4000-8000-000000000001';

describe('the shown messages', () => {
  it('messages of the server are shown before those that wait, and one that is both once', () => {
    const mine = messageBy('customer', { number: 1, isMine: true, requestId: anId });
    const conversation = talkOf({ messages: [mine] });
    const shown = shownMessages({ conversation, waiting: [written(anId), written('next')], ...pcm });
    expect(shown.map(({ key, state }) => [key, state])).toEqual([
      [anId, 'sent'],
      ['next', 'sending'],
    ]);
  });

  it('an own message shows its state: on the phone, sent, delivered, read', () => {
    const messages = [1, 2, 3].map((number) => messageBy('customer', { number, isMine: true }));
    const marks = { ...talkOf().marks, agent: { delivered: 2, read: 1 } };
    const refusal = { status: 422, code: 'card-number', sentence: 'No card here.' };
    const waiting = [written('refused', refusal), written('behind')];
    const talk = { conversation: talkOf({ messages, marks }), waiting, language: 'pcm' as const };
    const states = (hasNetwork: boolean) => shownMessages({ ...talk, hasNetwork }).map(({ state }) => state);
    expect(states(true)).toEqual(['read', 'delivered', 'sent', 'refused', 'sending']);
    expect(states(false)).toEqual(['read', 'delivered', 'sent', 'refused', 'waiting']);
  });

  it('people are shown by their first names, and admins as the office', () => {
    const messages = [
      messageBy('agent', { number: 1, name: 'Musa' }),
      messageBy('agent', { number: 2, name: '' }),
      messageBy('office', { number: 3, name: 'Ngozi' }),
      messageBy('house', { number: 4, name: 'Musa', text: '', happened: 'set-off' }),
    ];
    const shown = shownMessages({ conversation: talkOf({ messages }), waiting: [], ...pcm });
    expect(shown.map(({ name }) => name)).toEqual(['Musa', 'Agent', 'Ngozi · Office', '']);
    expect(shown[3]?.text).toBe('Musa dey road dey come.');
  });
});

describe('the layout of the list', () => {
  const at = (instant: string, number: number) => messageBy('agent', { number, at: instant });
  const lines = (instants: string[], firstUnread: number | null = null) => {
    const messages = instants.map((instant, place) => at(instant, place + 1));
    const shown = shownMessages({ conversation: talkOf({ messages }), waiting: [], ...pcm });
    return laidOut(shown, firstUnread).map((line) =>
      line.kind === 'message' ? (line.startsRun ? 'message' : 'runs on') : line.kind,
    );
  };

  it('the list has a line before each new day, which begins at midnight in Lagos', () => {
    expect(lines(['2026-11-20T22:59:00.000Z', '2026-11-20T23:00:00.000Z'])).toEqual([
      'day',
      'message',
      'day',
      'message',
    ]);
  });

  it('messages that one person writes in a row are joined', () => {
    const instants = ['2026-11-20T09:00:00.000Z', '2026-11-20T09:04:00.000Z', '2026-11-20T09:10:00.000Z'];
    expect(lines(instants)).toEqual(['day', 'message', 'runs on', 'message']);
  });

  it('the list marks the first unread message', () => {
    const instants = ['2026-11-20T09:00:00.000Z', '2026-11-20T09:01:00.000Z'];
    expect(lines(instants, 2)).toEqual(['day', 'message', 'fresh', 'message']);
  });
});
