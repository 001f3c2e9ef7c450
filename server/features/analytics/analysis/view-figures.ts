import {
  refundReasons,
  stages,
  type Cohort,
  type CustomerFigures,
  type ListFigures,
  type OrderFigures,
  type RefundFigures,
  type TakingsFigures,
  type TimeFigures,
  type VisitFigures,
  type WorkFigures,
} from '#contract/analytics/figures-schema.ts';
import { vitalNames, type Visit } from '#contract/analytics/schema.ts';
import { claimKinds } from '#contract/orders/claims/schema.ts';
import type { ClaimRow, RefundRow, TakingsRow } from './store/money.ts';
import type { ListRow } from './store/lists.ts';
import type { OrderRow, StageRow } from './store/orders.ts';
import type { CohortRow, CustomerRow, WorkRow } from './store/people.ts';
import type { FeltRow, VisitRow } from '../visits/store-figures.ts';

export function viewOrders([row]: readonly OrderRow[]): OrderFigures {
  return {
    placed: row?.placed ?? 0,
    delivered: row?.delivered ?? 0,
    onTime: row?.onTime ?? 0,
    cancelled: row?.cancelled ?? 0,
    failed: row?.failed ?? 0,
    lines: {
      found: row?.found ?? 0,
      short: row?.short ?? 0,
      replaced: row?.replaced ?? 0,
      unavailable: row?.unavailable ?? 0,
      rejected: row?.rejected ?? 0,
    },
    guided: {
      lines: row?.guidedLines ?? 0,
      paidKobo: row?.guidedPaidKobo ?? 0,
      guideKobo: row?.guideKobo ?? 0,
      aboveRange: row?.aboveRange ?? 0,
    },
  };
}

export function viewTimes(rows: readonly StageRow[]): TimeFigures {
  return {
    stages: stages.map((stage) => {
      const row = rows.find((one) => one.stage === stage);
      return {
        stage,
        stays: row?.stays ?? 0,
        medianSeconds: row?.medianSeconds ?? null,
        p80Seconds: row?.p80Seconds ?? null,
      };
    }),
  };
}

/** A refund or a claim, as its store tells them apart. */
export type BackRow = (RefundRow & { of: 'refund' }) | (ClaimRow & { of: 'claim' });

export function viewRefunds(rows: readonly BackRow[]): RefundFigures {
  const refunds = rows.filter((row) => row.of === 'refund');
  const claims = rows.filter((row) => row.of === 'claim');
  return {
    byReason: refundReasons.map((reason) => {
      const row = refunds.find((one) => one.reason === reason);
      return { reason, count: row?.count ?? 0, kobo: row?.kobo ?? 0 };
    }),
    byClaim: claimKinds.map((what) => {
      const row = claims.find((one) => one.what === what);
      const { made = 0, approved = 0, refused = 0, approvedKobo = 0 } = row ?? {};
      return { what, made, approved, refused, approvedKobo };
    }),
  };
}

export function viewTakings([row]: readonly TakingsRow[]): TakingsFigures {
  return {
    cashKobo: row?.cashKobo ?? 0,
    onlineKobo: row?.onlineKobo ?? 0,
    sentBackKobo: row?.sentBackKobo ?? 0,
    goodsKobo: row?.goodsKobo ?? 0,
    deliveryFeesKobo: row?.deliveryFeesKobo ?? 0,
    serviceFeesKobo: row?.serviceFeesKobo ?? 0,
    vatKobo: row?.vatKobo ?? 0,
    refundsKobo: row?.refundsKobo ?? 0,
    writeOffsKobo: row?.writeOffsKobo ?? 0,
    agentShareKobo: row?.agentShareKobo ?? 0,
    gatewayFeesKobo: row?.gatewayFeesKobo ?? 0,
    varianceKobo: row?.varianceKobo ?? 0,
  };
}

export function viewCustomers([row]: readonly CustomerRow[]): CustomerFigures {
  const { orders = 0, customers = 0, firstTime = 0, repeat = 0 } = row ?? {};
  return { orders, customers, firstTime, repeat };
}

/** A customer belongs to the month of their first order, so that month’s number is all of them. */
export function viewCohorts(rows: readonly CohortRow[]): Cohort[] {
  return [...Map.groupBy(rows, ({ firstMonth }) => firstMonth)].map(([month, own]) => ({
    month,
    customers: own.find((row) => row.month === month)?.customers ?? 0,
    months: own.map((row) => ({ month: row.month, customers: row.customers })),
  }));
}

export function viewWork([row]: readonly WorkRow[]): WorkFigures {
  const { agents = 0, onlineSeconds = 0, delivered = 0 } = row ?? {};
  return { agents, onlineSeconds, delivered };
}

export function viewLists([row]: readonly ListRow[]): ListFigures {
  return { written: row?.written ?? 0, inTime: row?.inTime ?? 0, unreadable: row?.unreadable ?? 0 };
}

export function viewVisits([row]: readonly VisitRow[]): VisitFigures {
  return { visits: row?.visits ?? 0, installed: row?.installed ?? 0 };
}

export function viewVitals(rows: readonly FeltRow[]) {
  const feltOf = (name: Visit['vitals'][number]['name'], isEarlier: boolean) => {
    const row = rows.find((one) => one.name === name && one.isEarlier === isEarlier);
    if (row === undefined) return null;
    return { p75: name === 'CLS' ? row.step / 1000 : row.step, samples: row.samples };
  };
  return vitalNames.map((name) => ({ name, now: feltOf(name, false), earlier: feltOf(name, true) }));
}
