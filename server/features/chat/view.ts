import { firstNameOf } from '#contract/agents/first-name.ts';
import type {
  Conversation,
  Glimpse,
  AdminChatEntry,
  Marks,
  Message,
  AdminView,
  Standing,
} from '#contract/chat/schema.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { AddressOf } from '#server/media/serving/picture-addresses.ts';
import type { Footing, Part } from './policy.ts';
import type { GlimpseRow, MessageRow } from './messages/store.ts';
import type { ReportRow } from './admin/store.ts';
import type { BegunTalk, MuteRow, Talk } from './store.ts';

export function viewMessage(row: MessageRow, talk: Talk, part: Part, addressOf: AddressOf): Message {
  const removed = removedAs(row);
  return {
    number: row.number,
    from: row.side,
    name: nameOf(row, talk),
    isMine: isBy(row, part),
    requestId: isBy(row, part) ? row.requestId : null,
    text: removed === null ? row.text : '',
    pictureUrls: removed === null ? row.pictures.map(addressOf) : [],
    at: row.at.toISOString(),
    happened: row.happened,
    removed,
    isForOffice: row.isForOffice,
    isReported: row.isReported,
  };
}

/** The customer is one, by account or link; of agents and office each is their own. */
function isBy({ side, authorId }: Pick<MessageRow, 'side' | 'authorId'>, part: Part): boolean {
  return side === part.side && (side === 'customer' || authorId === part.userId);
}

function removedAs({ isForgotten, isHidden }: MessageRow): Message['removed'] {
  if (isForgotten) return 'forgotten';
  return isHidden ? 'by-office' : null;
}

function nameOf({ side, authorName }: MessageRow, talk: Talk): string {
  return firstNameOf((side === 'customer' ? customerNameOf(talk) : authorName) ?? '');
}

function customerNameOf({ orderId, customerName, whoseName }: Talk): string {
  return (orderId === null ? whoseName : customerName) ?? '';
}

export function viewMarks(talk: Talk): Marks {
  return {
    customer: { delivered: talk.customerDelivered, read: talk.customerRead },
    agent: { delivered: talk.agentDelivered, read: talk.agentRead },
    office: { delivered: talk.officeDelivered, read: talk.officeRead },
  };
}

export function counterpartOf(
  talk: Talk,
  { standsOffice }: Footing,
  { side }: Part,
): Conversation['counterpart'] {
  const customer = customerNameOf(talk);
  if (side === 'office') return { side: 'customer', name: customer };
  if (standsOffice) return { side: 'office', name: '' };
  if (side === 'agent') return { side: 'customer', name: firstNameOf(customer) };
  return { side: 'agent', name: firstNameOf(talk.carrierName ?? '') };
}

/** Only while the order runs, and only between the two who carry it and who ordered. */
function callNumberOf(talk: Talk, { standsOffice }: Footing, { side }: Part): string | null {
  if (talk.endedAt !== null || standsOffice) return null;
  if (side === 'customer') return talk.carrierPhone;
  return side === 'agent' ? (talk.receiverPhone ?? talk.customerPhone) : null;
}

export interface Shown {
  talk: Talk;
  footing: Footing;
  part: Part;
  standing: Standing;
  closesAt: Date | null;
  mute: MuteRow | undefined;
  page: readonly MessageRow[];
  hasMore: boolean;
  glimpse: Pick<GlimpseRow, 'unread'> | undefined;
  last: number;
  office: AdminView | null;
}

export function viewConversation(shown: Shown, addressOf: AddressOf): Conversation {
  const { talk, footing, part, standing, mute, glimpse } = shown;
  return {
    id: talk.id,
    kind: talk.orderId === null ? 'support' : 'order',
    code: talk.code === null ? null : orderCode.parse(talk.code),
    orderStatus: talk.status,
    me: part.side,
    counterpart: counterpartOf(talk, footing, part),
    callNumber: callNumberOf(talk, footing, part),
    standing,
    mayWrite: part.mayWrite && (standing === 'open' || standing === 'office'),
    muted: standing === 'muted' && mute ? { until: mute.until.toISOString(), reason: mute.reason } : null,
    blockedBy: footing.blockedBy,
    mayBlock: part.side !== 'office' && !footing.standsOffice,
    closesAt: shown.closesAt?.toISOString() ?? null,
    messages: shown.page.map((row) => viewMessage(row, talk, part, addressOf)),
    hasMore: shown.hasMore,
    last: shown.last,
    marks: viewMarks(talk),
    unread: unreadFor(talk, part, glimpse),
    office: shown.office,
    asOf: footing.now.toISOString(),
  };
}

/** Messages between customer and agent do not count as unread for the admins. */
export function unreadFor(
  talk: Talk,
  { side }: Pick<Part, 'side'>,
  glimpse: Pick<GlimpseRow, 'unread'> | undefined,
): number {
  return side === 'office' && !talk.isUnread ? 0 : (glimpse?.unread ?? 0);
}

export function viewGlimpse(glimpse: GlimpseRow | undefined, part: Part): Glimpse | null {
  const row = glimpse?.newest;
  if (row === undefined) return null;
  return {
    number: row.number,
    from: row.side,
    isMine: isBy(row, part),
    text: row.isRemoved ? '' : row.text,
    pictures: row.isRemoved ? 0 : row.pictures,
    happened: row.happened,
    isRemoved: row.isRemoved,
    at: row.at.toISOString(),
  };
}

export function viewAdmin(talk: Talk, reports: readonly ReportRow[], mutes: AdminView['mutes']): AdminView {
  return {
    assignedTo: viewAssignee(talk),
    isClosed: talk.isClosed,
    reports: reports.map(({ number, side, reason, words, at }) => ({
      number,
      by: side,
      reason,
      words,
      at: at.toISOString(),
    })),
    mutes,
  };
}

function viewAssignee({ assignedTo, assignedName }: Talk): AdminView['assignedTo'] {
  return assignedTo === null ? null : { id: assignedTo, name: assignedName ?? '' };
}

export function viewAdminChatEntry(
  talk: BegunTalk,
  glimpse: GlimpseRow | undefined,
  part: Part,
  { carrierId }: Footing,
): AdminChatEntry {
  return {
    id: talk.id,
    kind: talk.orderId === null ? 'support' : 'order',
    code: talk.code === null ? null : orderCode.parse(talk.code),
    orderStatus: talk.status,
    person: {
      name: customerNameOf(talk),
      phone: talk.orderId === null ? talk.whosePhone : talk.customerPhone,
      is: personIs(talk),
    },
    agentName: carrierId === null ? null : talk.carrierName,
    last: viewGlimpse(glimpse, part),
    unread: unreadFor(talk, part, glimpse),
    waitsSince: talk.unansweredSince?.toISOString() ?? null,
    assignedTo: viewAssignee(talk),
    isClosed: talk.isClosed,
    reports: talk.reports,
  };
}

function personIs({ whoseRole }: Talk): AdminChatEntry['person']['is'] {
  if (whoseRole === null) return 'guest';
  if (whoseRole === 'admin' || whoseRole === 'godmode') return 'staff';
  return whoseRole;
}
