import * as z from 'zod/mini';
import { userId } from '#contract/accounts/schema.ts';
import { id, instant, line, orNothing } from '#contract/fields.ts';
import { koboSum } from '#contract/kobo.ts';
import { parcelOutcomes, parcelReturn } from '#contract/orders/errands/parcel-return.ts';
import { orderCode } from '#contract/orders/schema.ts';

export const returnId = id.brand<'ReturnId'>();
export type ReturnId = z.output<typeof returnId>;

/** The outcome of goods that no customer took, and of a parcel that nobody took. */
export const returnOutcomes = ['received', 'thrown-away', ...parcelOutcomes] as const;

/** The place and the person that a parcel goes back to. */
const sender = z.object({
  name: z.string(),
  phone: z.string(),
  place: z.object({
    name: z.string(),
    area: z.string(),
    landmark: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
});
export type ParcelSender = z.output<typeof sender>;

/** Goods of an order that came to nothing: with its agent until the office has them. */
export const goodsReturn = z.object({
  id: returnId,
  code: orderCode,
  agentId: userId,
  agentName: z.string(),
  /** The goods, item by item. */
  goods: z.string(),
  /** The price that was paid for them. */
  worthKobo: koboSum,
  /** The part of it that stands on the agent's account until then. */
  kobo: koboSum,
  madeAt: instant,
  /** Time at which the agent said that the goods are there. */
  broughtAt: z.nullable(instant),
  outcome: z.nullable(z.enum(returnOutcomes)),
  /** A parcel is nobody's goods; nothing for goods of the company. */
  parcel: orNothing(
    z.object({
      ...parcelReturn.shape,
      /** Null once it is brought, and where it goes to the office. */
      sender: z.nullable(sender),
    }),
  ),
  /** The letter on their bag. */
  bag: orNothing(z.string()),
});
export type GoodsReturn = z.output<typeof goodsReturn>;

/** An agent's own, with where to bring them and whom to call. */
export const myReturns = z.object({
  returns: z.array(goodsReturn),
  office: z.object({ address: z.string(), phone: z.string() }),
  asOf: instant,
});
export type MyReturns = z.output<typeof myReturns>;

export const lossReason = line(300).check(z.minLength(1));
