import { listPeople } from '#contract/accounts/admin/endpoints.ts';
import { showDay } from '#contract/admin/day-endpoints.ts';
import { listAudit, showOrderForOffice } from '#contract/admin/endpoints.ts';
import { listAgents } from '#contract/agents/endpoints.ts';
import { listAgentsOnRoad } from '#contract/agents/admin/endpoints.ts';
import { listConversations } from '#contract/chat/admin/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listBroadcasts, listDeliveries } from '#contract/notifications/admin/endpoints.ts';
import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import { listClaimsWaiting } from '#contract/orders/claims/endpoints.ts';
import { listBoard } from '#contract/orders/endpoints.ts';
import { listOrders } from '#contract/orders/admin/endpoints.ts';
import type { Known } from './known.ts';
import { firstNames, itemNames } from './words.ts';

export type Asked = Readonly<Record<string, unknown>>;

export interface Question {
  what: string;
  endpoint: Endpoint;
  /** The same question by turns about different things. */
  ask: (turn: number, known: Known) => Asked;
}

function of(endpoint: Endpoint, list: Record<string, Question['ask']>): Question[] {
  return Object.entries(list).map(([what, ask]) => ({ what, endpoint, ask }));
}

function pick<Thing>(things: readonly Thing[], turn: number): Thing {
  const thing = things[turn % things.length];
  if (thing === undefined) throw new Error('there is nothing to ask for');
  return thing;
}

const orders = of(listOrders, {
  'all, newest first': () => ({}),
  'a page from the middle of the years': (turn, { middles }) => ({ after: pick(middles, turn) }),
  'a market': (turn, { markets }) => ({ marketId: pick(markets, turn) }),
  'a market, cancelled, paid online': (turn, { markets }) => ({
    marketId: pick(markets, turn),
    statuses: 'cancelled',
    payWay: 'online',
  }),
  'a market, failed, of guests, paid online': (turn, { markets }) => ({
    marketId: pick(markets, turn),
    statuses: 'failed',
    by: 'guest',
    payWay: 'online',
  }),
  'an agent': (turn, { agents }) => ({ agentId: pick(agents, turn) }),
  'an agent, cancelled or failed': (turn, { agents }) => ({
    agentId: pick(agents, turn),
    statuses: 'cancelled,failed',
  }),
  failed: () => ({ statuses: 'failed' }),
  completed: () => ({ statuses: 'completed' }),
  'under way': () => ({
    statuses: 'placed,confirmed,assigned,shopping,picked_up,ready_for_delivery,on_the_way',
  }),
  late: () => ({ late: 'yes', sort: 'promise' }),
  'with an open claim': () => ({ has: 'claim' }),
  'with an open question': () => ({ has: 'question' }),
  'with an open alarm': () => ({ has: 'alarm' }),
  'of guests': () => ({ by: 'guest' }),
  'of one account': (turn, { customers }) => ({ accountId: pick(customers, turn) }),
  'placed on a day': (turn, { days }) => ({ placedFrom: pick(days, turn), placedTo: pick(days, turn) }),
  'placed since a day, failed, a market': (turn, { days, markets }) => ({
    placedFrom: pick(days, turn),
    statuses: 'failed',
    marketId: pick(markets, turn),
  }),
  'promised on a day, by promise': (turn, { days }) => ({
    promisedFrom: pick(days, turn),
    promisedTo: pick(days, turn),
    sort: 'promise',
  }),
  'promised on a day, newest first': (turn, { days }) => ({
    promisedFrom: pick(days, turn),
    promisedTo: pick(days, turn),
  }),
  'a code': (turn, { codes }) => ({ search: pick(codes, turn).toLowerCase() }),
  // As it is read out: without the letters of its city.
  'how a code begins': (turn, { codes }) => ({
    search: `MW-${pick(codes, turn)
      .slice(-8)
      .slice(0, 1 + (turn % 4))}`,
  }),
  'a phone': (turn, { phones }) => ({ search: pick(phones, turn).replace('+234', '0') }),
  'how a phone ends': (turn, { phones }) => ({ search: pick(phones, turn).slice(-4) }),
  'a first name': (turn) => ({ search: pick(firstNames, turn) }),
  'a whole name': (turn, { names }) => ({ search: pick(names, turn) }),
  'a surname': (turn, { names }) => ({ search: pick(names, turn).split(' ')[1] ?? '' }),
  'an item': (turn) => ({ search: pick(itemNames, turn) }),
  'how a word begins': (turn) => ({ search: pick(itemNames, turn).slice(0, 3) }),
  'two letters': (turn) => ({ search: pick(itemNames, turn).slice(0, 2) }),
  'a name and an item': (turn) => ({ search: `${pick(firstNames, turn)} ${pick(itemNames, turn)}` }),
  'two items, a market, cancelled': (turn, { markets }) => ({
    search: `${pick(itemNames, turn)} ${pick(itemNames, turn + 7)}`,
    marketId: pick(markets, turn),
    statuses: 'cancelled',
  }),
  'a first name, an agent': (turn, { agents }) => ({
    search: pick(firstNames, turn),
    agentId: pick(agents, turn),
  }),
  'an item on a day': (turn, { days }) => ({
    search: pick(itemNames, turn),
    placedFrom: pick(days, turn),
    placedTo: pick(days, turn),
  }),
  'a word that is nowhere': (turn) => ({ search: `xylophone${turn}` }),
});

