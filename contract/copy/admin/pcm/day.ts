import type * as english from '../en/day.ts';

/** Wetin dey ring, and wetin to do. */
export const day: typeof english.day = {
  alarms: (count) => (count === 1 ? '1 alarm' : `${count} alarms`),
  noAlarms: 'No alarm dey ring.',
  kinds: {
    'no-agent': 'Nobody gree take am',
    'agent-silent': 'Agent no dey answer',
    'running-late': 'E go late',
    'pin-wrong-offline': 'Wrong PIN, wey dem type without network',
    'delivery-to-confirm': 'Delivery wey una go confirm',
    'attempt-to-confirm': 'Agent talk say nobody open',
    'pin-locked': 'PIN don lock',
    'rejection-open': 'Customer return am for door',
    'delivery-failed': 'Nobody collect am for door',
    'parcel-kept': 'Load don stay reach im time',
    'receipt-waived': 'No receipt',
    'agent-cancelled': 'Agent cancel am',
    'paid-back-too-much': 'We give back pass wetin dem pay',
    'books-differ': 'Di books no gree',
    'payment-unclear': 'One payment no clear',
  },
  texts: {
    'no-agent': 'Give person by hand, or call di customer before e call you.',
    'agent-silent': 'Call di agent. If e no pick, give di order to another person.',
    'running-late': 'Customer don hear di new time. Help who carry am, or call with good word.',
    'pin-wrong-offline':
      'Di order stand as delivered, and we dey ask di customer. Agent money dey wait for customer answer, or for your own.',
    'delivery-to-confirm':
      'Agent talk say e give am out, without network and without correct PIN. Call di customer, then talk wetin happen.',
    'attempt-to-confirm':
      'We no see di wait, three calls or di place by ourself. Call di customer and di agent, then talk wetin go happen.',
    'pin-locked': 'Five wrong tries. Ask di customer, then hand am over by yourself for di board.',
    'rejection-open': 'Customer no gree take one item wey cost. Talk if e go go back.',
    'delivery-failed': 'Read why, call di customer, and make sure say di goods come back.',
    'parcel-kept':
      'E don dey office reach 48 hours. Call who send am, then give am back, keep am more or throw am away.',
    'receipt-waived': 'Check wetin dem buy, and why paper no dey.',
    'agent-cancelled':
      'Everything dey go back to di customer: call am, tell am sorry. Wetin dem buy dey agent hand till e bring am.',
    'paid-back-too-much':
      'We don give back dis much pass wetin dem pay for dis order, before di book start to refuse am. Read di money, then settle am.',
    'books-differ': 'Di ledger and di orders dey talk different money. Person must check am today.',
    'payment-unclear': 'Di payment house never talk yes or no.',
  },
  several: (kind, count) => `${kind}: ${count} orders`,
  allOf: (count) => `Show all ${count}`,
  rung: (when) => `Since ${when}`,
  call: (name, phone) => `Call ${name} ${phone}`,
  toOrder: 'Open di order',
  toOrderOf: (code) => `Open di order ${code}`,
  said: {
    yes: 'Customer don collect am.',
    no: 'Customer say e no reach.',
    silence: 'Customer no talk anything.',
  },
  decide: {
    delivered: 'E reach',
    'not-delivered': 'E no ever reach',
    customers: 'Na customer fault: dem owe am',
    ours: 'Na our fault: everything go back',
    'goes-on': 'Make agent continue',
  },
  decideOf: (outcome, code) => `${outcome}: ${code}`,
  decided: 'You don decide, we don write am down',
  notDecided: {
    cash: 'Di cash wey agent report no reach di bill. Hand am over for di board instead.',
    back: 'We don give back pass wetin dis order go pay. Check di money first.',
    float: 'Agent don bring dat cash come office. Check di count first.',
  },
  settle: 'E don settle',
  settleOf: (kind, code) => `E don settle: ${kind} ${code}`,
  settling: 'We dey write am…',
  settled: 'E don settle, we don write am down',
  already: 'Another person don settle am',
};
