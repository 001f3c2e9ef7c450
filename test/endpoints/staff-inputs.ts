import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

/** Names of things that somebody asks for; a call of staff that carries one of them is about that thing. */
export type Ids = Readonly<Record<string, string>>;

/** Values of the other fields, by name; each fits every call that has it, but for those below. */
const usual: Readonly<Record<string, () => unknown>> = {
  clientRequestId: () => randomUUID(),
  callId: () => randomUUID(),
  reason: () => 'Because the trade wanted it',
  note: () => 'Slip 12',
  words: () => 'Some words',
  kobo: () => 10_000,
  koboPerMeasure: () => 10_000,
  measure: () => 'mudu',
  from: () => new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10),
  to: () => new Date().toISOString().slice(0, 10),
  day: () => new Date().toISOString().slice(0, 10),
  version: () => 1,
  number: () => 1,
  hours: () => 2,
  side: () => 'customer',
  yes: () => true,
  token: () => null,
  outcome: () => 'delivered',
  decision: () => 'accept',
  direction: () => 'give',
  filter: () => 'all',
  matter: () => 'seen',
  phone: () => '08030000000',
  delivered: () => 1,
  read: () => 1,
  text: () => 'Hello',
  pictures: () => [],
  callsOffice: () => false,
  isShared: () => true,
  movesOrders: () => false,
  agreedOwedKobo: () => 0,
  action: () => 'cancel',
  agentId: () => null,
  pictureId: () => null,
  name: () => 'A name',
  position: () => ({ latitude: 9, longitude: 7.4 }),
  description: () => '',
  location: () => 'Somewhere',
  isActive: () => true,
  marketDays: () => ['monday'],
  digest: () => '0'.repeat(64),
  feeKobo: () => 0,
  isOpen: () => true,
  outline: () => farAway,
};

const farAway = [
  [1_000_000, 1_000_000],
  [1_000_000, 1_010_000],
  [1_010_000, 1_010_000],
];

const orderFilter = {};
const approve = { kind: 'approve' };

/** Fields of calls that mean another thing by the same name. */
const own: Readonly<Record<string, (ids: Ids) => Record<string, unknown>>> = {
  assignConversation: () => ({ userId: null, from: null }),
  blockConversation: about,
  unblockConversation: about,
  changeMarket: () => ({ hours: { opens: '06:00', closes: '22:00' } }),
  addMarket: () => ({ hours: { opens: '06:00', closes: '22:00' } }),
  changeOrderView: () => ({ filter: orderFilter }),
  changeZone: () => ({ seen: new Date(0).toISOString() }),
  importZones: () => ({ zones: [{ name: 'A name', outline: farAway, feeKobo: null }] }),
  saveOrderView: () => ({ filter: orderFilter }),
  decideApproval: () => ({ decision: approve }),
  decideClaim: () => ({ decision: { kind: 'refuse', reason: 'No' } }),
  changeRole: () => ({ role: 'customer' }),
  decideCount: () => ({ decision: { kind: 'refuse', reason: 'Count again' } }),
  grantPermissions: () => ({ permissions: [], from: [] }),
  decideWithdrawal: () => ({ decision: { kind: 'paid', note: 'Slip 12' } }),
  handleOrders: ({ code }) => ({
    handling: { what: 'confirm' },
    orders: [{ code, version: 1, openAlarms: 0 }],
  }),
  listBookedDays: comingDays,
  listClosures: comingDays,
  previewClosure: comingDays,
  listAudit: ({ code }) => ({ subject: code }),
  listConversations: () => ({ filter: 'all' }),
  listOrders: ({ marketId }) => ({ marketId }),
  listPeople: () => ({}),
  markSeen: about,
  noteCall: () => ({ outcome: 'not-reached' }),
  previewRefund: () => ({ to: 'credit' }),
  correctAddress: () => ({
    address: { area: 'Gwarinpa', landmark: 'Blue gate', directions: '', pin: null },
    agreedFeeKobo: null,
  }),
  decideParcel: () => ({ decision: 'keep', reason: 'She comes tomorrow' }),
  receiveReturn: () => ({ outcome: { kind: 'received' } }),
  recordPrices: ({ marketId, itemId }) => ({
    prices: [{ marketId, itemId, measure: 'mudu', koboPerMeasure: 10_000 }],
  }),
  refundOrder: () => ({ to: 'credit' }),
  writeListRequest: () => ({ text: '2 mudu rice' }),
  askAboutListRequest: () => ({ question: 'Which rice?' }),
  markListRequestUnreadable: () => ({ reason: 'cannot-hear' }),
  reportMessage: (ids) => ({ ...about(ids), reason: 'rude' }),
  sayTyping: about,
  searchEverything: ({ word }) => ({ search: word }),
  sendMessage: about,
  rosterAgent: ({ userId, agentId }) => ({ agentId: agentId ?? userId, hours: [] }),
  setWindowHours: () => ({ perAgent: 2, hours: [] }),
  showConversation: about,
  verifyPhoneOrder: () => ({ code: '123456' }),
};

function about({ conversationId }: Ids) {
  return { about: { kind: 'conversation', id: conversationId } };
}

function comingDays() {
  const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
  return { from: day(0), to: day(14) };
}

/** Fields that may be left out and would narrow what a call answers. */
const leftOut = new Set([
  'search',
  'after',
  'statuses',
  'role',
  'permission',
  'names',
  'actor',
  'actorId',
  'action',
]);

/** Input by which staff ask for these things by this call. */
export function inputOf(endpoint: Endpoint, ids: Ids): Record<string, unknown> {
  const fields = fieldsOf(endpoint);
  const wanted = fields.flatMap(({ name, isOptional }): [string, unknown][] => {
    if (name in ids) return [[name, ids[name]]];
    if (isOptional && leftOut.has(name)) return [];
    const value = usual[name]?.();
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(wanted), ...own[endpoint.name]?.(ids) };
}

/** True for a call that names one of these things. */
export function namesOne(endpoint: Endpoint, ids: Ids): boolean {
  const input = JSON.stringify(inputOf(endpoint, ids));
  return Object.values(ids).some((id) => input.includes(id));
}

const objectShape = z.looseObject({ def: z.looseObject({ shape: z.record(z.string(), z.unknown()) }) });

function fieldsOf({ input }: Endpoint): { name: string; isOptional: boolean }[] {
  const { shape } = objectShape.parse(input).def;
  return Object.entries(shape).map(([name, field]) => ({
    name,
    isOptional: z.safeParse(field as z.ZodMiniType, undefined).success,
  }));
}
