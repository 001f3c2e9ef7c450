import type * as endpoints from '#contract/agents/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { holdCity } from '#server/features/cities/store.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { lockOpenShift, readCarried } from '../shift/store.ts';
import { setCity } from '../store.ts';
import { agentEvent } from '../view-event.ts';
import { lockDecidable, readForAdmin } from './decision.ts';

/** Lets an agent work in another city; who is at work, or carries something, finishes first. */
export function moveAgent(
  db: Db,
  { userId, cityId }: InputOf<typeof endpoints.moveAgent>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.moveAgent>> {
  return inTransaction(db, async (transaction) => {
    const city = await holdCity(transaction, cityId);
    if (city?.isActive !== true) return { ok: false, reason: 'no-such-city' };
    const agent = await lockDecidable(transaction, userId, ['applied', 'verified', 'suspended'], caller);
    if (!agent.ok) return agent;
    if ((await lockOpenShift(transaction, userId)) !== undefined)
      return { ok: false, reason: 'agent-online' };
    if ((await readCarried(transaction, userId)).length > 0) return { ok: false, reason: 'agent-carries' };
    await setCity(transaction, userId, cityId);
    await recordChange(transaction, actorOf(caller), {
      action: 'moveAgent',
      noun: 'agents',
      subject: userId,
      before: { cityId: agent.value.cityId },
      after: { cityId },
    });
    const moved = agentEvent(userId, 'agent.moved');
    // Published, it is of the new city; staff of the old one alone lose an agent from their lists.
    const topics = [...moved.topics, `agents:${agent.value.cityId}`];
    await writeEvent(transaction, { ...moved, topics });
    return { ok: true, value: await readForAdmin(transaction, userId) };
  });
}
