import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { done, prose } from '../fields.ts';
import { pictureId } from '../media/schema.ts';
import { clientRequestId } from '../fields.ts';
import { heldLinks } from '../orders/links.ts';
import { mostLetters, mostPictures } from './rules.ts';
import {
  about,
  conversation,
  mark,
  message,
  messageNumber,
  myConversation,
  reportReasons,
  upTo,
  conversationId,
} from './schema.ts';

export const showConversation = defineEndpoint({
  name: 'showConversation',
  purpose: 'A conversation with a page of its messages, newest last; one that nobody began is empty.',
  // An order's link is no part of an address: addresses are written down on the way.
  method: 'POST',
  path: '/api/chat/open',
  audience: 'anyone',
  scope: 'cities',
  duringMaintenance: 'answered',
  input: z.strictObject({
    about,
    /** The page before this number; or what came after it, oldest first. Neither: the newest page. */
    before: z.optional(messageNumber),
    after: z.optional(upTo),
  }),
  reply: conversation,
  refusals: ['not-found', 'too-many-tries'],
});

export const listMyConversations = defineEndpoint({
  name: 'listMyConversations',
  purpose:
    'This account’s conversations, and those of orders whose links are given, newest first, with what is unread.',
  method: 'POST',
  path: '/api/chat/mine',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({
    links: heldLinks,
  }),
  reply: z.object({ conversations: z.array(myConversation), unread: z.int() }),
  refusals: [],
});

export const sendMessage = defineEndpoint({
  name: 'sendMessage',
  purpose: 'Say something in a conversation, once however often it is sent; the first message begins it.',
  method: 'POST',
  path: '/api/chat/messages',
  audience: 'anyone',
  scope: 'cities',
  duringMaintenance: 'answered',
  input: z.strictObject({
    clientRequestId,
    about,
    text: prose(mostLetters),
    pictures: z.array(pictureId).check(z.maxLength(mostPictures)),
    /** Asks the office into a conversation between customer and agent. */
    callsOffice: z.boolean(),
  }),
  reply: z.object({ conversationId, message }),
  refusals: [
    'not-found',
    'nothing-said',
    'card-number',
    'no-such-picture',
    'chat-closed',
    'chat-muted',
    'same-id-other-body',
    'too-many-tries',
  ],
});

export const markSeen = defineEndpoint({
  name: 'markSeen',
  purpose: 'Up to which message this side has received, and up to which it has read; it only goes up.',
  method: 'POST',
  path: '/api/chat/seen',
  audience: 'anyone',
  scope: 'cities',
  duringMaintenance: 'answered',
  input: z.strictObject({ about, ...mark.shape }),
  reply: z.object({ unread: z.int() }),
  refusals: ['not-found', 'too-many-tries'],
});

export const sayTyping = defineEndpoint({
  name: 'sayTyping',
  purpose: 'This side is typing now; it is heard and not kept, and said too often it is passed over.',
  method: 'POST',
  path: '/api/chat/typing',
  audience: 'anyone',
  scope: 'cities',
  duringMaintenance: 'answered',
  input: z.strictObject({ about }),
  reply: done,
  refusals: ['not-found', 'too-many-tries'],
});

export const reportMessage = defineEndpoint({
  name: 'reportMessage',
  purpose: 'Tell the office that a message of somebody else is not right; once for a side.',
  method: 'POST',
  path: '/api/chat/reports',
  audience: 'anyone',
  scope: 'cities',
  duringMaintenance: 'answered',
  input: z.strictObject({
    about,
    number: messageNumber,
    reason: z.enum(reportReasons),
    words: prose(500),
  }),
  reply: done,
  refusals: ['not-found', 'too-many-tries'],
});

export const blockConversation = defineEndpoint({
  name: 'blockConversation',
  purpose: 'This side wants no messages of the other: the office stands in for both.',
  method: 'POST',
  path: '/api/chat/block',
  audience: 'anyone',
  scope: 'cities',
  duringMaintenance: 'answered',
  input: z.strictObject({ about }),
  reply: conversation,
  refusals: ['not-found', 'too-late', 'too-many-tries'],
});

export const unblockConversation = defineEndpoint({
  name: 'unblockConversation',
  purpose: 'Whoever wanted no messages of the other takes them again.',
  method: 'POST',
  path: '/api/chat/unblock',
  audience: 'anyone',
  scope: 'cities',
  duringMaintenance: 'answered',
  input: z.strictObject({ about }),
  reply: conversation,
  refusals: ['not-found', 'too-late', 'too-many-tries'],
});
