import type {
  Claimed,
  CustomerFigures,
  OrderFigures,
  RefundFigures,
  TakingsFigures,
  TimeFigures,
  WorkFigures,
} from '#contract/analytics/figures-schema.ts';
import { refundReasons, stages } from '#contract/analytics/figures-schema.ts';
import type { Days } from '#contract/analytics/range.ts';
import { claimKinds } from '#contract/orders/claims/schema.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
import type { RawOrder, RawPosting, RawRows } from './rows.ts';

/** Rows to count: those of some days, of one market and kind or of all; what belongs to none where it is null. */
export interface Span extends Days {
  marketId?: string | null | undefined;
  kind?: OrderKind | null | undefined;
}

/** The day in Lagos. */
export function lagosDay(at: Date): string {
  return new Date(at.getTime() + 3_600_000).toISOString().slice(0, 10);
}

function isIn(span: Span, at: Date | null): boolean {
  return at !== null && lagosDay(at) >= span.from && lagosDay(at) <= span.to;
}

function isThere(span: Span, row: { marketId: string | null; kind: OrderKind | null }): boolean {
  const isOfMarket = span.marketId === undefined || span.marketId === row.marketId;
  return isOfMarket && (span.kind === undefined || span.kind === row.kind);
}

const endOf = ({ events }: RawOrder) =>
  events.find(({ action }) => ['deliver', 'cancel', 'fail'].includes(action)) ?? null;

function endedIn({ orders }: RawRows, span: Span): RawOrder[] {
  return orders.filter((order) => isThere(span, order) && isIn(span, endOf(order)?.at ?? null));
}

function deliveredIn(rows: RawRows, span: Span): RawOrder[] {
  return endedIn(rows, span).filter((order) => endOf(order)?.action === 'deliver');
}

/** Start of an order’s promise: its first confirmation, or the opening of its market. */
function beginOf({ events, scheduledFor }: RawOrder): number {
  const confirmed = events.find(({ status }) => status === 'confirmed');
  return Math.max(confirmed?.at.getTime() ?? 0, scheduledFor?.getTime() ?? 0);
}

function isOnTime(order: RawOrder): boolean {
  const end = endOf(order);
  // A parcel or a task whose customer was promised no time is never late.
  if (order.soonestMinutes === null && hasOneThing(order.kind)) return end !== null;
  return end !== null && end.at.getTime() <= beginOf(order) + order.minutes * 60_000;
}

export function recountOrders(rows: RawRows, span: Span): OrderFigures {
  const ended = endedIn(rows, span);
  const count = (action: string) => ended.filter((order) => endOf(order)?.action === action).length;
  const lines = ended.flatMap((order) => (hasOneThing(order.kind) ? [] : order.lines));
  const stand = (status: string) => lines.filter((line) => line.status === status).length;
  const guided = lines.flatMap(({ status, guideKobo, guideHighKobo, paidKobo, gotQuantity, quantity }) => {
    if (!['found', 'short'].includes(status) || guideKobo === null || paidKobo === null) return [];
    const most = Math.min(gotQuantity ?? quantity, quantity);
    const high = ((guideHighKobo ?? 0) * most) / quantity;
    return [{ paidKobo, guideKobo: Math.round((guideKobo * most) / quantity), isAbove: paidKobo > high }];
  });
  return {
    placed: rows.orders.filter((order) => isThere(span, order) && isIn(span, order.placedAt)).length,
    delivered: count('deliver'),
    onTime: deliveredIn(rows, span).filter(isOnTime).length,
    cancelled: count('cancel'),
    failed: count('fail'),
    lines: {
      found: stand('found'),
      short: stand('short'),
      replaced: stand('replaced'),
      unavailable: stand('unavailable'),
      rejected: stand('rejected'),
    },
    guided: {
      lines: guided.length,
      paidKobo: sum(guided.map((line) => line.paidKobo)),
      guideKobo: sum(guided.map((line) => line.guideKobo)),
      aboveRange: guided.filter(({ isAbove }) => isAbove).length,
    },
  };
}

