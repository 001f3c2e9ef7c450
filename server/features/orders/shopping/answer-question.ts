import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { answerQuestion as endpoint } from '#contract/orders/run/endpoints.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { buyItem, outcomeOf } from './buy-item.ts';
import { floatHolds } from '../money/postings.ts';
import { standsForCustomer } from '../policy.ts';
import { notFound, readWhole } from '../order/reads.ts';
import { insertItemStep, setOutcome, setPictureBought } from './store-items.ts';
import { lockUnanswered, storeAnswer, wasAsked, type QuestionAnswer } from './store-questions.ts';
import { setCeiling } from '../run/store.ts';
import { lockOrder, readItems, type ItemRow, type OrderRow } from '../order/store.ts';
import { happenedOf } from '../order/view-event.ts';

/** The customer's yes buys what the agent holds, a no leaves it out; what the clock answered stays answered. */
export async function answerQuestion(
  db: Db,
  input: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const { code, token, questionId, yes } = input;
  const outcome = await answerOnce(
    db,
    markOf(endpoint.name, input, caller.person),
    (kept) => orderReply.parse(kept),
    async (transaction) => {
      const order = await lockOrder(transaction, code);
      if (order === undefined || !standsForCustomer(caller.person, token, order)) return refused('not-found');
      if (!(await wasAsked(transaction, order.id, questionId))) return refused('not-found');
      const item = (await readItems(transaction, order.id)).find(
        ({ question }) => question?.id === questionId,
      );
      if (item === undefined) return refused('too-late');
      // Whether a dear item goes back is for an admin.
      if (item.question?.kind === 'rejection') return refused('not-found');
      const by = { answer: yes ? 'yes' : 'no', actorId: userOf(caller.person)?.id ?? null } as const;
      const refusal = await settle(transaction, order, item, by);
      if (refusal !== undefined) return refused(refusal);
      const reply = await readWhole(transaction, code, caller, token);
      return { ok: true, value: { subject: order.id, reply } } as const;
    },
  );
  return !outcome.ok && outcome.reason === 'not-found' ? notFound(db, code, caller) : outcome;
}

function refused<Reason extends string>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}

const batch = 50;

/** Three minutes of silence are a no. */
export async function answerForTheSilent(db: Db, now: Date): Promise<void> {
  for (;;) {
    const found = await inTransaction(db, async (transaction) => {
      const codes = await lockUnanswered(transaction, now, batch);
      for (const code of codes) await answerSilence(transaction, code, now);
      return codes.length;
    });
    if (found < batch) return;
  }
}

async function answerSilence(transaction: Db, code: string, now: Date): Promise<void> {
  const order = await lockOrder(transaction, code);
  if (order === undefined) throw new Error('a locked order went away');
  for (const item of await readItems(transaction, order.id)) {
    const answerBy = item.question?.answerBy ?? null;
    if (answerBy !== null && new Date(answerBy) <= now)
      await settle(transaction, order, item, { answer: 'silence', actorId: null });
  }
}

interface AnsweredBy {
  answer: Exclude<QuestionAnswer, 'withdrawn'>;
  actorId: string | null;
}

/** Writes the answer to an item's open question down, and what it makes of the item. */
async function settle(
  transaction: Db,
  order: OrderRow,
  item: ItemRow,
  by: AnsweredBy,
): Promise<'float-too-low' | undefined> {
  const { question } = item;
  if (question === null) throw new Error('an item without a question was answered for');
  const at = new Date();
  const { answer, actorId } = by;
  const mover = answer === 'silence' ? 'system' : 'customer';
  if (answer === 'yes') {
    const { agentId } = order;
    const priceKobo = asKobo(question.priceKobo);
    if (agentId === null || !(await floatHolds(transaction, agentId, priceKobo))) return 'float-too-low';
    await storeAnswer(transaction, question.id, { answer, at, by: actorId });
    if (question.newCeilingKobo !== null) await setCeiling(transaction, order.id, question.newCeilingKobo);
    await setPictureBought(transaction, question.pictureId);
    const { name, measure, quantity } = question;
    await buyItem(
      {
        transaction,
        order,
        agentId,
        at,
        phoneAt: null,
        mover,
        actorId,
        itemId: item.id,
        step: 'agree',
        pictures: [],
      },
      { name, measure, quantity, priceKobo },
      outcomeOf('agree', item, quantity),
    );
  } else {
    await storeAnswer(transaction, question.id, { answer, at, by: actorId });
    await setOutcome(transaction, item.id, 'unavailable', null);
    const left = { step: 'leaveOut', status: 'unavailable', at, phoneAt: null, what: null } as const;
    await insertItemStep(transaction, { ...left, orderId: order.id, itemId: item.id, mover, actorId });
    const told = { itemId: item.id, status: 'unavailable' };
    await writeEvent(transaction, happenedOf(order, 'answerQuestion', told));
  }
  return undefined;
}
