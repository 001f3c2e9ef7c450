import { describe } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { readGlimpses, readMessages } from '#server/features/chat/messages/store.ts';
import { readMine } from '#server/features/chat/conversation/store.ts';
import {
  countAdminChats,
  readAdminChats,
  readOpenReports,
  searchAdminChats,
  type Sought,
} from '#server/features/chat/admin/store.ts';
import { lockOrdersOld, lockSupportOld, readWritten } from '#server/features/chat/retention/store.ts';
import { findOrderTalk, findSupportTalk, readMutes, readTalks } from '#server/features/chat/store.ts';
import { adminChatFilters } from '#contract/chat/schema.ts';
import { openWatchedDataset, testPlans, type Question } from './bounded.ts';
import { insertManyConversations, type ManyConversations } from '../datasets/conversations.ts';

const now = new Date();
const page = { isWaiting: false, after: undefined, most: 31 };
const midway = { micros: (now.getTime() - 60 * 60_000) * 1000, number: 1000 };

function lookFor(db: Database, { adminId: userId }: ManyConversations, sought: Partial<Sought>) {
  return searchAdminChats(
    db,
    { code: null, phone: null, name: '', ...sought },
    { ...page, filter: 'all', userId },
  );
}

/** Queries of customers, agents and admins on conversations, with the most rows that each may touch. */
const questions: Question<ManyConversations>[] = [
  ['an order’s conversation', 15, (db, one) => findOrderTalk(db, one.code)],
  ['an account’s with the office', 10, (db, one) => findSupportTalk(db, one.accountId)],
  [
    'its newest messages',
    400,
    (db, { id }) => readMessages(db, { id, side: 'agent', userId: null }, { most: 41 }),
  ],
  [
    'a page of earlier ones',
    400,
    (db, { id }) => readMessages(db, { id, side: 'customer', userId: null }, { before: 150, most: 41 }),
  ],
  [
    'a glimpse of it, and what is unread',
    320,
    (db, { id }) => readGlimpses(db, [{ id, side: 'office', userId: null }]),
  ],
  ['who cannot write', 5, (db, one) => readMutes(db, { accountIds: [one.accountId], orderIds: [] }, now)],
  ['all that a person has a part in', 700, (db, one) => readMine(db, one.accountId, [one])],
  ['everything that somebody wrote', 3000, (db, one) => readWritten(db, one.accountId)],
  ['what was reported in it', 5, (db, { id }) => readOpenReports(db, id)],
  ...adminChatFilters.map((filter): Question<ManyConversations> => [
    `the inbox: ${filter}`,
    40,
    (db, { adminId }) => readAdminChats(db, { ...page, filter, userId: adminId }),
  ]),
  ...adminChatFilters.map((filter): Question<ManyConversations> => [
    `the inbox: ${filter}, further down`,
    40,
    (db, { adminId }) => readAdminChats(db, { ...page, filter, userId: adminId, after: midway }),
  ]),
  [
    'the inbox: waiting for an answer',
    40,
    (db, { adminId }) => readAdminChats(db, { ...page, isWaiting: true, filter: 'open', userId: adminId }),
  ],
  ['what stands in a page of the inbox', 1500, (db, { page: ids }) => readTalks(db, ids)],
  [
    'what was said last in a page of it',
    5000,
    (db, { page: ids }) =>
      readGlimpses(
        db,
        ids.map((id) => ({ id, side: 'office', userId: null })),
      ),
  ],
  ['how much waits', 500, (db, { adminId }) => countAdminChats(db, adminId)],
  [
    'looking for a code',
    900,
    (db, one) => lookFor(db, one, { code: one.code, name: one.code.toLowerCase() }),
  ],
  ['looking for a phone', 900, (db, one) => lookFor(db, one, { phone: one.phone, name: one.phone })],
  ['looking for a name of very many', 900, (db, one) => lookFor(db, one, { name: 'amaka' })],
  [
    'what of orders is over for good',
    100,
    (db) => lockOrdersOld(db, { endedBefore: new Date(0), silentSince: new Date(0), most: 100 }),
  ],
  ['what of support is', 100, (db) => lockSupportOld(db, { silentSince: new Date(0), most: 100 })],
];

// A handful of rows, which PostgreSQL reads faster whole than by an index.
const small = new Set(['agent', 'city', 'chat_mute', 'chat_report', 'chat_picture']);

/** The plans of every question over very many conversations: no table read from end to end, and few rows touched. */
export function describeChatPlans(conversations: number): void {
  describe(`over ${conversations.toLocaleString('en')} conversations`, () => {
    const dataset = openWatchedDataset((db) => insertManyConversations(db, conversations));
    testPlans(dataset, questions, small);
  });
}