/** Orders by the reason of their end, under a name that tells endings apart. */
export function recountEndings(rows: RawRows, span: Span, reasonOf: (told: Ending) => string) {
  const counted = endedIn(rows, span).flatMap((order) => {
    const end = endOf(order);
    if (end === null || end.action === 'deliver') return [];
    return [[end.action === 'cancel' ? 'cancelled' : 'failed', end.mover, reasonOf(end)].join(' ')];
  });
  return new Map([...Map.groupBy(counted, (one) => one)].map(([name, all]) => [name, all.length]));
}

export interface Ending {
  mover: string;
  reason: string | null;
}

const onTheWay = new Set<string>(stages.filter((stage) => stage !== 'whole'));

/** Seconds of an order in each status, stay by stay. */
function staysOf(order: RawOrder): { stage: string; seconds: number }[] {
  const changes = order.events.filter(
    ({ status }, place) => place === 0 || order.events[place - 1]?.status !== status,
  );
  const stays = changes.flatMap(({ status, at }, place) => {
    const until = changes[place + 1]?.at;
    if (until === undefined || !onTheWay.has(status)) return [];
    const opens = status === 'confirmed' ? (order.scheduledFor?.getTime() ?? 0) : 0;
    return [{ stage: status, seconds: between(Math.max(at.getTime(), opens), until.getTime()) }];
  });
  const end = endOf(order);
  if (end?.action !== 'deliver') return stays;
  return [...stays, { stage: 'whole', seconds: between(beginOf(order), end.at.getTime()) }];
}

function between(since: number, until: number): number {
  return Math.max(0, Math.floor((until - since) / 1000));
}

export function recountTimes(rows: RawRows, span: Span): TimeFigures {
  const stays = endedIn(rows, span).flatMap(staysOf);
  return {
    stages: stages.map((stage) => {
      const lengths = stays.filter((stay) => stay.stage === stage).map(({ seconds }) => seconds);
      lengths.sort((one, other) => one - other);
      const atShare = (share: number) => {
        const length = lengths[Math.max(0, Math.ceil((lengths.length * share) / 10) - 1)];
        return length === undefined ? null : asStored(length);
      };
      return { stage, stays: lengths.length, medianSeconds: atShare(5), p80Seconds: atShare(8) };
    }),
  };
}

function asStored(seconds: number): number {
  const step = seconds < 600 ? 10 : seconds < 7200 ? 60 : 900;
  return seconds - (seconds % step);
}

const reasonOfPosting: Readonly<Record<string, string>> = {
  'claim-refunded': 'claim',
  'loss-paid': 'claim',
  'item-rejected': 'rejected-item',
  'late-fee-returned': 'late',
  'refund-granted': 'granted',
  'credit-given': 'goodwill',
  'held-returned': 'order-ended',
  'paid-in-vain': 'paid-in-vain',
  'change-booked': 'change',
};

function goneBack({ movement }: RawPosting): number {
  const back = movement['back'];
  const inBack = typeof back === 'object' && back !== null && 'kobo' in back ? Number(back.kobo) : 0;
  return inBack + Number(movement['offBillKobo'] ?? 0) + Number(movement['kobo'] ?? 0);
}

export function recountRefunds(rows: RawRows, span: Span): RefundFigures {
  const postings = rows.postings.filter((posting) => isThere(span, posting) && isIn(span, posting.at));
  const claims = rows.claims.filter((claim) => isThere(span, claim));
  return {
    byReason: refundReasons.map((reason) => {
      const own = postings.filter(({ what }) => reasonOfPosting[what] === reason).map(goneBack);
      const some = own.filter((kobo) => kobo > 0);
      return { reason, count: some.length, kobo: sum(some) };
    }),
    byClaim: claimKinds.map((what): { what: typeof what } & Claimed => {
      const own = claims.filter((claim) => claim.what === what);
      const decided = own.filter(({ decidedAt }) => isIn(span, decidedAt));
      const approved = decided.filter(({ state }) => state === 'approved');
      return {
        what,
        made: own.filter(({ madeAt }) => isIn(span, madeAt)).length,
        approved: approved.length,
        refused: decided.length - approved.length,
        approvedKobo: sum(approved.map(({ refundKobo }) => refundKobo ?? 0)),
      };
    }),
  };
}

