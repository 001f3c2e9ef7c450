import * as z from 'zod/mini';
import { inCity } from '#contract/office/in-city.ts';
import { userId } from '#contract/accounts/schema.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { done, line, noInput } from '#contract/fields.ts';
import { mostMuteHours } from '../rules.ts';
import {
  assignee,
  cannedId,
  cannedReply,
  conversationId,
  adminChatEntry,
  adminChatFilters,
  messageNumber,
  adminView,
  upTo,
} from '../schema.ts';

export const listConversations = defineEndpoint({
  name: 'listConversations',
  purpose:
    'The office’s inbox, newest message first, a page at a time, with what waits in each of its filters. What waits for an answer is listed the longest wait first.',
  method: 'GET',
  path: '/api/admin/chats',
  audience: 'chats:reply',
  narrows: true,
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({
    ...inCity,
    filter: z.enum(adminChatFilters),
    /** Only those that wait for an answer of the office. */
    waiting: z.optional(z.literal('yes')),
    /** An order's code, a phone number in any writing, or how a name begins. */
    search: z.optional(line(100)),
    after: z.optional(z.string().check(z.regex(/^\d{1,16}-\d{1,15}$/))),
  }),
  reply: z.object({
    conversations: z.array(adminChatEntry),
    next: z.nullable(z.string()),
    /** Conversations, counted up to 100. */
    counts: z.object({ waiting: z.int(), mine: z.int(), unassigned: z.int(), reported: z.int() }),
  }),
  refusals: [],
});

export const listRepliers = defineEndpoint({
  name: 'listRepliers',
  purpose: 'Who can take a conversation: those who hold `chats:reply` and may see it.',
  method: 'GET',
  path: '/api/admin/chats/repliers',
  audience: 'chats:reply',
  duringMaintenance: 'answered',
  input: z.strictObject({
    /** Without it everybody who answers, in whichever city. */
    conversationId: z.optional(conversationId),
  }),
  reply: z.array(assignee),
  refusals: ['not-found'],
});

export const assignConversation = defineEndpoint({
  name: 'assignConversation',
  purpose: 'Give a conversation to oneself, to another who may reply, or to nobody.',
  method: 'POST',
  path: '/api/admin/chats/:conversationId/assign',
  audience: 'chats:reply',
  duringMaintenance: 'answered',
  input: z.strictObject({
    conversationId,
    userId: z.nullable(userId),
    /** The admin who had it when this one looked: of two who take it at once, one does. */
    from: z.nullable(userId),
  }),
  reply: adminView,
  refusals: ['not-found', 'changed-meanwhile', 'not-a-replier'],
});

export const closeConversation = defineEndpoint({
  name: 'closeConversation',
  purpose: 'The office is done with it, until somebody writes again.',
  method: 'POST',
  path: '/api/admin/chats/:conversationId/close',
  audience: 'chats:reply',
  duringMaintenance: 'answered',
  input: z.strictObject({
    conversationId,
    /** The newest message that this admin saw: what others wrote since is not closed unread. */
    seen: z.optional(upTo),
  }),
  reply: adminView,
  refusals: ['not-found', 'changed-meanwhile'],
});

export const reopenConversation = defineEndpoint({
  name: 'reopenConversation',
  purpose: 'Take a conversation up again that the office was done with, or that it has no part in yet.',
  method: 'POST',
  path: '/api/admin/chats/:conversationId/reopen',
  audience: 'chats:reply',
  duringMaintenance: 'answered',
  input: z.strictObject({ conversationId }),
  reply: adminView,
  refusals: ['not-found'],
});

export const hideMessage = defineEndpoint({
  name: 'hideMessage',
  purpose: 'Take a message away: everybody sees that one was removed. What was reported about it is settled.',
  method: 'POST',
  path: '/api/admin/chats/:conversationId/hide',
  audience: 'chats:reply',
  duringMaintenance: 'answered',
  input: z.strictObject({
    conversationId,
    number: messageNumber,
    reason: line(300).check(z.minLength(1)),
  }),
  reply: adminView,
  refusals: ['not-found'],
});

export const settleReports = defineEndpoint({
  name: 'settleReports',
  purpose: 'Somebody has looked at what was reported in a conversation, and the messages stay.',
  method: 'POST',
  path: '/api/admin/chats/:conversationId/reports/settle',
  audience: 'chats:reply',
  duringMaintenance: 'answered',
  input: z.strictObject({ conversationId }),
  reply: adminView,
  refusals: ['not-found'],
});

export const muteInChat = defineEndpoint({
  name: 'muteInChat',
  purpose: 'A person cannot write for so many hours, in any conversation; with none they can again.',
  method: 'POST',
  path: '/api/admin/chats/:conversationId/mute',
  audience: 'chats:reply',
  duringMaintenance: 'answered',
  input: z.strictObject({
    conversationId,
    side: z.enum(['customer', 'agent']),
    hours: z.int().check(z.minimum(0), z.maximum(mostMuteHours)),
    reason: line(300).check(z.minLength(1)),
  }),
  reply: adminView,
  /** Refused where no agent carries the order, for oneself, and for admins, whom only the owner mutes. */
  refusals: ['not-found', 'needs-agent', 'own-account', 'not-allowed'],
});

export const listCanned = defineEndpoint({
  name: 'listCanned',
  purpose: 'The answers written beforehand, by their shortcuts.',
  method: 'GET',
  path: '/api/admin/canned-replies',
  audience: 'chats:reply',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(cannedReply),
  refusals: [],
});

export const saveCanned = defineEndpoint({
  name: 'saveCanned',
  purpose: 'Write an answer beforehand, or change one.',
  method: 'PUT',
  path: '/api/admin/canned-replies',
  audience: 'chats:reply',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({
    ...cannedReply.shape,
    id: z.nullable(cannedId),
    /** As this admin saw it: what another has made of it meanwhile is not written over. */
    seen: z.optional(z.strictObject(z.omit(cannedReply, { id: true }).shape)),
  }),
  reply: cannedReply,
  refusals: ['not-found', 'shortcut-taken', 'changed-meanwhile'],
});

export const deleteCanned = defineEndpoint({
  name: 'deleteCanned',
  purpose: 'Do away with an answer that was written beforehand.',
  method: 'DELETE',
  path: '/api/admin/canned-replies/:cannedId',
  audience: 'chats:reply',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({ cannedId }),
  reply: done,
  refusals: ['not-found'],
});
