import { randomInt, randomUUID } from 'node:crypto';
import type { InputOf, OutcomeOf, ReplyOf } from '#contract/endpoint.ts';
import { readPhone } from '#contract/fields.ts';
import { wantsFreshYes } from '#contract/orders/agreement.ts';
import { codeLetters } from '#contract/orders/code.ts';
import { placeOrder as placeEndpoint } from '#contract/orders/endpoints.ts';
import { deliveryCap } from '#contract/orders/pay-on-delivery.ts';
import { needsCap } from '#contract/orders/prices.ts';
import { violatedRule } from '../../db/violated-rule.ts';
import type { Db } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { userOf } from '../../http/person.ts';
import { answerAgain, markOf } from '../../once/once.ts';
import { findReply, type RequestMark } from '../../once/store.ts';
import { linkToken } from '../../secrets/order-link.ts';
import { hashSecret } from '../../secrets/tokens.ts';
import { giveTryBack, takeTry, type Throttled } from '../../throttle/throttle.ts';
import { actionsFor, guestOrderTries } from './policy.ts';
import { appraise, type Appraisal } from './reads-quote.ts';
import {
  insertOrder,
  readPlacingGround,
  type NewItem,
  type NewOrderRow,
  type NewStep,
} from './store-place.ts';
import type { EventRow, ItemRow, OrderRow } from './store.ts';
import { eventOf } from './view-event.ts';
import { viewOrder } from './view.ts';

type Written = InputOf<typeof placeEndpoint>;
type Answer = OutcomeOf<typeof placeEndpoint>;

interface Phones {
  customer: string;
  receiver: string | null;
}

/** Places an order, once for an id: copies that come later or at the same moment get the same answer. */
export async function placeOrder(db: Db, written: Written, caller: Caller): Promise<Answer> {
  const mark = markOf(placeEndpoint.name, written, caller.person);
  const phones = readPhones(written);
  const ground = await readPlacingGround(db, {
    marketId: written.marketId,
    phone: phones?.customer ?? null,
    requestHash: mark.requestHash,
  });
  const token = linkToken(ground.houseSecret, written.clientRequestId);
  if (ground.kept !== null) return answerAgain(ground.kept, mark, replyReader(token));
  if (phones === undefined) return { ok: false, reason: 'bad-phone' };
  const tried = await tryAsGuest(db, caller);
  if (!tried.ok) return tried;
  const now = new Date();
  const appraised = await appraise(db, written, ground, now);
  if (!appraised.ok) return appraised;
  const refusal = refusalOf(written, appraised.value, ground.hasPaidBefore, now);
  if (refusal !== null) return { ok: false, reason: refusal };
  const placing = { written, phones, appraisal: appraised.value, now, token, mark };
  const answer = await insertOnce(db, placing, caller);
  return answer;
}

function readPhones({ customer, receiver }: Written): Phones | undefined {
  const own = readPhone(customer.phone);
  const other = receiver === null ? null : readPhone(receiver.phone);
  return own === undefined || other === undefined ? undefined : { customer: own, receiver: other };
}

/** The link is made again from the request: what is kept of the answer does not hold it. */
function replyReader(token: string): (kept: unknown) => ReplyOf<typeof placeEndpoint> {
  return (kept) => placeEndpoint.reply.parse(typeof kept === 'object' ? { ...kept, token } : kept);
}

function tryAsGuest(db: Db, caller: Caller): Promise<Throttled> {
  return caller.person.kind === 'member'
    ? Promise.resolve({ ok: true })
    : takeTry(db, [guestOrderTries(caller)]);
}

/** What the customer must look at again, in the order in which a screen would ask for it. */
function refusalOf(written: Written, appraisal: Appraisal, hasPaidBefore: boolean, now: Date) {
  if (wantsFreshYes(written.agreed, appraisal, now)) return 'quote-changed' as const;
  const unbounded = written.items.some((item, index) => {
    const line = appraisal.lines[index];
    return line !== undefined && needsCap(item, written.priceRule, line);
  });
  if (unbounded) return 'needs-cap' as const;
  if (written.ceilingKobo < appraisal.estimateKobo) return 'ceiling-too-low' as const;
  return written.ceilingKobo > deliveryCap(hasPaidBefore) ? ('above-delivery-cap' as const) : null;
}

interface Placing {
  written: Written;
  phones: Phones;
  appraisal: Appraisal;
  now: Date;
  token: string;
  mark: RequestMark;
}

