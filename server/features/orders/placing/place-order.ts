import type { UserId } from '#contract/accounts/schema.ts';
import type { InputOf, OutcomeOf, ReplyOf } from '#contract/endpoint.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { readPhone } from '#contract/phone.ts';
import { isDoneThere } from '#contract/orders/errands/course.ts';
import { wantsFreshYes } from '#contract/orders/placing/agreement.ts';
import { placeOrder as placeEndpoint } from '#contract/orders/endpoints.ts';
import { leastCeiling, needsCap } from '#contract/orders/placing/estimate.ts';
import { mostOrdersOfWindow } from '#contract/orders/windows/rules.ts';
import { violatedRule } from '#server/db/violated-rule.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FeatureDeps } from '#server/feature.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { answerAgain, markOf } from '#server/idempotency/answer-once.ts';
import { findReply } from '#server/idempotency/store.ts';
import { linkToken } from '#server/secrets/order-link.ts';
import { giveTryBack, takeTry, type Throttled } from '#server/throttle/throttle.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { lockedBalanceOf } from '#server/features/ledger/balances.ts';
import { nameDevice } from '#server/features/phones/phone-holder.ts';
import { replyOf, rowOf, type OnPhone, type Phones, type Placing } from './new-order-row.ts';
import { openAlready, replaced, standingOf, takenMeanwhile, unpaidAlready, type Ways } from './standing.ts';
import { guestOrderTries } from '../policy.ts';
import { appraise, type Appraisal } from './appraise.ts';
import { insertOrder } from './store-new-order.ts';
import { readFreePlaces, readPlacingFacts, type Origin } from './store.ts';
import { eventOf } from '../order/view-event.ts';
import { readWindow } from '../windows/store.ts';
import { placedIn } from './window-of-order.ts';
import { markUsed } from '../weekly/store-drafts.ts';
import { placeFromRequest } from '../requests/place-from-request.ts';

type Written = InputOf<typeof placeEndpoint>;
type Answer = OutcomeOf<typeof placeEndpoint>;
type Lines = Pick<FeatureDeps, 'db' | 'quick'>;

/** Places an order, once for an id: copies that come later or at the same moment get the same answer. */
export async function placeOrder(
  { db, quick }: Lines,
  written: Written,
  caller: Caller,
  ways: Ways,
): Promise<Answer> {
  const placed = await place({ db, quick }, written, caller, { ways, onPhone: null });
  if (!placed.ok) return placed;
  const order = { ...placed.value.order, paysOnline: ways.paysOnline };
  return { ok: true, value: { ...placed.value, order } };
}

/** The means, and the customer where that is not the caller. */
interface How {
  ways: Ways;
  onPhone: OnPhone | null;
}

/** The same for the customer: the caller, or somebody on the phone with them. */
export async function place(
  { db, quick }: Lines,
  written: Written,
  caller: Caller,
  { ways, onPhone }: How,
): Promise<Answer> {
  const mark = onPhone?.mark ?? markOf(placeEndpoint.name, written, caller.person);
  const phones = readPhones(written);
  const from = originOf(caller, onPhone);
  const accountId = accountOf(caller, onPhone);
  const facts = await readPlacingFacts(quick, {
    marketId: written.marketId,
    items: written.items,
    goesTo: written.address,
    stop: written.errand?.stop,
    window: written.window,
    // A number that nobody can read is nobody's.
    phone: phones?.customer ?? '',
    accountId,
    requestHash: mark.requestHash,
    deviceHash: onPhone?.proved ?? from.deviceHash,
    from,
  });
  const token = linkToken(facts.houseSecret, written.clientRequestId);
  if (facts.kept !== null) return answerAgain(facts.kept, mark, replyReader(token));
  if (phones === undefined) return { ok: false, reason: 'bad-phone' };
  const tried = await tryAsGuest(db, caller);
  if (!tried.ok) return tried;
  const now = new Date();
  const appraised = appraise(written, facts, now);
  if (!appraised.ok) return appraised;
  const refusal = agreementRefusal(written, appraised.value, now);
  if (refusal !== null) return { ok: false, reason: refusal };
  // An errand that ends at its stop meets no customer who could pay.
  if (isDoneThere(written.errand) && written.payWay !== 'online')
    return { ok: false, reason: 'paid-beforehand' };
  const standing = standingOf(written, facts, ways, from.deviceHash);
  if (!standing.ok) return standing;
  const { creditKobo } = facts;
  const isByCreditAlone = written.payWay === 'online' && !ways.paysOnline;
  const placing = {
    written,
    phones,
    appraisal: appraised.value,
    now,
    token,
    mark,
    accountId,
    creditKobo,
    isByCreditAlone,
    from,
    isVerified: facts.verified.length > 0,
    addressHash: facts.addressHash,
    standing: standing.value,
    onPhone,
  };
  return insertOnce({ db, quick }, placing, caller, ways);
}

