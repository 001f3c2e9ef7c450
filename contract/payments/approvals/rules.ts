import type { Permission } from '#contract/permissions.ts';

/** Most kobo that one person alone moves to one recipient in one day of Lagos. */
export const mostKoboOfOnePerson = 20_000_00;

/** Time that money waits where nobody else holds the right. */
export const aloneWaitsHours = 24;

/** Money that wants a second person, each with the right that moving it takes. */
export const approvalRights = {
  payout: 'money:manage',
  withdrawal: 'money:manage',
  credit: 'money:manage',
  refund: 'money:refund',
  'refund-by-hand': 'money:refund',
  'automatic-refund': 'money:refund',
  claim: 'claims:decide',
} as const satisfies Readonly<Record<string, Permission>>;

export type ApprovalKind = keyof typeof approvalRights;
