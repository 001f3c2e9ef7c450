import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { makeClaim as endpoint } from '#contract/orders/claims/endpoints.ts';
import { claimKindsOf, claimOutcome } from '#contract/orders/claims/schema.ts';
import { claimRefusal, isApprovedAtOnce, windowRefusal } from '#contract/orders/claims/rules.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { claimId } from '#contract/orders/ids.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf, type Person } from '#server/http/person.ts';
import { attachPictures } from '#server/media/attach-pictures.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { bookClaim, claimableInAll, needsReview } from '../money/postings.ts';
import { viewBill } from '../money/view.ts';
import { standsForCustomer } from '../policy.ts';
import { notFound } from '../order/read-order.ts';
import { insertClaim, lockClaimant, readClaims, readTrust } from './store.ts';
import { lockOrder, readItems, type OrderRow } from '../order/store.ts';
import { claimEventOf, viewOutcome } from './view.ts';

type Written = InputOf<typeof endpoint>;
type Answer = OutcomeOf<typeof endpoint>;

/** Takes a claim in, once for an id; a small one of a known customer is approved as it is made. */
export async function makeClaim(db: Db, written: Written, caller: Caller): Promise<Answer> {
  const mark = markOf(endpoint.name, written, caller.person);
  const outcome = await answerOnce(
    db,
    mark,
    (stored) => claimOutcome.parse(stored),
    async (transaction) => {
      const order = await lockOrder(transaction, written.code);
      // One that belonged to somebody who was forgotten is nobody's any more.
      if (order === undefined || order.customerPhone === null) return refused('not-found');
      if (!standsForCustomer(caller.person, written.token, order)) return refused('not-found');
      const now = new Date();
      const refusal = windowRefusal(order, now) ?? (await itemRefusal(transaction, order, written));
      if (refusal !== undefined) return refused(refusal);
      const who = userOf(caller.person)?.id ?? null;
      if (!(await attachPictures(transaction, written.pictures, who, now))) return refused('no-such-picture');
      const reply = await writeClaim(transaction, { order, written, person: caller.person, now });
      return { ok: true, value: { subject: order.id, reply } } as const;
    },
  );
  return !outcome.ok && outcome.reason === 'not-found' ? notFound(db, written.code, caller) : outcome;
}

function refused<Reason extends string>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}

async function itemRefusal(transaction: Db, order: OrderRow, { itemId, what, askedKobo }: Written) {
  const items = await readItems(transaction, order.id);
  const item = items.find(({ id }) => id === itemId);
  if (item === undefined) return 'not-found';
  const earlier = (await readClaims(transaction, order.id)).filter((claim) => claim.itemId === itemId);
  const { kind, declaredKobo } = order;
  if (!claimKindsOf[kind].includes(what)) return 'out-of-turn';
  const refusal = claimRefusal(
    { kind, declaredKobo, billKobo: viewBill(order, items) },
    item,
    earlier,
    askedKobo,
  );
  // A parcel is worth what its sender declared, whatever its order cost.
  if (refusal !== undefined || kind === 'carry') return refusal;
  return askedKobo > (await claimableInAll(transaction, order.id)) ? 'more-than-paid' : undefined;
}

interface Claiming {
  order: OrderRow;
  written: Written;
  person: Person;
  now: Date;
}

async function writeClaim(transaction: Db, claiming: Claiming) {
  const { order, written, now } = claiming;
  const { itemId, what, words, askedKobo, pictures } = written;
  const isBelieved = await isTrusted(transaction, claiming);
  const claim = {
    id: claimId.parse(randomUUIDv7()),
    orderId: order.id,
    itemId,
    what,
    words,
    askedKobo,
    approvedKobo: isBelieved ? askedKobo : null,
    at: now,
    pictures,
  };
  await insertClaim(transaction, claim);
  if (isBelieved) await bookClaim(transaction, order, { claimId: claim.id, kobo: askedKobo }, null);
  const outcome = viewOutcome({ ...claim, state: isBelieved ? 'approved' : 'open' });
  await writeEvent(transaction, claimEventOf(order, 'order.claimMade', outcome));
  return outcome;
}

/** Staff decide on every parcel and task. A link alone is not trusted: it may have come into other hands. Nor is a claim on what nobody paid, or got back already. */
async function isTrusted(transaction: Db, { order, written, person, now }: Claiming): Promise<boolean> {
  const { accountId, kind } = order;
  if (hasOneThing(kind)) return false;
  if (accountId === null || userOf(person)?.id !== accountId) return false;
  if (await needsReview(transaction, order.id)) return false;
  await lockClaimant(transaction, accountId);
  return isApprovedAtOnce(written.askedKobo, await readTrust(transaction, accountId), now);
}
