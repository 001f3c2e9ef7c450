import type { ApprovalKind } from '#contract/payments/approvals/rules.ts';
import type { ApprovalState } from '#contract/payments/approvals/schema.ts';

/** English (Nigeria): money that wants a second person. */
export const english = {
  title: 'For a second person',
  intro:
    'More than ₦20,000 for one person in one day moves once somebody else of the office has agreed to it.',
  none: 'Nothing waits for a second person.',
  kinds: {
    payout: 'Pay out earnings',
    withdrawal: 'Pay out credit',
    credit: 'Give credit',
    refund: 'Give money of an order back',
    'refund-by-hand': 'Refund sent by hand',
    'automatic-refund': 'Refund by the payment company',
    claim: 'Pay a claim',
  } satisfies Record<ApprovalKind, string>,
  forWhom: (name: string) => `For ${name}`,
  forgotten: 'The person was deleted',
  inDay: (money: string) => `${money} for this person that day, with this`,
  asked: (name: string, when: string) => `${name} asked, ${when}`,
  automatic: (when: string) => `Owed by itself, ${when}`,
  says: (words: string) => `“${words}”`,
  alone: (when: string) => `Nobody else may agree: it goes by itself on ${when}.`,
  yours: 'You asked for this. It waits for somebody else of the office.',
  approve: 'Agree',
  confirmApprove: (money: string) => `Agree: ${money} moves now`,
  refuse: 'Refuse',
  reason: 'Why not? Your colleague reads it.',
  reasonRefused: 'Say why.',
  confirmRefuse: 'Refuse it',
  withdraw: 'Take it back',
  approved: 'Agreed, and the money has moved',
  refused: 'Refused',
  withdrawn: 'Taken back',
  sent: 'It waits for a second person',
  sentText: 'That comes to more than ₦20,000 for one person today. No money has moved yet.',
  decided: 'Decided in the last week',
  noneDecided: 'Nothing was decided in the last week.',
  states: {
    waiting: 'Waits',
    approved: 'Agreed',
    passed: 'Went after 24 hours',
    refused: 'Refused',
    withdrawn: 'Taken back',
    lapsed: 'Did not hold any more',
  } satisfies Record<ApprovalState, string>,
  decidedBy: (name: string, when: string) => `${name}, ${when}`,
  byItself: (when: string) => `by itself, ${when}`,
};

export type AdminApprovalsCopy = typeof english;
