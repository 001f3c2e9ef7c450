import * as z from 'zod/mini';
import { conversation, message, type Conversation, type Message } from '#contract/chat/schema.ts';

let number = 0;

/** A message, by the customer of an order unless another side is given. */
export function messageBy(from: Message['from'], given: Partial<z.input<typeof message>> = {}): Message {
  number += 1;
  return message.parse({
    number: number,
    from,
    name: from === 'agent' ? 'Musa' : 'Ada',
    isMine: false,
    requestId: null,
    text: 'Abeg buy ripe one.',
    pictureUrls: [],
    at: '2026-11-20T09:00:00.000Z',
    happened: null,
    removed: null,
    isForOffice: false,
    isReported: false,
    ...given,
  });
}

const unseen = { delivered: 0, read: 0 };

/** The conversation of an order under way, as its customer sees it unless it is somebody else. */
export function talkOf(given: Partial<z.input<typeof conversation>> = {}): Conversation {
  return conversation.parse({
    id: '00000000-0000-4000-8000-00000000c4a7',
    kind: 'order',
    code: 'MW-7KQ2P9XA',
    orderStatus: 'shopping',
    me: 'customer',
    counterpart: { side: 'agent', name: 'Musa' },
    callNumber: null,
    standing: 'open',
    mayWrite: true,
    muted: null,
    blockedBy: null,
    mayBlock: true,
    closesAt: null,
    messages: [],
    hasMore: false,
    last: given.messages?.at(-1)?.number ?? 0,
    marks: { customer: unseen, agent: unseen, office: unseen },
    unread: 0,
    office: null,
    asOf: '2026-11-20T09:00:00.000Z',
    ...given,
  });
}
