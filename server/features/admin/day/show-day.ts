import type { User } from '#contract/accounts/schema.ts';
import { matterKinds, matterRights, mostMatters, type MatterKind } from '#contract/admin/day-schema.ts';
import type { showDay as endpoint } from '#contract/admin/day-endpoints.ts';
import { byUrgency } from '#contract/admin/day.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import { asKoboSum } from '#contract/kobo.ts';
import { holds, type Rights } from '#contract/permissions.ts';
import { approvalRights } from '#contract/payments/approvals/rules.ts';
import { approvalKinds } from '#contract/payments/approvals/schema.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import * as office from './store-agents-and-money.ts';
import * as orders from './store-orders.ts';
import { readFloatOut, readRoad, readTakenIn } from './store.ts';
import { viewMatter } from './view.ts';

type Read = (db: Db, most: number, reader: User) => ReturnType<typeof orders.readLate>;

const readers: Readonly<Record<MatterKind, Read>> = {
  call: orders.readCalls,
  rejection: orders.readRejections,
  list: orders.readLists,
  late: orders.readLate,
  unassigned: orders.readUnassigned,
  float: office.readFloatsAsked,
  chat: orders.readChats,
  claim: orders.readClaims,
  return: office.readReturns,
  count: office.readCounts,
  refund: office.readRefunds,
  approval: (db, most, { id, ...rights }) =>
    office.readApprovals(db, most, {
      id,
      kinds: approvalKinds.filter((kind) => holds(rights, approvalRights[kind])),
    }),
  withdrawal: office.readWithdrawals,
  application: office.readApplications,
  sample: office.readSamples,
  payout: office.readPayouts,
};

/** Matters and figures of the day, limited to this reader’s permissions. */
export async function showDay(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoint>> {
  const { user } = memberOf(caller);
  const now = new Date();
  const theirs = matterKinds.filter((kind) => mayDealWith(user, kind));
  const [road, money, ...found] = await Promise.all([
    holds(user, 'orders:view') ? readRoad(db, lagosClock(now).date) : null,
    holds(user, 'money:view') ? moneyOf(db, now) : null,
    ...theirs.map(async (kind) => ({ kind, rows: await readers[kind](db, mostMatters + 1, user) })),
  ]);
  const matters = found.flatMap(({ kind, rows }) =>
    rows.slice(0, mostMatters).map((row) => viewMatter(kind, row)),
  );
  const more = found.filter(({ rows }) => rows.length > mostMatters).map(({ kind }) => kind);
  const figures = { road, money };
  return {
    ok: true,
    value: { matters: byUrgency(matters, now), more, figures, asOf: now.toISOString() },
  };
}

/** Money is dealt with at the desk, claims on their order: whoever may not open those cannot deal with it. */
function mayDealWith(user: Rights, kind: MatterKind): boolean {
  if (!holds(user, matterRights[kind])) return false;
  if (kind === 'call' || kind === 'claim' || kind === 'rejection' || kind === 'return')
    return holds(user, 'orders:view');
  const isMoney =
    kind === 'float' || kind === 'count' || kind === 'refund' || kind === 'withdrawal' || kind === 'payout';
  return !isMoney || holds(user, 'money:view');
}

async function moneyOf(db: Db, now: Date) {
  const [out, taken] = await Promise.all([readFloatOut(db), readTakenIn(db, lagosClock(now).date)]);
  return { floatOutKobo: asKoboSum(out), takingsKobo: asKoboSum(taken) };
}
