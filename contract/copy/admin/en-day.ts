import type { AlarmKind } from '../../orders/alarm-schema.ts';

/** What rings, and what to do about it. */
export const day = {
  alarms: (count: number) => (count === 1 ? '1 alarm' : `${count} alarms`),
  noAlarms: 'No alarm is ringing.',
  kinds: {
    'no-agent': 'Nobody takes it',
    'agent-silent': 'The agent is silent',
    'running-late': 'It will be late',
    'pin-wrong-offline': 'Wrong PIN, typed without network',
    'pin-locked': 'The PIN is locked',
    'rejection-open': 'Given back at the door',
    'delivery-failed': 'Nobody took it at the door',
    'receipt-waived': 'No receipt',
    'agent-cancelled': 'The agent cancelled',
    'books-differ': 'The books do not agree',
    'payment-unclear': 'A payment is unclear',
    'paid-back-too-much': 'More given back than paid',
  } satisfies Record<AlarmKind, string>,
  texts: {
    'no-agent': 'Give it to somebody by hand, or call the customer before they call you.',
    'agent-silent': 'Call the agent. If nobody answers, give the order to somebody else.',
    'running-late': 'Call the customer: they hear it first from us.',
    'pin-wrong-offline':
      'Ask the customer whether the things came. The agent’s pay waits until you settle this.',
    'pin-locked': 'Five wrong tries. Ask the customer, then hand it over yourself on the board.',
    'rejection-open': 'The customer does not take a dear item. Say whether it goes back.',
    'delivery-failed': 'Read why, call the customer, and see that the goods come back.',
    'receipt-waived': 'Look at what was bought and why there is no paper.',
    'agent-cancelled':
      'Everything goes back to the customer: call them and say sorry. What was bought stays on the agent until it is brought.',
    'books-differ': 'The ledger and the orders say different sums. Somebody must look today.',
    'payment-unclear': 'The payment house does not say yes or no.',
    'paid-back-too-much':
      'So much more than was paid for this order went back, before the book refused it. Read its money, then settle this.',
  } satisfies Record<AlarmKind, string>,
  rung: (when: string) => `Since ${when}`,
  toOrder: 'Open the order',
  toOrderOf: (code: string) => `Open the order ${code}`,
  settle: 'Settled',
  settleOf: (kind: string, code: string) => `Settled: ${kind} ${code}`,
  settling: 'Writing it down…',
  settled: 'Settled, and on the record',
  already: 'Somebody settled it already',
};