export function recountTakings(rows: RawRows, span: Span): TakingsFigures {
  const lines = rows.postings
    .filter((posting) => isThere(span, posting) && isIn(span, posting.at))
    .flatMap(({ what, lines: own }) => own.map((line) => ({ ...line, what })));
  const total = (sign: 1 | -1, ...kinds: string[]) =>
    sign * sum(lines.filter(({ kind }) => kinds.includes(kind)).map(({ kobo }) => kobo)) || 0;
  const sales = new Set(['billed', 'bill-reversed', 'cancel-charged', 'item-rejected']);
  const of = (fits: (line: (typeof lines)[number]) => boolean) =>
    sum(lines.filter(fits).map(({ kobo }) => kobo));
  return {
    cashKobo: of(({ what, kind }) => what === 'cash-collected' && kind === 'agent_float'),
    onlineKobo: of(({ what, kind, kobo }) => what !== 'refund-bounced' && kind === 'gateway' && kobo > 0),
    sentBackKobo:
      0 - of(({ what, kind }) => /^refund-(sent|bounced)$/.test(what) && /^(gateway|bank)$/.test(kind)),
    goodsKobo: 0 - of(({ what, kind }) => kind === 'goods' && sales.has(what)),
    deliveryFeesKobo: total(-1, 'delivery_fees'),
    serviceFeesKobo: total(-1, 'service_fees'),
    vatKobo: total(-1, 'vat_due'),
    refundsKobo: total(1, 'refunds'),
    writeOffsKobo: total(1, 'write_offs'),
    agentShareKobo: total(1, 'agent_share'),
    gatewayFeesKobo: total(1, 'gateway_fees'),
    varianceKobo: total(1, 'float_variance'),
  };
}

/** On which days each customer was brought something, from any market or from one. */
function daysOfCustomers(rows: RawRows, marketId?: string | null): Map<string, string[]> {
  const all = { from: '0000-01-01', to: '9999-12-31', marketId };
  const brought = deliveredIn(rows, all).map((order) => ({
    customer: order.customer,
    day: lagosDay(endOf(order)?.at ?? order.placedAt),
  }));
  return new Map(
    [...Map.groupBy(brought, ({ customer }) => customer)].map(([customer, own]) => [
      customer,
      own.map(({ day }) => day).toSorted(),
    ]),
  );
}

export function recountCustomers(rows: RawRows, span: Span): CustomerFigures {
  const days = daysOfCustomers(rows, span.marketId);
  const orders = deliveredIn(rows, span);
  const customers = [...Map.groupBy(orders, ({ customer }) => customer)];
  const isKnown = (customer: string) => (days.get(customer)?.[0] ?? '') < span.from;
  return {
    orders: orders.length,
    customers: customers.length,
    firstTime: customers.filter(([customer]) => !isKnown(customer)).length,
    repeat: customers.filter(([customer, own]) => isKnown(customer) || own.length > 1).length,
  };
}

/** New customers of each month by the months in which they came back, under both months’ names. */
export function recountCohorts(rows: RawRows): Map<string, number> {
  const cells = [...daysOfCustomers(rows).values()].flatMap((days) => {
    const months = [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))];
    return months.map((month) => `${months[0]} ${month}`);
  });
  return new Map([...Map.groupBy(cells, (cell) => cell)].map(([cell, own]) => [cell, own.length]));
}

export function recountWork(rows: RawRows, span: Span): WorkFigures {
  const days = everyDay(span);
  const seconds = rows.shifts
    .filter((shift) => isThere(span, { ...shift, kind: null }) && shift.endedAt !== null)
    .flatMap(({ userId, startedAt, endedAt }) =>
      days.map((day) => {
        const begin = Date.parse(`${day}T00:00:00+01:00`);
        const until = Math.min(endedAt?.getTime() ?? 0, begin + 86_400_000);
        return { userId, seconds: Math.max(0, until - Math.max(startedAt.getTime(), begin)) / 1000 };
      }),
    )
    .filter((worked) => worked.seconds > 0);
  const brought = deliveredIn(rows, span).flatMap(({ carrierId }) => (carrierId === null ? [] : [carrierId]));
  return {
    agents: new Set([...seconds.map(({ userId }) => userId), ...brought]).size,
    onlineSeconds: sum(seconds.map((worked) => worked.seconds)),
    delivered: brought.length,
  };
}

function everyDay({ from, to }: Days): string[] {
  const days = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
