import type { Outcome } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Db } from '../db/database.ts';
import { inTransaction, isCommittedRefusal, type CommittedRefusal } from '../db/transaction.ts';
import { userOf, type Person } from '../http/person.ts';
import { hashSecret } from '../secrets/tokens.ts';
import {
  claimRequest,
  findReply,
  keepReply,
  releaseRequest,
  type StoredReply,
  type RequestMark,
} from './store.ts';

export type SameIdOtherBody = { ok: false; reason: 'same-id-other-body' };

/** The mark that tells a repeated write from another: its id, its sender, its endpoint and its body. */
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
  stored: StoredReply,
  mark: RequestMark,
  read: (written: unknown) => Value,
): { ok: true; value: Value } | SameIdOtherBody {
  if (stored.reply === null || stored.person !== mark.person || stored.bodyHash !== mark.bodyHash) {
    return { ok: false, reason: 'same-id-other-body' };
  }
  return { ok: true, value: read(JSON.parse(stored.reply)) };
}

type Refused<Refusal extends RefusalCode> = Extract<Outcome<never, Refusal>, { ok: false }>;

/**
 * Does the work once for an id, however often and however concurrently it arrives, and answers every copy the
 * same. A refusal gives the id back with all that was written, or alone where the work says `keep`.
 */
export async function answerOnce<Value, Refusal extends RefusalCode>(
  db: Db,
  mark: RequestMark,
  read: (written: unknown) => Value,
  work: (
    transaction: Db,
  ) => Promise<Outcome<{ subject: string; reply: Value }, Refusal> | CommittedRefusal<Refused<Refusal>>>,
): Promise<Outcome<Value, Refusal | 'same-id-other-body'>> {
  return inTransaction(db, async (transaction) => {
    if (!(await claimRequest(transaction, mark))) {
      const stored = await findReply(transaction, mark.requestHash);
      if (stored === undefined) throw new Error('a request was claimed and cannot be read');
      return answerAgain(stored, mark, read);
    }
    const outcome = await work(transaction);
    if (isCommittedRefusal(outcome)) {
      await releaseRequest(transaction, mark.requestHash);
      return outcome;
    }
    if (!outcome.ok) return outcome;
    const { subject, reply } = outcome.value;
    await keepReply(transaction, mark.requestHash, subject, JSON.stringify(reply));
    return { ok: true, value: reply };
  });
}
