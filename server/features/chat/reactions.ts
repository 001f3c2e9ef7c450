import type { Happening } from '#contract/chat/schema.ts';
import { eventOfAction } from '#contract/orders/events.ts';
import { orderActions, type OrderAction } from '#contract/orders/lifecycle.ts';
import type { Database } from '#server/db/database.ts';
import { oneByOne, readOutbox } from '#server/outbox/reader.ts';
import { readerNames } from '#server/outbox/readers.ts';
import { sayOfOrder } from './messages/say.ts';

/** The lines that a conversation gets when its order moves; an order that leaves its carrier changes hands. */
const happenings: Readonly<Record<'place' | OrderAction, readonly Happening[]>> = {
  place: [],
  confirm: [],
  reschedule: [],
  assign: ['agent-took'],
  giveUp: ['agent-left'],
  startShopping: [],
  pickUp: [],
  makeReady: [],
  takeOver: ['rider-took'],
  setOff: ['set-off'],
  deliver: ['delivered'],
  complete: [],
  reassign: ['agent-left', 'agent-took'],
  restart: ['agent-left'],
  cancel: ['cancelled'],
  fail: ['failed'],
};

/** The moves that a line is written for. */
export const movesWithLine = new Set(
  orderActions.filter((action) => happenings[action].length > 0).map((action) => eventOfAction[action]),
);

/** Says in a conversation what happened to its order; where nobody has said anything, nothing is said. */
export function sayWhatHappened(db: Database): Promise<void> {
  return readOutbox(
    db,
    { name: readerNames.chat, kinds: movesWithLine },
    oneByOne((transaction, { payload: { code, action } }) =>
      sayOfOrder(transaction, code, happenings[action]),
    ),
  );
}
