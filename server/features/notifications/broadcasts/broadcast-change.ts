import type { InputOf, Outcome } from '#contract/endpoint.ts';
import { composeBroadcast as composeEndpoint } from '#contract/notifications/admin/endpoints.ts';
import type { Broadcast } from '#contract/notifications/schema.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { broadcastOf } from './read-broadcast.ts';
import { lockBroadcast, type BroadcastRow } from './store.ts';

/** The work may still refuse; then nothing of it is written. */
export function decide<Reason extends RefusalCode>(
  db: Db,
  id: string,
  from: readonly BroadcastRow['state'][],
  work: (transaction: Db, row: BroadcastRow) => Promise<Reason | null>,
): Promise<Outcome<Broadcast, Reason | 'not-found' | 'already-decided'>> {
  return inTransaction(db, async (transaction) => {
    const row = await lockBroadcast(transaction, id);
    if (row === undefined) return { ok: false, reason: 'not-found' };
    if (!from.includes(row.state)) return { ok: false, reason: 'already-decided' };
    const refusal = await work(transaction, row);
    if (refusal !== null) return { ok: false, reason: refusal };
    return { ok: true, value: await broadcastOf(transaction, id) };
  });
}

type Written = Pick<InputOf<typeof composeEndpoint>, 'audience' | 'words' | 'link'>;

export function factsOf({ audience, words, link }: Written): Facts {
  return {
    audience,
    link,
    pcm: `${words.pcm.title}: ${words.pcm.body}`,
    en: `${words.en.title}: ${words.en.body}`,
  };
}

interface Recorded {
  action: string;
  id: string;
  before: Facts | null;
  after: Facts;
}

export function record(
  transaction: Db,
  caller: Caller,
  { action, id, before, after }: Recorded,
): Promise<void> {
  const change = { action, noun: 'notifications', subject: id, before, after };
  return recordChange(transaction, actorOf(caller), change);
}
