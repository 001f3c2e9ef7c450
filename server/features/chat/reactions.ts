import type { Happening } from '#contract/chat/schema.ts';
import type { Database, Db } from '../../db/database.ts';
import type { PublishedEvent } from '../../outbox/published-store.ts';
import { readOutbox } from '../../outbox/reader.ts';
import { carrierOf } from '../orders/policy.ts';
import { sayHappened } from './commands-say.ts';
import { findOrderTalk, isBegun } from './store.ts';

// An order that is begun anew, given up or given to somebody else changes hands; what is not here says nothing.
const happenings: Readonly<Record<string, readonly Happening[]>> = {
  'order.assign': ['agent-took'],
  'order.reassign': ['agent-left', 'agent-took'],
  'order.takeOver': ['rider-took'],
  'order.giveUp': ['agent-left'],
  'order.restart': ['agent-left'],
  'order.setOff': ['set-off'],
  'order.deliver': ['delivered'],
  'order.cancel': ['cancelled'],
  'order.fail': ['failed'],
};

const namesSomebody = new Set<Happening>(['agent-took', 'rider-took', 'set-off']);

/** Says in a conversation what happened to its order; where nobody has said anything, nothing is said. */
export function sayWhatHappened(db: Database): Promise<void> {
  return readOutbox(db, 'chat', take);
}

async function take(transaction: Db, { kind, payload }: PublishedEvent): Promise<void> {
  const said = happenings[kind];
  const code = payload['code'];
  if (said === undefined || typeof code !== 'string') return;
  const talk = await findOrderTalk(transaction, code);
  if (talk === undefined || !isBegun(talk)) return;
  const now = new Date();
  for (const happened of said) {
    const whoId = namesSomebody.has(happened) ? carrierOf(talk) : null;
    await sayHappened(transaction, talk, { happened, whoId, now });
  }
}
