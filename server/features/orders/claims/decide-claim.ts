import type { InputOf, Outcome, OutcomeOf, RefusalOf } from '#contract/endpoint.ts';
import { decideClaim as endpoint } from '#contract/orders/claims/endpoints.ts';
import type { Kobo } from '#contract/kobo.ts';
import { claimOutcome, type ClaimOutcome, type ClaimState } from '#contract/orders/claims/schema.ts';
import type { Doer } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { onceOrAsked } from '#server/features/ledger/second-person/once-or-asked.ts';
import type { AskSecondPerson } from '#server/features/ledger/second-person/second-person.ts';
import { lockRecipient } from '#server/features/ledger/second-person/store-day.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { bookClaim, paidKobo } from '../money/postings.ts';
import { findClaimedOrder, readClaims, storeDecision, type ClaimRow } from './store.ts';
import { lockOrder, type OrderRow } from '../order/store.ts';
import { claimEventOf, viewOutcome } from './view.ts';

type Written = InputOf<typeof endpoint>;
type Refusal = Exclude<RefusalOf<typeof endpoint>, 'same-id-other-body'>;
type Decided = Outcome<{ subject: string; reply: ClaimOutcome }, Refusal>;

/** Approves an open claim or refuses it, on the record; nobody decides on their own order. */
export function decideClaim(db: Db, input: Written, caller: Caller): Promise<OutcomeOf<typeof endpoint>> {
  const call = { endpoint, input, caller };
  return onceOrAsked(
    db,
    call,
    (stored) => claimOutcome.parse(stored),
    (transaction, by, ask) => settleClaim(transaction, input, by, ask),
  );
}

/** The same in a transaction; only what is approved may want a second person. */
export async function settleClaim(
  transaction: Db,
  { claimId, decision }: Written,
  by: Doer,
  ask: AskSecondPerson,
): Promise<Decided> {
  const found = await lockClaim(transaction, claimId);
  if (found === undefined) return { ok: false, reason: 'not-found' };
  const { order, claim } = found;
  if (order.accountId === by.userId) return { ok: false, reason: 'own-account' };
  const refusal = refusalOf(claim, decision, await mostOf(transaction, order));
  if (refusal !== undefined) return { ok: false, reason: refusal };
  if (decision.kind === 'approve') {
    const recipient = { accountId: order.accountId, orderId: order.id };
    await lockRecipient(transaction, recipient);
    const waits = await ask({ kind: 'claim', subject: claim.id, recipient, kobo: decision.kobo });
    if (waits !== undefined) return { ok: false, reason: waits };
  }
  const reply = await writeDecision(transaction, found, decision, by);
  return { ok: true, value: { subject: order.id, reply } };
}

async function writeDecision(
  transaction: Db,
  { order, claim }: { order: OrderRow; claim: ClaimRow },
  decision: Written['decision'],
  by: Doer,
): Promise<ClaimOutcome> {
  const decided = decisionOf(decision);
  const about = { claimId: claim.id, orderId: order.id, decidedBy: by.userId, at: new Date() };
  await storeDecision(transaction, { ...decided, ...about });
  const { state, approvedKobo } = decided;
  if (approvedKobo !== null)
    await bookClaim(transaction, order, { claimId: claim.id, kobo: approvedKobo }, by.userId);
  await recordChange(transaction, by, {
    action: endpoint.name,
    noun: 'claims',
    subject: claim.id,
    before: { state: claim.state, askedKobo: claim.askedKobo },
    after: { state, approvedKobo },
  });
  const reply = viewOutcome({ id: claim.id, state, approvedKobo });
  await writeEvent(transaction, claimEventOf(order, 'order.claimDecided', reply));
  return reply;
}

/** The claim as it stands under its order's lock. */
async function lockClaim(
  transaction: Db,
  id: string,
): Promise<{ order: OrderRow; claim: ClaimRow } | undefined> {
  const code = await findClaimedOrder(transaction, id);
  const order = code === undefined ? undefined : await lockOrder(transaction, code);
  if (order === undefined) return undefined;
  const claim = (await readClaims(transaction, order.id)).find((one) => one.id === id);
  return claim === undefined ? undefined : { order, claim };
}

/** A parcel is paid for by the company too, up to what its claim could ask. */
async function mostOf(transaction: Db, { id, kind, declaredKobo }: OrderRow): Promise<Kobo> {
  return kind === 'carry' && declaredKobo !== null ? declaredKobo : paidKobo(transaction, id);
}

function refusalOf(claim: ClaimRow, decision: Written['decision'], mostKobo: Kobo) {
  if (claim.state !== 'open') return 'already-decided';
  if (decision.kind === 'refuse') return decision.reason === '' ? 'needs-reason' : undefined;
  if (decision.kobo > claim.askedKobo) return 'amount-too-high';
  return decision.kobo > mostKobo ? 'more-than-paid' : undefined;
}

function decisionOf(decision: Written['decision']): {
  state: ClaimState;
  approvedKobo: Kobo | null;
  reason: string | null;
} {
  return decision.kind === 'approve'
    ? { state: 'approved', approvedKobo: decision.kobo, reason: null }
    : { state: 'refused', approvedKobo: null, reason: decision.reason };
}
