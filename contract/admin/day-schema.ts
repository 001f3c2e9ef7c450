import * as z from 'zod/mini';
import { instant } from '../fields.ts';
import { koboSum } from '../kobo.ts';
import { orderCode } from '../orders/schema.ts';
import type { Permission } from '../permissions.ts';

/** What can wait for somebody of the office, each with the right that dealing with it takes. */
export const matterRights = {
  call: 'orders:manage',
  rejection: 'orders:manage',
  late: 'orders:view',
  unassigned: 'orders:view',
  chat: 'chats:reply',
  claim: 'money:refund',
  return: 'orders:manage',
  count: 'money:manage',
  refund: 'money:refund',
  withdrawal: 'money:manage',
  application: 'agents:manage',
  sample: 'markets:manage',
  payout: 'money:manage',
} as const satisfies Readonly<Record<string, Permission>>;

export type MatterKind = keyof typeof matterRights;

export const matterKinds = [
  'call',
  'rejection',
  'late',
  'unassigned',
  'chat',
  'claim',
  'return',
  'count',
  'refund',
  'withdrawal',
  'application',
  'sample',
  'payout',
] as const satisfies readonly MatterKind[];

/** One thing that waits for a person. */
export const matter = z.object({
  kind: z.enum(matterKinds),
  /** Of the conversation, the application, the agent …: what is opened. */
  id: z.string(),
  /** Since when it waits; of what is late, since when it should have been there. */
  since: instant,
  code: z.nullable(orderCode),
  /** Whom it is about. */
  who: z.string(),
  /** An item, a market; nothing where there is no more to say. */
  about: z.string(),
  /** How many it stands for. */
  count: z.int(),
  /** The difference of a count, or the sum at stake in a call. */
  kobo: z.nullable(z.int()),
  /** The number to call. */
  phone: z.nullable(z.string()),
});
export type Matter = z.output<typeof matter>;

/** How many of one kind are told; who has more than these has no use for the rest. */
export const mostMatters = 50;

export const dayFigures = z.object({
  /** For those who see orders. */
  road: z.nullable(
    z.object({
      placed: z.int(),
      underWay: z.int(),
      delivered: z.int(),
      onTime: z.int(),
      agentsOnline: z.int(),
    }),
  ),
  /** For those who see money. */
  money: z.nullable(z.object({ floatOutKobo: koboSum, takingsKobo: koboSum })),
});
export type DayFigures = z.output<typeof dayFigures>;
