import type { Outcome } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { userOf, type Person } from '../http/person.ts';
import { hashSecret } from '../secrets/tokens.ts';
import {
  claimRequest,
  findReply,
  keepReply,
  releaseRequest,
  type KeptReply,
  type RequestMark,
} from './store.ts';

export type SameIdOtherBody = { ok: false; reason: 'same-id-other-body' };

/** What tells one repeated write from another: its id, who sent it, and what it says to which endpoint. */
export function markOf(
  endpointName: string,
  { clientRequestId, ...body }: { clientRequestId: string },
  person: Person,
): RequestMark {
  return {
    requestHash: hashSecret(clientRequestId.toLowerCase()),
    person: userOf(person)?.id ?? 'guest',
    // The schema has put the fields in one order already.
    bodyHash: hashSecret(JSON.stringify([endpointName, body])),
  };
}

/** The answer as it was given the first time, or that this is another question under an old id. */
export function answerAgain<Value>(
  kept: KeptReply,
  mark: RequestMark,
  read: (written: unknown) => Value,
): { ok: true; value: Value } | SameIdOtherBody {
  if (kept.reply === null || kept.person !== mark.person || kept.bodyHash !== mark.bodyHash) {
    return { ok: false, reason: 'same-id-other-body' };
  }
  return { ok: true, value: read(JSON.parse(kept.reply)) };
}

/**
 * Does the work once for an id, however often and however concurrently it arrives, and answers every copy the
 * same. Only what was done is kept: a refusal changed nothing, so the same question may be asked again.
 */
export async function answerOnce<Value, Refusal extends RefusalCode>(
  db: Db,
  mark: RequestMark,
  read: (written: unknown) => Value,
  work: (transaction: Db) => Promise<Outcome<{ subject: string; reply: Value }, Refusal>>,
): Promise<Outcome<Value, Refusal | 'same-id-other-body'>> {
  return inTransaction(db, async (transaction) => {
    if (!(await claimRequest(transaction, mark))) {
      const kept = await findReply(transaction, mark.requestHash);
      if (kept === undefined) throw new Error('a request was claimed and cannot be read');
      return answerAgain(kept, mark, read);
    }
    const outcome = await work(transaction);
    if (!outcome.ok) {
      await releaseRequest(transaction, mark.requestHash);
      return outcome;
    }
    const { subject, reply } = outcome.value;
    await keepReply(transaction, mark.requestHash, subject, JSON.stringify(reply));
    return { ok: true, value: reply };
  });
}
