import type { Draft } from '#web/features/orders/placing/draft.ts';
import { emptyDraft } from '#web/features/orders/placing/draft.ts';
import type { PhoneCustomer } from '#contract/orders/phone-orders/schema.ts';

export const proofs = ['none', 'code', 'call'] as const;

/** The proof that the number is theirs: none yet, a code, or a call back. */
export type Proof = (typeof proofs)[number];

/** An order while it is typed. It lives in its tab: the customer's own draft on this device stays as it is. */
export interface Typing {
  draft: Draft;
  change: (by: (now: Draft) => Draft) => void;
  /** True once placing was pressed: what is missing says so from then on. */
  isTried: boolean;
}

/** The money for a task as it is typed; the draft has none where this is no sum, and then nothing is placed. */
export interface TypingMoney {
  typed: string;
  type: (typed: string) => void;
}

/** The draft of a phone call, with what is known of the number. */
export function draftOf({ name, phone }: PhoneCustomer): Draft {
  return { ...emptyDraft, customer: { name: name ?? '', phone }, payWay: 'on_delivery' };
}
