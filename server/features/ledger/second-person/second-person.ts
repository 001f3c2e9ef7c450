import type { ApprovalKind } from '#contract/payments/approvals/rules.ts';

/** Recipient of money: an account, or the guest of an order. */
export interface Recipient {
  accountId: string | null;
  orderId: string | null;
}

/** Money that is about to move. */
export interface MoneyMatter {
  kind: ApprovalKind;
  /** The agent, withdrawal, account, order, refund or claim that it is about. */
  subject: string;
  recipient: Recipient;
  kobo: number;
}

/** Refusals of a caller who would move more alone than one person may. */
export type SecondPersonRefusal = 'second-person-needed' | 'second-person-asked';

/** Asks whether this may move now; a refusal has written down that it waits. */
export type AskSecondPerson = (matter: MoneyMatter) => Promise<SecondPersonRefusal | undefined>;

/** For money that a second person has agreed to, or that has waited its time. */
export const agreed: AskSecondPerson = () => Promise.resolve(undefined);