const people = of(listPeople, {
  'all people': () => ({}),
  'a piece of a name': (turn, { names }) => ({ search: pick(names, turn).slice(-4) }),
  'a first name among people': (turn) => ({ search: pick(firstNames, turn) }),
  'one letter': (turn) => ({ search: pick(firstNames, turn).slice(0, 1) }),
  'somebody’s phone': (turn) => ({ search: `081${String(turn * 997).padStart(8, '0')}` }),
  'all agents among people': () => ({ role: 'agent' }),
  'an admin by name': (turn) => ({ role: 'admin', search: pick(firstNames, turn) }),
  nobody: (turn) => ({ search: `xylophone${turn}` }),
  'a page of the oldest': (turn) => ({ after: String(1000 + turn * 10) }),
});

const staff = [
  ...of(listAgents, { 'every agent, for the map': () => ({}) }),
  ...of(listAgentsOnRoad, { 'agents on the road': () => ({}) }),
  ...of(showDay, { 'what waits today, and its numbers': () => ({}) }),
  ...of(listConversations, {
    'the inbox': () => ({ filter: 'open' }),
    'every conversation': () => ({ filter: 'all' }),
  }),
  ...of(listBroadcasts, { broadcasts: () => ({}) }),
  ...of(listDeliveries, { 'what was delivered': () => ({}) }),
  ...of(listBoard, { 'the board': () => ({}) }),
  ...of(listAlarms, { 'alarms that are open': () => ({}) }),
  ...of(listClaimsWaiting, { 'claims that wait': () => ({}) }),
  ...of(showOrderForOffice, {
    'an order with its story': (turn, { codes }) => ({ code: pick(codes, turn) }),
  }),
];

const audit = of(listAudit, {
  'the audit': () => ({}),
  'by somebody': (turn, { admins }) => ({ actorId: pick(admins, turn) }),
  'an action by somebody': (turn, { admins }) => ({ actorId: pick(admins, turn), action: 'changeSetting' }),
  'a rare action of another kind': () => ({ action: 'changeSetting', noun: 'alarms' }),
  'about an order': (turn, { codes }) => ({ subject: pick(codes, turn) }),
  'on a day': (turn, { days }) => ({ from: pick(days, turn), to: pick(days, turn) }),
  'of a kind, since a day': (turn, { days }) => ({ noun: 'alarms', from: pick(days, turn) }),
});

export const questions: readonly Question[] = [...orders, ...people, ...staff, ...audit];
