import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { id, instant, line, prose } from '../fields.ts';
import { orderStatuses } from '../orders/lifecycle.ts';
import { linkToken, orderCode } from '../orders/schema.ts';

export const conversationId = id.brand<'ConversationId'>();
export type ConversationId = z.output<typeof conversationId>;

/** About one order, or with the office about anything. */
export const conversationKinds = ['order', 'support'] as const;

/** Sides of a conversation: the customer, the agent who carries the order now, and the admins. */
export const sides = ['customer', 'agent', 'office'] as const;
export type Side = (typeof sides)[number];

/** The house writes no message of its own but a dry line when something happened. */
export const authors = [...sides, 'house'] as const;

/** Reference to a conversation: admins name any by its id, everybody else only their own. */
export const about = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('order'), code: orderCode, token: z.nullable(linkToken) }),
  z.strictObject({ kind: z.literal('support') }),
  z.strictObject({ kind: z.literal('conversation'), id: conversationId }),
]);
export type About = z.output<typeof about>;

/** Events that the system writes into a conversation as messages of its own. */
export const happenings = [
  'agent-took',
  'rider-took',
  'agent-left',
  'set-off',
  'delivered',
  'cancelled',
  'failed',
  'office-called',
] as const;
export type Happening = (typeof happenings)[number];

export const messageNumber = z.int().check(z.minimum(1), z.maximum(1_000_000));
/** Mark of a side: it has every message up to this number; zero is none. */
export const upTo = z.int().check(z.minimum(0), z.maximum(1_000_000));

export const message = z.object({
  /** 1, 2, 3 … within the conversation. */
  number: messageNumber,
  from: z.enum(authors),
  /** A first name; empty where nobody's is known. */
  name: z.string(),
  isMine: z.boolean(),
  /** The request that brought it, for whoever wrote it: a waiting copy on the phone is this one. */
  requestId: z.nullable(z.uuid()),
  text: z.string(),
  pictureUrls: z.array(z.string()),
  at: instant,
  /** Set on the system’s own messages. */
  happened: z.nullable(z.enum(happenings)),
  /** Its words and pictures are gone: the office took them away, or the person was forgotten. */
  removed: z.nullable(z.enum(['by-office', 'forgotten'])),
  /** Only its writer and the office see it: the two who talk are kept apart. */
  isForOffice: z.boolean(),
  /** This caller's side has reported it. */
  isReported: z.boolean(),
});
export type Message = z.output<typeof message>;

export const mark = z.object({ delivered: upTo, read: upTo });
export type Mark = z.output<typeof mark>;
export const marks = z.object({ customer: mark, agent: mark, office: mark });
export type Marks = z.output<typeof marks>;

/**
 * Open: all may write. Office: what is written goes to the office, because nobody carries the order now, it is over, or
 * the two are kept apart. Muted: this caller may not write for a while. Closed: nobody writes any more.
 */
export const standings = ['open', 'office', 'muted', 'closed'] as const;
export type Standing = (typeof standings)[number];

export const reportReasons = ['rude', 'money', 'harassing', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const report = z.object({
  number: messageNumber,
  by: z.enum(sides),
  reason: z.enum(reportReasons),
  words: z.string(),
  at: instant,
});
export type Report = z.output<typeof report>;

export const assignee = z.object({ id: userId, name: z.string() });
export type Assignee = z.output<typeof assignee>;

export const mute = z.object({ side: z.enum(['customer', 'agent']), until: instant, reason: z.string() });

/** Fields that admins alone see. */
export const adminView = z.object({
  assignedTo: z.nullable(assignee),
  /** The office is done with it; the next message opens it again. */
  isClosed: z.boolean(),
  /** Reports that no admin has reviewed yet. */
  reports: z.array(report),
  mutes: z.array(mute),
});
export type AdminView = z.output<typeof adminView>;

export const conversation = z.object({
  /** Null before the first message. */
  id: z.nullable(conversationId),
  kind: z.enum(conversationKinds),
  code: z.nullable(orderCode),
  orderStatus: z.nullable(z.enum(orderStatuses)),
  me: z.enum(sides),
  /** The other side, by first name; admins see the customer. */
  counterpart: z.object({ side: z.enum(sides), name: z.string() }),
  /** For whom to call, while the order runs; an agent is given the receiver's. */
  callNumber: z.nullable(z.string()),
  standing: z.enum(standings),
  /** False: closed, muted, or an admin who may only read. */
  mayWrite: z.boolean(),
  muted: z.nullable(z.object({ until: instant, reason: z.string() })),
  /** The side that blocked the other’s messages; admins answer in its place. */
  blockedBy: z.nullable(z.enum(['customer', 'agent'])),
  mayBlock: z.boolean(),
  /** Until when it can be written in, once the order is over. */
  closesAt: z.nullable(instant),
  messages: z.array(message),
  /** There are more in the direction that was asked for; without one, before these. */
  hasMore: z.boolean(),
  /** The number of the newest message that this caller may see; 0 before the first. */
  last: upTo,
  marks,
  unread: z.int(),
  office: z.nullable(adminView),
  asOf: instant,
});
export type Conversation = z.output<typeof conversation>;

/** The newest message as a list shows it. */
export const glimpse = z.object({
  number: messageNumber,
  from: z.enum(authors),
  isMine: z.boolean(),
  /** The beginning of it; empty where it is a picture, was removed, or the house said it. */
  text: z.string(),
  pictures: z.int(),
  happened: z.nullable(z.enum(happenings)),
  isRemoved: z.boolean(),
  at: instant,
});
export type Glimpse = z.output<typeof glimpse>;

/** A conversation in a person's own list. */
export const myConversation = z.object({
  id: conversationId,
  kind: z.enum(conversationKinds),
  code: z.nullable(orderCode),
  me: z.enum(sides),
  counterpart: z.object({ side: z.enum(sides), name: z.string() }),
  standing: z.enum(standings),
  last: z.nullable(glimpse),
  unread: z.int(),
});
export type MyConversation = z.output<typeof myConversation>;

/** A conversation in the list of admins. */
export const adminChatEntry = z.object({
  id: conversationId,
  kind: z.enum(conversationKinds),
  code: z.nullable(orderCode),
  orderStatus: z.nullable(z.enum(orderStatuses)),
  person: z.object({
    name: z.string(),
    phone: z.nullable(z.string()),
    is: z.enum(['customer', 'guest', 'agent', 'staff']),
  }),
  /** The agent who carries the order now. */
  agentName: z.nullable(z.string()),
  last: z.nullable(glimpse),
  unread: z.int(),
  /** Since when somebody waits for the office's answer; reading is none. */
  waitsSince: z.nullable(instant),
  assignedTo: z.nullable(assignee),
  isClosed: z.boolean(),
  reports: z.int(),
});
export type AdminChatEntry = z.output<typeof adminChatEntry>;

/**
 * Open: the office takes part and is not done. Unassigned: of these, nobody's. Order: also what customers and agents
 * say among themselves.
 */
export const adminChatFilters = ['open', 'mine', 'unassigned', 'reported', 'closed', 'all'] as const;
export type AdminChatFilter = (typeof adminChatFilters)[number];

const words = prose(1000).check(z.minLength(1));
export const cannedId = id.brand<'CannedId'>();
export type CannedId = z.output<typeof cannedId>;
export const shortcut = line(30).check(z.regex(/^[a-z0-9][a-z0-9-]*$/));

/** An answer written beforehand; `{code}`, `{name}` and `{minutes}` are filled in. */
export const cannedReply = z.object({ id: cannedId, shortcut, pcm: words, en: words });
export type CannedReply = z.output<typeof cannedReply>;
