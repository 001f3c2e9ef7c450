import { paths } from '../paths.ts';
import type { NoticeFacts } from './facts.ts';

type Kind = NoticeFacts['kind'];

/** Notices that open the page of their order. */
const ofOrders = [
  'agent-at-stop',
  'claim-decided',
  'delivery-asked',
  'link-sent',
  'new-time-offered',
  'order-assigned',
  'order-at-door',
  'order-cancelled',
  'order-confirmed',
  'order-delivered',
  'order-failed',
  'order-late',
  'order-moved',
  'order-on-the-way',
  'order-picked-up',
  'order-placed',
  'order-receipt',
  'parcel-back',
  'price-asked',
  'receiver-pin',
  'refund-made',
  'replacement-asked',
  'task-done',
] as const satisfies Kind[];
const ofLists = [
  'list-ready',
  'list-question',
  'list-unreadable',
  'list-lapsed',
  'weekly-draft',
  'weekly-paused',
] as const satisfies Kind[];

function isAmong<Among extends Kind>(
  facts: NoticeFacts,
  kinds: readonly Among[],
): facts is Extract<NoticeFacts, { kind: Among }> {
  return kinds.some((kind) => kind === facts.kind);
}

/** The screen that a notice opens. */
export function linkOf(facts: NoticeFacts): string {
  if (isAmong(facts, ofOrders)) return paths.trackOrder(facts.code);
  switch (facts.kind) {
    case 'offer-made':
    case 'goes-elsewhere':
    case 'order-given':
    case 'order-taken-away':
    case 'still-there':
    case 'question-answered':
      return paths.agentRun;
    case 'application-decided':
      return facts.decision === 'verify' ? paths.agentRun : paths.agentApply;
    case 'alarm-raised':
      return facts.code === null ? paths.adminOrders : `${paths.adminOrders}?order=${facts.code}`;
    case 'list-waiting':
      return paths.adminLists;
    case 'approval-asked':
      return `${paths.admin}?money=approvals&payout=${facts.approvalId}`;
    case 'chat-message':
      return chatLink(facts);
    case 'broadcast':
      return facts.link;
    case 'signed-in-anew':
    case 'second-step-changed':
      return paths.profile;
    case 'opened':
      return paths.home;
    case 'list-ready':
    case 'list-question':
    case 'list-unreadable':
    case 'list-lapsed':
      return paths.orderOfRequest(facts.requestId);
    case 'weekly-draft':
      return paths.orderFromDraft(facts.draftId);
    case 'weekly-paused':
      return paths.savedLists();
    case 'test':
      // The app's own settings are no address in a browser.
      return facts.shows?.link ?? paths.profile;
  }
}

function chatLink({ to, code, message }: Extract<NoticeFacts, { kind: 'chat-message' }>): string {
  if (to === 'staff')
    return message === undefined ? paths.adminChats : `${paths.adminChats}?chat=${message.conversation}`;
  if (code === null) return paths.officeChat();
  return to === 'agent' ? paths.runChat(code) : paths.orderChat(code);
}

/**
 * A later notice replaces an earlier one of the same tag: one for an order’s progress, one for its delay, one for its
 * chat, one for an agent’s offers.
 */
export function tagOf(facts: NoticeFacts): string {
  if (isAmong(facts, ofLists)) return `list:${'listId' in facts ? facts.listId : facts.requestId}`;
  switch (facts.kind) {
    case 'chat-message':
      return `chat:${facts.code ?? 'office'}`;
    case 'offer-made':
      return 'offers';
    case 'application-decided':
      return 'application';
    case 'alarm-raised':
      return `alarm:${facts.code ?? facts.alarm}`;
    case 'list-waiting':
      return 'lists';
    case 'approval-asked':
      return `approval:${facts.approvalId}`;
    case 'broadcast':
      return `broadcast:${facts.broadcastId}`;
    case 'opened':
    case 'signed-in-anew':
    case 'test':
      return facts.kind;
    case 'second-step-changed':
      // One that was removed hides none that was enrolled.
      return `second-step:${facts.change}`;
    case 'order-placed':
    case 'link-sent':
      return `link:${facts.code}`;
    case 'order-at-door':
      // It takes the place of no text message that brings the PIN.
      return `door:${facts.code}`;
    case 'receiver-pin':
      return `pin:${facts.code}`;
    case 'agent-at-stop':
    case 'claim-decided':
    case 'delivery-asked':
    case 'goes-elsewhere':
    case 'new-time-offered':
    case 'order-assigned':
    case 'order-cancelled':
    case 'order-confirmed':
    case 'order-delivered':
    case 'order-failed':
    case 'order-given':
    case 'order-moved':
    case 'order-on-the-way':
    case 'order-picked-up':
    case 'order-receipt':
    case 'order-taken-away':
    case 'parcel-back':
    case 'price-asked':
    case 'question-answered':
    case 'refund-made':
    case 'replacement-asked':
    case 'still-there':
    case 'task-done':
      return `order:${facts.code}`;
    case 'order-late':
      // A question may itself be the reason for the delay: its buttons stay until it is answered.
      return `late:${facts.code}`;
  }
}

/** The further tag whose notice this one makes untrue: a delay, once there is a new time or the order has ended. */
export function outdatedTagOf(facts: NoticeFacts): string | undefined {
  const isOver =
    facts.kind === 'order-delivered' ||
    facts.kind === 'task-done' ||
    facts.kind === 'order-receipt' ||
    facts.kind === 'order-cancelled' ||
    facts.kind === 'order-failed';
  const hasNewTime =
    facts.kind === 'order-on-the-way' || facts.kind === 'order-moved' || facts.kind === 'new-time-offered';
  return isOver || hasNewTime ? `late:${facts.code}` : undefined;
}
