import type { RefundReason } from '#contract/analytics/figures-schema.ts';
import type { ClaimKind } from '#contract/orders/claims/schema.ts';

export const refunds = {
  over: 'What went back, over time',
  overText: (reason: string, money: string) => `Most went back for “${reason}”: ${money}.`,
  none: 'Nothing went back.',
  reasons: 'What went back, and why',
  reasonsText:
    'Change of money paid beforehand goes back too, and is nobody’s fault: these are not one total.',
  rest: 'Everything else',
  count: 'Times',
  names: {
    claim: 'Claim approved',
    'rejected-item': 'Item refused at the door',
    late: 'Came late',
    granted: 'Granted by the office',
    goodwill: 'Goodwill',
    'order-ended': 'Order ended before delivery',
    'paid-in-vain': 'Paid in vain',
    change: 'Change',
  } satisfies Record<RefundReason, string>,
  claims: 'Claims',
  claimsText: (made: string, approved: string) =>
    `${made === '1' ? '1 claim was' : `${made} claims were`} made; ${approved} ${approved === '1' ? 'was' : 'were'} approved.`,
  made: 'Made',
  approved: 'Approved',
  refused: 'Refused',
  kinds: 'Claims, by what was wrong',
  kindsText: (kind: string, count: string) => `Most often: ${kind} (${count}).`,
  kindsNone: 'Nobody claimed anything.',
  kindNames: {
    missing: 'Missing',
    wrong: 'Not what was asked',
    bad: 'Bad or spoilt',
    'short-weight': 'Less than it should be',
    'over-money': 'More paid than the customer said',
    lost: 'Parcel lost',
    broken: 'Parcel broken',
    'not-done': 'Not done',
  } satisfies Record<ClaimKind, string>,
};

export const takings = {
  came: 'What came in',
  cameText: (money: string) => `${money} came in, at doors and online.`,
  cash: 'Cash at the door',
  online: 'Paid online',
  fees: 'What the company earned',
  feesText: (fees: string, share: string) => `${fees} in fees; agents got ${share} of it.`,
  deliveryFees: 'Delivery fees',
  serviceFees: 'Service fees',
  vat: 'VAT inside fees',
  agentShare: 'Agents’ share',
  all: 'Everything booked',
  allText: 'As the books have it, kobo for kobo. Less than nothing is written with a minus.',
  goods: 'Goods',
  sentBack: 'Sent back to cards',
  refunded: 'Refunds',
  writeOffs: 'Written off',
  gatewayFees: 'Payment provider’s fees',
  variance: 'Missing in counts',
};

export const agents = {
  hours: 'Hours online',
  hoursText: (hours: string, people: string) =>
    `${hours} by ${people === '1' ? '1 agent' : `${people} agents`}.`,
  pace: 'Orders an hour online',
  paceText: (pace: string) =>
    `An hour online brought ${pace === '1' ? '1 order' : `${pace} orders`} to a door.`,
  paceNone: 'Nobody was online.',
  each: 'Each agent',
  eachText: (name: string, hours: string) => `Longest online: ${name}, ${hours}.`,
  eachDelivered: (name: string, count: string) => `Most delivered: ${name}, ${count}.`,
  forgotten: 'Somebody who left',
  agents: 'Agents',
  delivered: 'Delivered',
};