function accountOf(caller: Caller, onPhone: OnPhone | null): UserId | null {
  return onPhone === null ? (userOf(caller.person)?.id ?? null) : null;
}

function originOf(caller: Caller, onPhone: OnPhone | null): Origin {
  if (onPhone === null) return { deviceHash: nameDevice(caller), address: caller.address };
  return { deviceHash: onPhone.counted, address: onPhone.counted };
}

function readPhones({ customer, receiver, errand }: Written): Phones | undefined {
  const own = readPhone(customer.phone);
  const other = receiver === null ? null : readPhone(receiver.phone);
  const giver = errand?.kind === 'carry' ? readPhone(errand.giver.phone) : null;
  if (own === undefined || other === undefined || giver === undefined) return undefined;
  return { customer: own, receiver: other, giver };
}

/** The link is made again from the request: what is stored of the answer does not hold it. */
function replyReader(token: string): (stored: unknown) => ReplyOf<typeof placeEndpoint> {
  return (stored) => placeEndpoint.reply.parse(typeof stored === 'object' ? { ...stored, token } : stored);
}

function tryAsGuest(db: Db, caller: Caller): Promise<Throttled> {
  return caller.person.kind === 'member'
    ? Promise.resolve({ ok: true })
    : takeTry(db, [guestOrderTries(caller)]);
}

/** First point that the customer must agree to again, in the order of the screen. */
function agreementRefusal(written: Written, appraisal: Appraisal, now: Date) {
  if (wantsFreshYes(written.agreed, appraisal, now)) return 'quote-changed' as const;
  const unbounded = written.items.some((item, index) => {
    const line = appraisal.lines[index];
    return line !== undefined && needsCap(item, written.priceRule, line);
  });
  if (unbounded) return 'needs-cap' as const;
  return written.ceilingKobo < leastCeiling(appraisal) ? ('ceiling-too-low' as const) : null;
}

// Two orders that draw one code of 32^8 are a wonder; five in a row are a bug.
const mostDraws = 5;

async function insertOnce(lines: Lines, first: Placing, caller: Caller, ways: Ways): Promise<Answer> {
  let placing = first;
  // Each place of a window that is lost has gone to another order, so that its capacity ends the search.
  const most = mostDraws + (first.appraisal.window === null ? 0 : mostOrdersOfWindow);
  for (let draw = 1; draw <= most; draw += 1) {
    try {
      return await insertDrawn(lines, placing, caller);
    } catch (error) {
      const rule = violatedRule(error) ?? '';
      if (openAlready.has(rule)) return { ok: false, reason: 'order-already-open' };
      if (unpaidAlready.has(rule)) return { ok: false, reason: 'window-unpaid' };
      // The office moved the market to another city meanwhile.
      if (rule === 'an_order_is_of_its_markets_city') return { ok: false, reason: 'market-gone' };
      if (rule === 'one_order_a_window_place') {
        const other = await placedElsewhere(lines.quick, placing);
        if (!other.ok) return (await answerOfCopy(lines.quick, placing)) ?? other;
        placing = other.value;
      } else if (takenMeanwhile.has(rule)) {
        const free = await readFreePlaces(lines.quick, placing.from);
        const standing = replaced(placing.standing, free, ways);
        if (!standing.ok) return (await answerOfCopy(lines.quick, placing)) ?? standing;
        placing = { ...placing, standing: standing.value };
      } else if (rule !== 'customer_order_code_key') throw error;
    }
  }
  throw new Error('no code and no place was free');
}

