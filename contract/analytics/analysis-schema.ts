import * as z from 'zod/mini';
import { inCity } from '../office/in-city.ts';
import { koboSum } from '../kobo.ts';
import { marketId } from '../markets/schema.ts';
import { orderKinds } from '../orders/errands/schema.ts';
import {
  agentWork,
  cohort,
  customerFigures,
  ending,
  listFigures,
  orderFigures,
  refundFigures,
  takingsFigures,
  timeFigures,
  visitFigures,
  workFigures,
} from './figures-schema.ts';
import { vitalNames } from './schema.ts';

const day = z.iso.date();
const days = z.object({ from: day, to: day });

const ofKind = { kind: z.optional(z.enum(orderKinds)) };

/** Range of days in Lagos, at most a year, optionally of one market or one city. */
export const askedOfMarket = z.strictObject({
  from: day,
  to: day,
  marketId: z.optional(marketId),
  ...inCity,
});
/** The same, optionally of one kind of order. */
export const asked = z.extend(askedOfMarket, ofKind);
export const askedDays = z.strictObject({ from: day, to: day });
export const askedDaysOfKind = z.extend(askedDays, ofKind);
export const askedDaysInCity = z.strictObject({ from: day, to: day, ...inCity });

const spans = {
  days,
  /** As many days right before them. */
  before: days,
  /** Length of one period. */
  step: z.enum(['day', 'week']),
  /** Days whose figures are being recomputed and may still change. */
  daysWaiting: z.int(),
};

function overTime<Figures extends z.ZodMiniType>(figures: Figures) {
  return {
    ...spans,
    now: figures,
    earlier: figures,
    periods: z.array(z.object({ from: day, to: day, figures })),
  };
}

function overMarkets<Figures extends z.ZodMiniType>(figures: Figures) {
  return {
    ...overTime(figures),
    /** Markets with any activity; figures that belong to no market have neither id nor name. */
    markets: z.array(
      z.object({ marketId: z.nullable(marketId), name: z.string(), now: figures, earlier: figures }),
    ),
  };
}

function overKinds<Figures extends z.ZodMiniType>(figures: Figures) {
  return {
    ...overMarkets(figures),
    /** Kinds of order with any activity; what belongs to no order comes last and has none. */
    kinds: z.array(z.object({ kind: z.nullable(z.enum(orderKinds)), now: figures, earlier: figures })),
  };
}

export const ordersAnalysis = z.object({ ...overKinds(orderFigures), endings: z.array(ending) });

/** By name; money that came in for no market is of no city, and comes last. */
export const citiesAnalysis = z.object({
  cities: z.array(
    z.object({
      /** Null with an empty name for what is of no city. */
      slug: z.nullable(z.string()),
      name: z.string(),
      placed: z.int(),
      delivered: z.int(),
      /** Delivered orders that came within their promise. */
      onTime: z.int(),
      /** In cash and online; null without `money:view`. */
      takenKobo: z.nullable(koboSum),
    }),
  ),
});
export type CityFigures = z.output<typeof citiesAnalysis>['cities'][number];

export const timesAnalysis = z.object(overKinds(timeFigures));

export const listsAnalysis = z.object(overTime(listFigures));

export const refundsAnalysis = z.object(overKinds(refundFigures));

export const takingsAnalysis = z.object(overKinds(takingsFigures));

export const customersAnalysis = z.object(overMarkets(customerFigures));

/** Oldest first; `thisMonth` is not over yet. */
export const cohortsAnalysis = z.object({ thisMonth: day, cohorts: z.array(cohort) });

export const workAnalysis = z.object({ ...overKinds(workFigures), agents: z.array(agentWork) });

const felt = z.nullable(z.object({ p75: z.number(), samples: z.int() }));

export const visitsAnalysis = z.object({
  /** True while visits are recorded; earlier ones are shown either way. */
  collecting: z.boolean(),
  ...overTime(visitFigures),
  vitals: z.array(z.object({ name: z.enum(vitalNames), now: felt, earlier: felt })),
  /** Pages of visits are stored for some weeks only; this is the first day that has them. */
  pagesSince: day,
  pages: z.array(z.object({ path: z.string(), visits: z.int() })),
});
