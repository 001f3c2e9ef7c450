import type * as english from './en-day.ts';

/** Wetin dey ring, and wetin to do. */
export const day: typeof english.day = {
  alarms: (count) => (count === 1 ? '1 alarm' : `${count} alarms`),
  noAlarms: 'No alarm dey ring.',
  kinds: {
    'no-agent': 'Nobody gree take am',
    'agent-silent': 'Agent no dey answer',
    'running-late': 'E go late',
    'pin-wrong-offline': 'Wrong PIN, wey dem type without network',
    'pin-locked': 'PIN don lock',
    'rejection-open': 'Customer return am for door',
    'delivery-failed': 'Nobody collect am for door',
    'receipt-waived': 'No receipt',
    'agent-cancelled': 'Agent cancel am',
    'paid-back-too-much': 'We give back pass wetin dem pay',
    'books-differ': 'Di books no gree',
    'payment-unclear': 'One payment no clear',
  },
  texts: {
    'no-agent': 'Give person by hand, or call di customer before e call you.',
    'agent-silent': 'Call di agent. If e no pick, give di order to another person.',
    'running-late': 'Call di customer: make e hear am from us first.',
    'pin-wrong-offline': 'Ask di customer if di things reach. Agent money dey wait until you settle am.',
    'pin-locked': 'Five wrong tries. Ask di customer, then hand am over by yourself for di board.',
    'rejection-open': 'Customer no gree take one item wey cost. Talk if e go go back.',
    'delivery-failed': 'Read why, call di customer, and make sure say di goods come back.',
    'receipt-waived': 'Check wetin dem buy, and why paper no dey.',
    'agent-cancelled':
      'Everything dey go back to di customer: call am, tell am sorry. Wetin dem buy dey agent hand till e bring am.',
    'paid-back-too-much':
      'We don give back dis much pass wetin dem pay for dis order, before di book start to refuse am. Read di money, then settle am.',
    'books-differ': 'Di ledger and di orders dey talk different money. Person must check am today.',
    'payment-unclear': 'Di payment house never talk yes or no.',
  },
  rung: (when) => `Since ${when}`,
  toOrder: 'Open di order',
  toOrderOf: (code) => `Open di order ${code}`,
  settle: 'E don settle',
  settleOf: (kind, code) => `E don settle: ${kind} ${code}`,
  settling: 'We dey write am…',
  settled: 'E don settle, we don write am down',
  already: 'Another person don settle am',
};
