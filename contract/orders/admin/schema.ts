import * as z from 'zod/mini';
import { userId } from '#contract/accounts/schema.ts';
import { cityId } from '#contract/cities/ids.ts';
import { counted } from '#contract/counted.ts';
import { id, instant, line, orNothing } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import { marketId } from '#contract/markets/schema.ts';
import { orderKinds } from '../errands/schema.ts';
import { orderStatuses, type OrderStatus } from '../lifecycle.ts';
import { eta, orderSummary, payWay } from '../schema.ts';

/** Open matters of an order that need a person. */
export const openMatters = ['claim', 'question', 'alarm'] as const;
export type OpenMatter = (typeof openMatters)[number];

/** By when it was placed, the newest first; by what was promised, the soonest first. */
export const orderSorts = ['newest', 'promise'] as const;
export type OrderSort = (typeof orderSorts)[number];

const oneStatus = `(?:${orderStatuses.join('|')})`;
const day = z.iso.date();

/** Filter over all orders. Every field is a string, so that the address can hold it as it is. */
export const orderFilter = z.strictObject({
  /** A code or its beginning, a phone or its last four digits and more, words of names and items. */
  search: z.optional(line(80)),
  /** Parted by commas. */
  statuses: z.optional(z.string().check(z.regex(new RegExp(`^${oneStatus}(?:,${oneStatus})*$`)))),
  cityId: z.optional(cityId),
  marketId: z.optional(marketId),
  /** The agent who shopped, or who carried it to the door. */
  agentId: z.optional(userId),
  /** The account that ordered. */
  accountId: z.optional(userId),
  /** A list for a market, or which errand. */
  kind: z.optional(z.enum(orderKinds)),
  payWay: z.optional(payWay),
  by: z.optional(z.enum(['guest', 'account'])),
  /** Days in Lagos, the last one with them. */
  placedFrom: z.optional(day),
  placedTo: z.optional(day),
  promisedFrom: z.optional(day),
  promisedTo: z.optional(day),
  /** Under way, and past what was promised. */
  late: z.optional(z.literal('yes')),
  has: z.optional(z.enum(openMatters)),
  sort: z.optional(z.enum(orderSorts)),
});
export type OrderFilter = z.output<typeof orderFilter>;

/** The statuses that a filter names; nothing where it names none. */
export function statusesOf({ statuses }: Pick<OrderFilter, 'statuses'>): readonly OrderStatus[] | undefined {
  if (statuses === undefined) return undefined;
  const named = new Set(statuses.split(','));
  return orderStatuses.filter((status) => named.has(status));
}

/** One line of the list. */
export const adminOrder = z.object({
  ...orderSummary.shape,
  version: z.int(),
  payWay,
  ceilingKobo: kobo,
  customer: z.object({ id: z.nullable(userId), name: z.string(), phone: z.string() }),
  receiverName: z.nullable(z.string()),
  /** Typed by staff for a customer on the phone. */
  isByPhone: orNothing(z.boolean()),
  /** The agent who has the order, or had it last. */
  agent: z.nullable(z.object({ id: userId, name: z.string() })),
  /** Null where its customer was promised no time. */
  promisedAt: z.nullable(instant),
  eta: orNothing(eta),
  isLate: z.boolean(),
  openClaims: z.int(),
  openQuestions: z.int(),
  openAlarms: z.int(),
});
export type AdminOrder = z.output<typeof adminOrder>;

export const ordersOfAdmin = z.object({
  orders: z.array(adminOrder),
  /** Cursor of the next page; null at the end. */
  next: z.nullable(z.string()),
  /** With the first page alone. */
  total: z.nullable(counted),
  /**
   * Set where the scan stopped at its limit before the page was full: orders up to this time were scanned, and `next`
   * continues there.
   */
  lookedTo: z.nullable(instant),
});

export const orderViewId = id.brand<'OrderViewId'>();
export type OrderViewId = z.output<typeof orderViewId>;
export const mostOrderViews = 30;
const viewName = line(60).check(z.minLength(1));

/** A filter that somebody keeps under a name. */
export const orderView = z.object({
  id: orderViewId,
  name: z.string(),
  filter: orderFilter,
  isShared: z.boolean(),
  /** Only whoever made it changes it. */
  isMine: z.boolean(),
  madeBy: z.string(),
});
export type OrderView = z.output<typeof orderView>;

export const newOrderView = z.strictObject({ name: viewName, filter: orderFilter, isShared: z.boolean() });

export const mostAtOnce = 50;

/** Names of these actions. */
export const handlingNames = ['confirm', 'assign', 'cancel', 'settleAlarms'] as const;
export type HandlingName = (typeof handlingNames)[number];

/** Reasons for which one order of several stays as it is. */
export const handlingRefusals = [
  'not-found',
  'changed-meanwhile',
  'call-first',
  'out-of-turn',
  'needs-reason',
  'needs-agent',
  'own-account',
  'already-decided',
  'same-id-other-body',
] as const;
export type HandlingRefusal = (typeof handlingRefusals)[number];
