import * as z from 'zod/mini';
import { marketId } from '../markets/schema.ts';
import {
  agentWork,
  cohort,
  customerFigures,
  ending,
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

/** Which days in Lagos, a year of them at most, and of one market only where it is named. */
export const asked = z.strictObject({ from: day, to: day, marketId: z.optional(marketId) });
export const askedDays = z.strictObject({ from: day, to: day });

const spans = {
  days,
  /** As many days right before them. */
  before: days,
  /** What one of the periods is. */
  step: z.enum(['day', 'week']),
  /** How many of all these days are being reckoned anew: their figures may still change. */
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
    /** Those where anything happened; what belongs to none of them has no id and no name. */
    markets: z.array(
      z.object({ marketId: z.nullable(marketId), name: z.string(), now: figures, earlier: figures }),
    ),
  };
}

export const ordersAnalysis = z.object({ ...overMarkets(orderFigures), endings: z.array(ending) });

export const timesAnalysis = z.object(overMarkets(timeFigures));

export const refundsAnalysis = z.object(overMarkets(refundFigures));

export const takingsAnalysis = z.object(overMarkets(takingsFigures));

export const customersAnalysis = z.object(overMarkets(customerFigures));

/** Oldest first; `thisMonth` is not over yet. */
export const cohortsAnalysis = z.object({ thisMonth: day, cohorts: z.array(cohort) });

export const workAnalysis = z.object({ ...overMarkets(workFigures), agents: z.array(agentWork) });

const felt = z.nullable(z.object({ p75: z.number(), samples: z.int() }));

export const visitsAnalysis = z.object({
  /** Whether visits are kept at this moment; what was kept before is shown either way. */
  collecting: z.boolean(),
  ...overTime(visitFigures),
  vitals: z.array(z.object({ name: z.enum(vitalNames), now: felt, earlier: felt })),
  /** Which page a visit was of is known for some weeks only: the busiest from this day on. */
  pagesSince: day,
  pages: z.array(z.object({ path: z.string(), visits: z.int() })),
});