// Two orders that draw one code of 32^8 are a wonder; five in a row are a bug.
const mostDraws = 5;

async function insertOnce(db: Db, placing: Placing, caller: Caller): Promise<Answer> {
  for (let draw = 1; draw <= mostDraws; draw += 1) {
    try {
      return await insertDrawn(db, placing, caller);
    } catch (error) {
      const rule = violatedRule(error);
      if (rule === 'one_open_order_a_phone' || rule === 'one_open_order_an_account') {
        return { ok: false, reason: 'order-already-open' };
      }
      if (rule !== 'customer_order_code_key') throw error;
    }
  }
  throw new Error('no code was free');
}

async function insertDrawn(db: Db, placing: Placing, caller: Caller): Promise<Answer> {
  const { token, mark } = placing;
  const row = rowOf(placing, userOf(caller.person)?.id ?? null);
  const reply = replyOf(row, placing.appraisal, placing.now);
  const events = row.steps.map(({ action, status }, index) =>
    eventOf(row, { action, status, version: index + 1 }),
  );
  const inserted = await insertOrder(db, row, { ...mark, reply: JSON.stringify(reply) }, events);
  if (inserted) return { ok: true, value: { ...reply, token } };
  const kept = await findReply(db, mark.requestHash);
  if (kept === undefined) return { ok: false, reason: 'not-signed-in' };
  if (caller.person.kind === 'visitor') await giveTryBack(db, guestOrderTries(caller));
  return answerAgain(kept, mark, replyReader(token));
}

/** Paid at the door within its cap: nothing is waited for, so it is confirmed as it is placed. */
const firstSteps: readonly NewStep[] = [
  { action: 'place', status: 'placed', mover: 'customer' },
  { action: 'confirm', status: 'confirmed', mover: 'system' },
];

function rowOf({ written, phones, appraisal, now, token }: Placing, accountId: string | null): NewOrderRow {
  const { customer, receiver, address, priceRule, payWay, ceilingKobo } = written;
  const { market, when, shopBy, minutes, estimateKobo, deliveryFeeKobo, serviceFeeKobo } = appraisal;
  return {
    id: randomUUID(),
    code: drawCode(),
    linkHash: hashSecret(token),
    marketId: market.id,
    accountId,
    customerName: customer.name,
    customerPhone: phones.customer,
    receiverName: receiver?.name ?? null,
    receiverPhone: phones.receiver,
    area: address.area,
    landmark: address.landmark,
    directions: address.directions,
    latitude: address.pin?.latitude ?? null,
    longitude: address.pin?.longitude ?? null,
    priceRule,
    payWay,
    estimateKobo,
    ceilingKobo,
    deliveryFeeKobo,
    serviceFeeKobo,
    placedAt: now,
    scheduledFor: when.kind === 'scheduled' ? new Date(when.startsAt) : null,
    shopBy,
    minutes,
    items: itemsOf(written, appraisal),
    steps: firstSteps,
  };
}

function itemsOf({ items }: Written, { lines, catalogueItemIds }: Appraisal): NewItem[] {
  return items.map((item, index) => ({
    ...item,
    id: randomUUID(),
    catalogueItemId: catalogueItemIds[index] ?? null,
    guide: lines[index]?.guide ?? null,
  }));
}

function drawCode(): string {
  return `MW-${Array.from({ length: 8 }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('')}`;
}

/** The answer as it is kept and given: what showing the order would say at this moment. */
function replyOf(row: NewOrderRow, { market }: Appraisal, now: Date) {
  const last = row.steps.at(-1);
  if (last === undefined) throw new Error('an order begins with a step');
  const order: OrderRow = {
    ...row,
    status: last.status,
    statusSince: now,
    version: row.steps.length,
    agentId: null,
    marketName: market.name,
    marketSlug: market.slug,
    confirmedAt: now,
    items: row.items.length,
    stars: null,
    ratingWords: '',
  };
  const items = row.items.map((item): ItemRow => ({
    ...item,
    guideKobo: item.guide?.medianKobo ?? null,
    status: 'requested',
    paidKobo: null,
  }));
  const events = row.steps.map((step): EventRow => ({ ...step, at: now, reason: null }));
  const view = viewOrder({ order, items, events, actions: actionsFor(['customer'], order, items) }, now);
  return { code: view.code, order: view };
}
