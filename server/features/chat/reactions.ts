import type { Happening } from '#contract/chat/schema.ts';
import type { Database } from '#server/db/database.ts';
import { oneByOne, readOutbox } from '#server/outbox/reader.ts';
import { readerNames } from '#server/outbox/readers.ts';
import { sayOfOrder } from './messages/say.ts';

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

const say = oneByOne(async (transaction, { kind, payload }) => {
  const code = payload['code'];
  if (typeof code === 'string') await sayOfOrder(transaction, code, happenings[kind] ?? []);
});

export const saysSomething: ReadonlySet<string> = new Set(Object.keys(happenings));

/** Says in a conversation what happened to its order; where nobody has said anything, nothing is said. */
export function sayWhatHappened(db: Database): Promise<void> {
  return readOutbox(db, { name: readerNames.chat, kinds: saysSomething }, say);
}
