import type * as endpoints from '#contract/chat/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { footingOf } from '../policy.ts';
import { holdOrder, type BegunTalk } from '../store.ts';
import { chatEventOf } from '../view-event.ts';
import { begun } from './begin-conversation.ts';
import { show } from './show-conversation.ts';
import { findTaking } from './taking-part.ts';

interface Two {
  talk: BegunTalk;
  side: 'customer' | 'agent';
  carrierId: string;
}

type Change = (transaction: Db, two: Two) => Promise<boolean>;

export async function keepApart(
  db: Db,
  { about }: InputOf<typeof endpoints.blockConversation>,
  caller: Caller,
  change: Change,
): Promise<OutcomeOf<typeof endpoints.blockConversation>> {
  const now = new Date();
  const done = await inTransaction(db, async (transaction) => {
    await holdOrder(transaction, about);
    const found = await findTaking(transaction, about, caller, now);
    if (!found.ok) return found;
    const { side } = found.value.part;
    const footing = footingOf(found.value.talk, now);
    const { carrierId } = footing;
    if (side === 'office') return { ok: false, reason: 'not-found' } as const;
    if (carrierId === null) return { ok: false, reason: 'too-late' } as const;
    const talk = await begun(transaction, found.value.talk, now);
    if (await change(transaction, { talk, side, carrierId })) {
      await writeEvent(transaction, chatEventOf(talk, 'chat.changed', {}, footing, ['customer', 'agent']));
    }
    return found;
  });
  if (!done.ok) return done;
  const after = await findTaking(db, about, caller, now);
  return after.ok ? { ok: true, value: await show(db, after.value, {}, now) } : after;
}
