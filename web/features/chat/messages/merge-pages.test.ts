import { describe, expect, it } from 'vitest';
import type { Conversation, Message } from '#contract/chat/schema.ts';
import { withMark, withNewestPage, withNews, withOlderPage, withTaken } from './merge-pages.ts';
import { messageBy, talkOf } from '#test/factories/chat-messages.ts';

const numbers = ({ messages }: Conversation) => messages.map(({ number }) => number);
const page = (from: number, to: number, more = false): Conversation =>
  talkOf({
    messages: Array.from({ length: to - from + 1 }, (_, at) => messageBy('agent', { number: from + at })),
    hasMore: more,
    last: to,
  });

describe('a stored conversation', () => {
  it('a conversation grows at its end by new messages, each once', () => {
    const known = page(1, 5);
    expect(numbers(withNews(known, page(5, 7)))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('a conversation grows above by older pages, and keeps them when the newest page comes again', () => {
    const read = withOlderPage(page(41, 80, true), page(1, 40, false));
    expect([numbers(read).length, read.hasMore]).toEqual([80, false]);
    const again = withNewestPage(read, page(43, 82, true));
    expect([numbers(again).length, again.hasMore]).toEqual([82, false]);
  });

  it('a conversation begins anew after an absence so long that a gap would be left', () => {
    const again = withNewestPage(page(1, 40, false), page(100, 139, true));
    expect([numbers(again)[0], again.hasMore]).toEqual([100, true]);
  });

  it('a conversation drops messages that the newest page no longer shows to this reader', () => {
    const known = talkOf({ messages: [1, 2, 3].map((number) => messageBy('agent', { number })) });
    const apart = talkOf({ messages: [1, 3].map((number) => messageBy('agent', { number })) });
    expect(numbers(withNewestPage(known, apart))).toEqual([1, 3]);
  });

  it('a conversation takes its own message before those that came in between, and loads these next', () => {
    const known = page(1, 5);
    const taken = withTaken(known, messageBy('customer', { number: 8, isMine: true }));
    expect([numbers(taken), taken.last]).toEqual([[1, 2, 3, 4, 5, 8], 5]);
    expect(numbers(withNews(taken, page(6, 8)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('a conversation keeps this phone’s message after an older newest page that was longer on its way', () => {
    const read = { ...page(1, 5), asOf: '2026-11-20T09:00:00.000Z' };
    const sent = messageBy('customer', { number: 6, isMine: true, at: '2026-11-20T09:00:01.000Z' });
    expect(numbers(withNewestPage(withTaken(read, sent), read))).toEqual([1, 2, 3, 4, 5, 6]);
    const later = { ...read, asOf: '2026-11-20T09:00:02.000Z' };
    expect(numbers(withNewestPage(withTaken(read, sent), later))).toEqual([1, 2, 3, 4, 5]);
  });

  it('a conversation keeps what a newer reply brought after a newest page that was overtaken', () => {
    const overtaken = { ...page(1, 5), asOf: '2026-11-20T09:00:01.000Z' };
    // Its writer began before that page was read, and it was there after it.
    const sixth = messageBy('customer', { number: 6, at: '2026-11-20T09:00:00.000Z' });
    const news = { ...talkOf({ messages: [sixth], last: 6 }), asOf: '2026-11-20T09:00:02.000Z' };
    expect(numbers(withNewestPage(withNews(page(1, 5), news), overtaken))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('a conversation is not set back by a reply that was overtaken on its way', () => {
    const late = { ...page(2, 2), asOf: '2026-11-20T08:00:00.000Z', standing: 'closed' as const };
    const after = withNews({ ...page(1, 1), asOf: '2026-11-20T09:00:00.000Z' }, late);
    expect([numbers(after), after.standing]).toEqual([[1, 2], 'open']);
  });

  it('a conversation shows a removed message as removed', () => {
    const removed: Partial<Message> = { removed: 'by-office', text: '' };
    const again = talkOf({ messages: [messageBy('agent', { number: 1, ...removed })] });
    expect(withNewestPage(page(1, 1), again).messages[0]?.removed).toBe('by-office');
  });

  it('the marks of a conversation only go up', () => {
    const read = withMark(page(1, 5), { side: 'agent', delivered: 4, read: 4 });
    expect(withMark(read, { side: 'agent', delivered: 5, read: 0 }).marks.agent).toEqual({
      delivered: 5,
      read: 4,
    });
  });

  it('a conversation stays read where an older reply arrives after the read receipt', () => {
    const read = withMark(page(1, 5), { side: 'agent', delivered: 5, read: 5 });
    const fromBefore = page(1, 5);
    expect(withNews(read, fromBefore).marks.agent.read).toBe(5);
    expect(withNewestPage(read, fromBefore).marks.agent.read).toBe(5);
    expect(withNewestPage(read, { ...page(40, 60, true) }).marks.agent.read).toBe(5);
  });

  it('a conversation that an admin began anew has its own marks alone', () => {
    const read = withMark(page(1, 5), { side: 'office', delivered: 5, read: 5 });
    const another = talkOf({ id: '00000000-0000-4000-8000-00000000c4a8' });
    expect(withNewestPage(read, another).marks.office.read).toBe(0);
  });
});
