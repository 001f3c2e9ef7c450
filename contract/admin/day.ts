import type { Matter, MatterKind } from './day-schema.ts';

/** Urgency of a matter: now (a customer waits), today, or when there is time. */
export const urgencies = ['now', 'today', 'soon'] as const;
export type Urgency = (typeof urgencies)[number];

/** After so many minutes a matter of its kind has waited as badly as another of its urgency. */
const kinds: Readonly<Record<MatterKind, { urgency: Urgency; patience: number }>> = {
  call: { urgency: 'now', patience: 1 },
  rejection: { urgency: 'now', patience: 3 },
  list: { urgency: 'now', patience: 5 },
  late: { urgency: 'now', patience: 10 },
  unassigned: { urgency: 'now', patience: 5 },
  float: { urgency: 'now', patience: 10 },
  chat: { urgency: 'now', patience: 10 },
  claim: { urgency: 'today', patience: 4 * 60 },
  return: { urgency: 'today', patience: 12 * 60 },
  count: { urgency: 'today', patience: 2 * 60 },
  refund: { urgency: 'today', patience: 24 * 60 },
  approval: { urgency: 'today', patience: 2 * 60 },
  withdrawal: { urgency: 'today', patience: 24 * 60 },
  application: { urgency: 'soon', patience: 24 * 60 },
  sample: { urgency: 'soon', patience: 24 * 60 },
  payout: { urgency: 'soon', patience: 7 * 24 * 60 },
};

export function urgencyOf({ kind }: Pick<Matter, 'kind'>): Urgency {
  return kinds[kind].urgency;
}

export function minutesWaited({ since }: Pick<Matter, 'since'>, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
}

/** Orders that wait for a call come first: nothing else helps them. The most urgent follow, and within an urgency those that waited longest for their kind. */
export function byUrgency(matters: readonly Matter[], now: Date): Matter[] {
  const rank = (matter: Matter) => (matter.kind === 'call' ? -1 : urgencies.indexOf(urgencyOf(matter)));
  const wait = (matter: Matter) => (now.getTime() - Date.parse(matter.since)) / kinds[matter.kind].patience;
  return matters.toSorted((a, b) => rank(a) - rank(b) || wait(b) - wait(a));
}
