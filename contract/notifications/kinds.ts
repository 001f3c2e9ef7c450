/** Channels of a notice: a device, or a text message to a phone. */
export const noticeWays = ['push', 'sms'] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** Groups of notices that a person switches on and off. */
export const noticeGroups = ['orders', 'questions', 'chat', 'money', 'offers', 'office', 'news'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** For whom a kind is: whoever ordered, whoever carries, those who run the day, or anybody. */
export type NoticeAudience = 'customer' | 'agent' | 'staff' | 'all';

interface KindRule {
  audiences: readonly NoticeAudience[];
  /** None: the person asked for it this moment. */
  group: NoticeGroup | null;
  /** It goes as a text message where no device takes it. */
  mustBeRead: boolean;
  breaksQuietHours: 'always' | 'never' | 'while-order-runs';
  /** Seconds after which the notice is too old to send. */
  livesSeconds: number;
  urgency: 'high' | 'normal' | 'low';
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const ofOrder = {
  audiences: ['customer'],
  group: 'orders',
  mustBeRead: false,
  breaksQuietHours: 'never',
  livesSeconds: day,
  urgency: 'normal',
} as const satisfies KindRule;

const question = {
  ...ofOrder,
  group: 'questions',
  mustBeRead: true,
  breaksQuietHours: 'always',
  livesSeconds: 3 * minute,
  urgency: 'high',
} as const satisfies KindRule;

const ofWork = {
  audiences: ['agent'],
  group: 'offers',
  mustBeRead: true,
  breaksQuietHours: 'always',
  livesSeconds: hour,
  urgency: 'high',
} as const satisfies KindRule;

const ofMoney = { ...ofOrder, group: 'money', livesSeconds: 3 * day } as const satisfies KindRule;
const soon = { mustBeRead: true, breaksQuietHours: 'always', livesSeconds: hour, urgency: 'high' } as const;

/** Every kind of notice there is. */
export const noticeRules = {
  /** To a guest alone: the link is all they have, and their tab may be closed by now. */
  'order-placed': { ...ofOrder, ...soon },
  /** The link, requested with code and digits. */
  'link-sent': { ...ofOrder, ...soon },
  'order-confirmed': { ...ofOrder, livesSeconds: 6 * hour },
  /** Its market closes that day: it comes on the next open one. */
  'order-moved': { ...ofOrder, mustBeRead: true, urgency: 'high' },
  'order-assigned': { ...ofOrder, livesSeconds: 2 * hour },
  'order-picked-up': { ...ofOrder, livesSeconds: hour },
  /** The agent waits where a parcel is handed over, or something is done; waiting costs after a while. */
  'agent-at-stop': { ...ofOrder, ...soon, mustBeRead: false, livesSeconds: 10 * minute },
  /** Silence is a yes, so it must be read. */
  'task-done': { ...ofOrder, mustBeRead: true, urgency: 'high' },
  'price-asked': question,
  'replacement-asked': question,
  'new-time-offered': { ...question, livesSeconds: 30 * minute },
  'delivery-asked': { ...question, livesSeconds: 2 * hour },
  'order-on-the-way': { ...ofOrder, ...soon },
  /** The agent rings as well: no text message. */
  'order-at-door': { ...ofOrder, ...soon, mustBeRead: false, livesSeconds: 10 * minute },
  /** The PIN for the receiver at the door who is not the customer, or for somebody who ordered by phone. */
  'receiver-pin': { ...ofOrder, ...soon, livesSeconds: 2 * hour },
  'order-late': { ...ofOrder, ...soon },
  'order-delivered': ofOrder,
  /** In its place to somebody who ordered by phone: nobody gave them a receipt to look at. */
  'order-receipt': { ...ofOrder, mustBeRead: true },
  'order-cancelled': { ...ofOrder, mustBeRead: true, urgency: 'high' },
  'order-failed': { ...ofOrder, mustBeRead: true, urgency: 'high' },
  /** A parcel that was not handed over is with its sender again, at the office, or decided about there. */
  'parcel-back': { ...ofOrder, mustBeRead: true, urgency: 'high', livesSeconds: 2 * day },
  /** A list that is not typed: staff wrote it down, ask about it, or cannot make it out. */
  'list-ready': { ...ofOrder, ...soon, livesSeconds: 12 * hour },
  'list-question': { ...ofOrder, ...soon, livesSeconds: 12 * hour },
  'list-unreadable': { ...ofOrder, ...soon, livesSeconds: 12 * hour },
  /** A day of silence has ended it. */
  'list-lapsed': { ...ofOrder, mustBeRead: true },
  /** On the evening before its day: it is bought only where its person orders it. */
  'weekly-draft': { ...ofOrder, mustBeRead: true },
  'weekly-paused': { ...ofOrder, mustBeRead: true, livesSeconds: 3 * day },
  'refund-made': ofMoney,
  'claim-decided': ofMoney,
  'chat-message': {
    audiences: ['customer', 'agent', 'staff'],
    group: 'chat',
    mustBeRead: false,
    breaksQuietHours: 'while-order-runs',
    livesSeconds: day,
    urgency: 'high',
  },
  // An offer is over after a minute: no text message comes in time.
  'offer-made': { ...ofWork, mustBeRead: false, livesSeconds: minute },
  'order-given': ofWork,
  'order-taken-away': ofWork,
  'goes-elsewhere': ofWork,
  'still-there': { ...ofWork, livesSeconds: 2 * minute },
  'question-answered': { ...ofWork, mustBeRead: false, livesSeconds: 10 * minute },
  'application-decided': { ...ofWork, breaksQuietHours: 'never', livesSeconds: 7 * day, urgency: 'normal' },
  'alarm-raised': {
    audiences: ['staff'],
    group: 'office',
    mustBeRead: false,
    breaksQuietHours: 'never',
    livesSeconds: hour,
    urgency: 'high',
  },
  /** A list that nobody has written down for ten minutes. */
  'list-waiting': {
    audiences: ['staff'],
    group: 'office',
    mustBeRead: false,
    breaksQuietHours: 'never',
    livesSeconds: hour,
    urgency: 'high',
  },
  /** Money that waits for a second person, or, where there is none, for its time: the owner hears of it. */
  'approval-asked': {
    audiences: ['staff'],
    group: 'office',
    mustBeRead: false,
    breaksQuietHours: 'never',
    livesSeconds: day,
    urgency: 'high',
  },
  /** A new device, or a used reset link: nobody switches it off, or a thief would. */
  'signed-in-anew': {
    audiences: ['all'],
    group: null,
    mustBeRead: false,
    breaksQuietHours: 'always',
    livesSeconds: 3 * day,
    urgency: 'high',
  },
  /** A second step, or a recovery code that was used: the same goes for it. */
  'second-step-changed': {
    audiences: ['all'],
    group: null,
    mustBeRead: false,
    breaksQuietHours: 'always',
    livesSeconds: 3 * day,
    urgency: 'high',
  },
  /** The gate opened, for those who joined the early-access list: they asked to hear it. */
  opened: {
    audiences: ['all'],
    group: null,
    mustBeRead: false,
    breaksQuietHours: 'never',
    livesSeconds: 3 * day,
    urgency: 'normal',
  },
  broadcast: {
    audiences: ['all'],
    group: 'news',
    mustBeRead: false,
    breaksQuietHours: 'never',
    livesSeconds: day,
    urgency: 'low',
  },
  test: {
    audiences: ['all'],
    group: null,
    mustBeRead: false,
    breaksQuietHours: 'always',
    livesSeconds: 5 * minute,
    urgency: 'high',
  },
} as const satisfies Record<string, KindRule>;

export type NoticeKind = keyof typeof noticeRules;

export function ruleOf(kind: NoticeKind): KindRule {
  return noticeRules[kind];
}