/** The same order in another place of its window, after somebody took the one that was free. */
async function placedElsewhere(db: Db, placing: Placing) {
  const { written, appraisal } = placing;
  if (written.window === undefined) throw new Error('an order without a window takes no place of one');
  const known = await readWindow(db, written.marketId, written.window);
  const window = placedIn(new Date(written.window), known);
  if (!window.ok) return window;
  return { ok: true as const, value: { ...placing, appraisal: { ...appraisal, window: window.value } } };
}

/** Credit pays first: what the account has is held for the order as it is placed, and another order that takes from it waits. */
async function insertDrawn({ db, quick }: Lines, placing: Placing, caller: Caller): Promise<Answer> {
  const { accountId } = placing;
  const holdsNothing = accountId === null || placing.creditKobo === 0;
  const { listRequest: request, weeklyDraft } = placing.written;
  const isAlone = placing.onPhone === null && request === undefined && weeklyDraft === undefined;
  // An order that holds nothing is one statement and no transaction around it.
  if (holdsNothing && isAlone) return insertHolding(quick, placing, caller, asKobo(0));
  return inTransaction(db, async (transaction) => {
    if (holdsNothing) return insertHolding(transaction, placing, caller, asKobo(0));
    const creditKobo = await lockedBalanceOf(transaction, 'customer_credit', accountId);
    const { ceilingKobo } = placing.written;
    // Another order may have taken of it meanwhile, or a copy of this one.
    if (placing.isByCreditAlone && creditKobo < ceilingKobo)
      return (await answerOfCopy(transaction, placing)) ?? { ok: false, reason: 'online-closed' };
    const heldKobo = creditKobo < ceilingKobo ? creditKobo : ceilingKobo;
    return insertHolding(transaction, placing, caller, heldKobo);
  });
}

async function insertHolding(db: Db, placing: Placing, caller: Caller, heldKobo: Kobo): Promise<Answer> {
  const { token, mark, accountId } = placing;
  const row = rowOf(placing, heldKobo);
  const reply = replyOf(row, heldKobo, placing.appraisal, placing.now);
  const events = row.steps.map(({ action, status }, index) =>
    eventOf(row, { action, status, version: index + 1 }),
  );
  const inserted = await insertOrder(db, row, { ...mark, reply: JSON.stringify(reply) }, events);
  if (inserted) {
    await placing.onPhone?.note(db, row);
    if (accountId !== null) await holdCredit(db, { orderId: row.id, accountId, kobo: heldKobo });
    const { listRequest, weeklyDraft } = placing.written;
    if (weeklyDraft !== undefined && accountId !== null) await markUsed(db, accountId, weeklyDraft);
    const refusal = listRequest && (await placeFromRequest(db, listRequest, caller.person, row));
    if (refusal) return { ok: false, reason: refusal };
    return { ok: true, value: { ...reply, token } };
  }
  const answer = await answerOfCopy(db, placing);
  if (answer === undefined) return { ok: false, reason: 'not-signed-in' };
  if (caller.person.kind === 'visitor') await giveTryBack(db, guestOrderTries(caller));
  return answer;
}

/** Reply to an identical request that was faster. */
async function answerOfCopy(db: Db, { token, mark }: Placing): Promise<Answer | undefined> {
  const stored = await findReply(db, mark.requestHash);
  return stored === undefined ? undefined : answerAgain(stored, mark, replyReader(token));
}

async function holdCredit(
  transaction: Db,
  held: { orderId: string; accountId: string; kobo: Kobo },
): Promise<void> {
  if (held.kobo > 0) await mustPost(transaction, { what: 'credit-held', ...held }, held.accountId);
}
