import { asKobo } from '#contract/kobo.ts';
import type { FactsOf } from '#contract/notifications/facts.ts';
import { broadcastId } from '#contract/notifications/schema.ts';
import { doorReportId } from '#contract/orders/delivery/schema.ts';
import { questionId } from '#contract/orders/ids.ts';
import { orderCode } from '#contract/orders/schema.ts';

const anId = '0d5f6a3e-8f0e-4b52-9d7c-4c6d1d1b2a10';
const code = orderCode.parse('MW-7KQ2P9XA');
const market = 'Utako Market';
const answerBy = '2026-03-04T09:18:00.000Z';
const held = {
  questionId: questionId.parse(anId),
  name: 'white garri',
  quantity: 2,
  measure: 'paint',
  priceKobo: asKobo(450_000),
  answerBy,
} as const;

/** One of each kind, as on a day at the market. */
export const noticeSamples: { [Kind in keyof FactsOf]: FactsOf[Kind] } = {
  'order-placed': { kind: 'order-placed', code, market },
  'link-sent': { kind: 'link-sent', code },
  'receiver-pin': { kind: 'receiver-pin', code, market },
  'order-moved': { kind: 'order-moved', code, market, startsAt: '2026-03-05T05:00:00.000Z' },
  'order-confirmed': { kind: 'order-confirmed', code, market, startsAt: null, window: null },
  'order-assigned': { kind: 'order-assigned', code, market, agent: 'Musa' },
  'order-picked-up': { kind: 'order-picked-up', code, market },
  'agent-at-stop': {
    kind: 'agent-at-stop',
    code,
    market: 'Ngozi Fashion Home',
    carrier: 'Musa',
    stepKobo: asKobo(10_000),
  },
  'task-done': { kind: 'task-done', code, market: 'AEDC office' },
  'price-asked': { kind: 'price-asked', code, ...held },
  'replacement-asked': { kind: 'replacement-asked', code, ...held, wanted: 'yellow garri' },
  'new-time-offered': { kind: 'new-time-offered', code, startsAt: '2026-03-05T07:00:00.000Z', answerBy },
  'delivery-asked': { kind: 'delivery-asked', code, reportId: doorReportId.parse(anId), answerBy },
  'order-on-the-way': {
    kind: 'order-on-the-way',
    code,
    carrier: 'Musa',
    eta: { from: '2026-03-04T09:40:00.000Z', to: '2026-03-04T09:50:00.000Z' },
  },
  'order-at-door': { kind: 'order-at-door', code, carrier: 'Musa' },
  'order-late': {
    kind: 'order-late',
    code,
    likelyAt: '2026-03-04T10:05:00.000Z',
    eta: { from: '2026-03-04T10:00:00.000Z', to: '2026-03-04T10:20:00.000Z' },
  },
  'order-delivered': { kind: 'order-delivered', code },
  'order-receipt': {
    kind: 'order-receipt',
    code,
    totalKobo: asKobo(1_244_500),
    goodsKobo: asKobo(1_219_500),
    deliveryKobo: asKobo(15_000),
    serviceKobo: asKobo(10_000),
  },
  'order-cancelled': { kind: 'order-cancelled', code, why: 'no-agent' },
  'order-failed': { kind: 'order-failed', code, errand: 'carry', goesBack: 'sender' },
  'parcel-back': {
    kind: 'parcel-back',
    code,
    errand: 'carry',
    outcome: null,
    office: 'Life Camp, Abuja',
    until: '2026-03-06T09:18:00.000Z',
    isLonger: false,
    feeKobo: asKobo(0),
  },
  'list-ready': { kind: 'list-ready', requestId: anId },
  'list-question': { kind: 'list-question', requestId: anId },
  'list-unreadable': { kind: 'list-unreadable', requestId: anId },
  'list-lapsed': { kind: 'list-lapsed', requestId: anId },
  'weekly-draft': {
    kind: 'weekly-draft',
    draftId: anId,
    listId: anId,
    weekday: 'saturday',
    market,
    estimateKobo: asKobo(1_234_500),
    unknownLines: 0,
    trouble: null,
  },
  'weekly-paused': { kind: 'weekly-paused', listId: anId, weekday: 'saturday' },
  'refund-made': { kind: 'refund-made', code, kobo: asKobo(120_000), to: 'credit' },
  'claim-decided': { kind: 'claim-decided', code, approvedKobo: asKobo(80_000) },
  'chat-message': { kind: 'chat-message', code, from: 'agent', to: 'customer' },
  'offer-made': { kind: 'offer-made', offerId: anId, market, orders: 2, earnKobo: asKobo(24_000) },
  'order-given': { kind: 'order-given', code, market },
  'order-taken-away': { kind: 'order-taken-away', code, why: 'given-away' },
  'goes-elsewhere': { kind: 'goes-elsewhere', code, to: 'address' },
  'still-there': { kind: 'still-there', code, minutes: 2 },
  'question-answered': { kind: 'question-answered', code, name: 'white garri', isYes: true },
  'approval-asked': { kind: 'approval-asked', approvalId: anId, kobo: asKobo(2_500_000), waitsUntil: null },
  'signed-in-anew': { kind: 'signed-in-anew', by: 'password', device: 'Chrome on Android' },
  'second-step-changed': { kind: 'second-step-changed', change: 'enrolled', device: 'Chrome on Android' },
  'application-decided': { kind: 'application-decided', decision: 'verify' },
  'alarm-raised': { kind: 'alarm-raised', alarm: 'agent-silent', code },
  'list-waiting': { kind: 'list-waiting', minutes: 10 },
  opened: { kind: 'opened' },
  broadcast: {
    kind: 'broadcast',
    broadcastId: broadcastId.parse(anId),
    words: {
      pcm: { title: 'Yam price don fall', body: 'Utako Market get new yam. Order am today.' },
      en: { title: 'Yam is cheaper', body: 'Utako Market has new yam. Order it today.' },
    },
    link: '/place-order',
  },
  test: { kind: 'test' },
};
