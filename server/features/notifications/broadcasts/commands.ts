import { isDeepStrictEqual } from 'node:util';
import type { InputOf, Outcome, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/notifications/admin/endpoints.ts';
import { composeBroadcast as composeEndpoint } from '#contract/notifications/admin/endpoints.ts';
import { broadcast, type Broadcast } from '#contract/notifications/schema.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import {
  insertBroadcast,
  lockBroadcast,
  scheduleStart,
  stopBroadcast,
  updateBroadcast,
  type BroadcastRow,
} from './store.ts';
import { viewBroadcast } from './view.ts';
import { broadcastOf } from './reads.ts';

/** Writes a draft down, once however often it is sent. */
export function composeBroadcast(
  db: Db,
  input: InputOf<typeof composeEndpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof composeEndpoint>> {
  return answerOnce(
    db,
    markOf(composeEndpoint.name, input, caller.person),
    (kept) => broadcast.parse(kept),
    async (transaction) => {
      const id = await insertBroadcast(transaction, input, memberOf(caller).user.id);
      await record(transaction, caller, { action: 'composeBroadcast', id, before: null, after: said(input) });
      return { ok: true, value: { subject: id, reply: await broadcastOf(transaction, id) } };
    },
  );
}

/** Writes a draft anew; what was sent off already stays as it was written. */
export function reviseBroadcast(
  db: Db,
  input: InputOf<typeof endpoints.reviseBroadcast>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.reviseBroadcast>> {
  return decide<never>(db, input.id, ['draft'], async (transaction, row) => {
    await updateBroadcast(transaction, input.id, input);
    await record(transaction, caller, {
      action: 'reviseBroadcast',
      id: input.id,
      before: said(viewBroadcast(row)),
      after: said(input),
    });
    return null;
  });
}

/** Sends a draft off, now or later. */
export async function scheduleBroadcast(
  db: Db,
  { id, startsAt, seen }: InputOf<typeof endpoints.scheduleBroadcast>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.scheduleBroadcast>> {
  const now = new Date();
  const at = startsAt === null ? now : new Date(startsAt);
  if (at < now) return { ok: false, reason: 'already-over' };
  return decide(db, id, ['draft'], async (transaction, row) => {
    if (!isDeepStrictEqual(said(viewBroadcast(row)), said(seen))) return 'changed-meanwhile' as const;
    const { state } = row;
    await scheduleStart(transaction, id, at);
    await record(transaction, caller, {
      action: 'scheduleBroadcast',
      id,
      before: { state },
      after: { startsAt: at.toISOString() },
    });
    return null;
  });
}

/** Stops it wherever it stands; whoever was told was told. */
export function cancelBroadcast(
  db: Db,
  { id }: InputOf<typeof endpoints.cancelBroadcast>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.cancelBroadcast>> {
  return decide<never>(db, id, ['draft', 'scheduled', 'sending'], async (transaction, { state, people }) => {
    await stopBroadcast(transaction, id, new Date());
    const after = { state: 'cancelled', people };
    await record(transaction, caller, { action: 'cancelBroadcast', id, before: { state }, after });
    return null;
  });
}

/** The work may still refuse; then nothing of it is written. */
function decide<Reason extends RefusalCode>(
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

function said({ audience, words, link }: Written): Facts {
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

function record(transaction: Db, caller: Caller, { action, id, before, after }: Recorded): Promise<void> {
  const change = { action, noun: 'notifications', subject: id, before, after };
  return recordChange(transaction, actorOf(caller), change);
}
