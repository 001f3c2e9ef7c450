import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockOrder, readItems } from '../order/store.ts';
import { settle } from './settle-question.ts';
import { lockUnanswered } from './store-questions.ts';

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
  const all = await readItems(transaction, order.id);
  for (const item of all) {
    const answerBy = item.question?.answerBy ?? null;
    if (answerBy !== null && new Date(answerBy) <= now)
      await settle(transaction, order, { item, all }, { answer: 'silence', actorId: null });
  }
}
