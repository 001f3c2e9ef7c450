import type { AgentPerformance } from '#contract/analytics/agents-schema.ts';
import { onTimeShare, ordersAnHour } from '#contract/analytics/shares.ts';
import { dayAfter, lagosClock } from '#contract/time.ts';

/** Measures of an agent’s days; null where there is nothing to divide by. */
export const measures = {
  offers: ({ offersTaken, offersMade }: AgentPerformance) => shareOf(offersTaken, offersMade),
  lapsed: ({ offersLapsed, offersMade }: AgentPerformance) => (offersMade === 0 ? null : offersLapsed),
  delivered: ({ delivered }: AgentPerformance) => delivered,
  onTime: onTimeShare,
  late: ({ lateSeconds, delivered, onTime }: AgentPerformance) =>
    delivered === onTime ? null : lateSeconds / 60 / (delivered - onTime),
  fill: ({ handedOver, missing }: AgentPerformance) => shareOf(handedOver, handedOver + missing),
  guide: ({ guidedPaidKobo, guideKobo }: AgentPerformance) =>
    guideKobo === 0 ? null : guidedPaidKobo / guideKobo - 1,
  stars: ({ stars, ratings }: AgentPerformance) => (ratings === 0 ? null : stars / ratings),
  hours: ({ onlineSeconds }: AgentPerformance) => onlineSeconds / 3600,
  pace: ordersAnHour,
} as const satisfies Readonly<Record<string, (agent: AgentPerformance) => number | null>>;

export type Measure = keyof typeof measures;

function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

export interface Sorting {
  by: Measure | 'name';
  isUp: boolean;
}

/** By a measure or by name; whoever was not measured stands last either way. */
export function sortedBy(agents: readonly AgentPerformance[], { by, isUp }: Sorting): AgentPerformance[] {
  const sign = isUp ? 1 : -1;
  if (by === 'name') return agents.toSorted((a, b) => sign * a.name.localeCompare(b.name));
  const measure = measures[by];
  return agents.toSorted((a, b) => {
    const [one, other] = [measure(a), measure(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

export const quickRanges = ['1', '7', '28', '90'] as const;
export type QuickRange = (typeof quickRanges)[number];

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The days that an address asks for: two dates, or so many days up to today. */
export function readRange(
  params: URLSearchParams,
  now: Date,
): { from: string; to: string; quick: QuickRange | null } {
  const today = lagosClock(now).date;
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (day.test(from) && day.test(to) && from <= to) return { from, to, quick: null };
  const quick = quickRanges.find((days) => days === params.get('days')) ?? '28';
  return { from: dayAfter(today, 1 - Number(quick)), to: today, quick };
}
