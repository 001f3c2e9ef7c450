import * as z from 'zod/mini';
import { instant } from '../fields.ts';
import { koboSum } from '../kobo.ts';
import { orderCode } from '../orders/schema.ts';
import type { Permission } from '../permissions.ts';

/** Kinds of matters that wait for an admin, each with the permission that dealing with it takes. */
export const matterRights = {
  call: 'orders:manage',
  rejection: 'orders:manage',
  list: 'orders:manage',
  late: 'orders:view',
  unassigned: 'orders:view',
  float: 'money:manage',
  chat: 'chats:reply',
  claim: 'claims:decide',
  return: 'orders:manage',
  count: 'money:manage',
  refund: 'money:refund',
  /** Each sort of money takes a right of its own beside it. */
  approval: 'money:view',
  withdrawal: 'money:manage',
  application: 'agents:manage',
  sample: 'markets:manage',
  payout: 'money:manage',
} as const satisfies Readonly<Record<string, Permission>>;

export type MatterKind = keyof typeof matterRights;

export const matterKinds = [
  'call',
  'rejection',
  'list',
  'late',
  'unassigned',
  'float',
  'chat',
  'claim',
  'return',
  'count',
  'refund',
  'approval',
  'withdrawal',
  'application',
  'sample',
  'payout',
] as const satisfies readonly MatterKind[];

/** One thing that waits for a person. */
export const matter = z.object({
  kind: z.enum(matterKinds),
  /** Id of the conversation, application or agent that the matter opens. */
  id: z.string(),
  /** Since when it waits; of what is late, since when it should have been there. */
  since: instant,
  code: z.nullable(orderCode),
  /** The person it is about. */
  who: z.string(),
  /** An item, a market; nothing where there is no more to say. */
  about: z.string(),
  /** A matter can stand for several rows. */
  count: z.int(),
  /** The difference of a count, the sum at stake in a call, or what an agent who asks for money still holds. */
  kobo: z.nullable(z.int()),
  /** The number to call. */
  phone: z.nullable(z.string()),
});
export type Matter = z.output<typeof matter>;

/** Limit of one kind; a longer list helps nobody. */
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
