import * as z from 'zod/mini';
import { orderKinds, type OrderKind } from '#contract/orders/errands/schema.ts';
import { instant, json, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { World } from '#test/world.ts';

interface EventRow {
  at: Date;
  version: number;
  action: string;
  status: string;
  mover: string;
  reason: string | null;
}

interface LineRow {
  status: string;
  quantity: number;
  gotQuantity: number | null;
  paidKobo: number | null;
  guideKobo: number | null;
  guideHighKobo: number | null;
}

/** An order with all that hangs on it, as it stands in the raw rows. */
export interface RawOrder {
  id: string;
  marketId: string;
  kind: OrderKind;
  customer: string;
  carrierId: string | null;
  placedAt: Date;
  scheduledFor: Date | null;
  /** Null where no range was promised. */
  soonestMinutes: number | null;
  minutes: number;
  events: EventRow[];
  lines: LineRow[];
}

export interface RawClaim {
  marketId: string;
  kind: OrderKind | null;
  what: string;
  state: string;
  madeAt: Date;
  decidedAt: Date | null;
  refundKobo: number | null;
}

export interface RawPosting {
  marketId: string | null;
  kind: OrderKind | null;
  what: string;
  at: Date;
  movement: Record<string, unknown>;
  lines: { kind: string; kobo: number }[];
}

export interface RawShift {
  userId: string;
  marketId: string;
  startedAt: Date;
  endedAt: Date | null;
}

/** Everything that figures are reckoned from. */
export interface RawRows {
  markets: { id: string; name: string }[];
  orders: RawOrder[];
  claims: RawClaim[];
  postings: RawPosting[];
  shifts: RawShift[];
}

/** Reads the raw rows one table after the other; whoever counts them puts them together. */
export async function readRows({ db }: World): Promise<RawRows> {
  const markets = await db.rows({ id: text, name: text })`select id, name from market order by name, id`;
  const orders = await db.rows({
    id: text,
    marketId: text,
    kind: oneOf(orderKinds),
    customer: text,
    carrierId: nullable(text),
    placedAt: instant,
    scheduledFor: nullable(instant),
    soonestMinutes: nullable(number),
    minutes: number,
  })`
    select id, market_id as "marketId", kind, coalesce(account_id::text, customer_phone) as customer,
      coalesce(rider_id, agent_id) as "carrierId", placed_at as "placedAt", scheduled_for as "scheduledFor",
      soonest_minutes as "soonestMinutes", minutes
    from customer_order`;
  const events = await db.rows({
    at: instant,
    version: number,
    action: text,
    status: text,
    mover: text,
    reason: nullable(text),
    orderId: text,
  })`
    select order_id as "orderId", version, at, action, status, mover, reason from order_event order by version`;
  const lines = await db.rows({
    status: text,
    quantity: number,
    gotQuantity: nullable(number),
    paidKobo: nullable(number),
    guideKobo: nullable(number),
    guideHighKobo: nullable(number),
    orderId: text,
  })`
    select order_id as "orderId", status, quantity, got_quantity as "gotQuantity", paid_kobo as "paidKobo",
      guide_kobo as "guideKobo", guide_high_kobo as "guideHighKobo"
    from order_item`;
  const [eventsOf, linesOf] = [
    Map.groupBy(events, ({ orderId }) => orderId),
    Map.groupBy(lines, ({ orderId }) => orderId),
  ];
  const homeOf = new Map(orders.map(({ id, marketId, kind }) => [id, { marketId, kind }]));
  const claims = await db.rows({
    what: text,
    state: text,
    madeAt: instant,
    decidedAt: nullable(instant),
    refundKobo: nullable(number),
    orderId: text,
  })`
    select order_id as "orderId", what, state, made_at as "madeAt", decided_at as "decidedAt",
      refund_kobo as "refundKobo"
    from claim`;
  return {
    markets,
    orders: orders.map((order) => ({
      ...order,
      events: eventsOf.get(order.id) ?? [],
      lines: linesOf.get(order.id) ?? [],
    })),
    claims: claims.map((claim) => ({
      ...claim,
      ...(homeOf.get(claim.orderId) ?? { marketId: '', kind: null }),
    })),
    postings: await readPostings(db, homeOf),
    shifts: await db.rows({ userId: text, marketId: text, startedAt: instant, endedAt: nullable(instant) })`
      select user_id as "userId", market_id as "marketId", started_at as "startedAt", ended_at as "endedAt" from shift`,
  };
}

type Home = Pick<RawOrder, 'marketId' | 'kind'>;

async function readPostings(db: World['db'], homeOf: ReadonlyMap<string, Home>): Promise<RawPosting[]> {
  const postings = await db.rows({
    what: text,
    at: instant,
    movement: json(z.record(z.string(), z.unknown())),
    id: number,
    orderId: nullable(text),
  })`
    select id, order_id as "orderId", what, at, movement from ledger_posting`;
  const lines = await db.rows({ postingId: number, kind: text, kobo: number })`
    select posting_id as "postingId", kind, kobo from ledger_line`;
  const linesOf = Map.groupBy(lines, ({ postingId }) => postingId);
  return postings.map((posting) => ({
    ...posting,
    ...(homeOf.get(posting.orderId ?? '') ?? { marketId: null, kind: null }),
    lines: linesOf.get(posting.id) ?? [],
  }));
}
