import type { ClientConfig } from 'pg';
import type { Rows, Send, Statement } from '../sql/query.ts';
import { mayBeSentAgain } from './client.ts';
import { openSlots, type Slot } from './slots.ts';
import { openWaitingList } from './waiting-list.ts';

/** A connection that belongs to one transaction until it is let go. */
export interface Held {
  send: Send;
  release: () => void;
}

export interface Pool {
  /** Sends a statement that stands for itself over a connection that others use too. */
  send: Send;
  /** A connection of one's own. */
  hold: () => Promise<Held>;
  /** Statements that are not answered yet, and those who have no connection yet. */
  waiting: () => number;
  /** Waits so long for what is under way, and closes everything. */
  end: (waitMs: number) => Promise<void>;
}

const mostSecondsToWait = 4;
const mostTries = 3;

/** Short statements share connections, each behind those that were sent before it; a transaction takes one for itself. */
export function openPool(config: ClientConfig, connections: number): Pool {
  const waiting = openWaitingList(mostSecondsToWait);
  const slots = openSlots(config, connections, waiting.serve);
  let isEnded = false;
  const sendOnce = (statement: Statement): Promise<Rows> => {
    const slot = isEnded ? undefined : slots.choose();
    if (slot !== undefined) return slot.client.send(statement);
    return waiting.wait(slots.choose).then(({ client }) => client.send(statement));
  };
  return {
    send: (statement) => sendAgain(sendOnce, statement, 1),
    hold: async () => {
      const slot = await waiting.wait(slots.hold);
      return { send: slot.client.send, release: () => slots.giveBack(slot) };
    },
    waiting: () => slots.all().reduce((sum, { client }) => sum + client.waiting(), waiting.length()),
    end: async (waitMs) => {
      isEnded = true;
      waiting.close();
      await endAll(slots.all(), waitMs);
    },
  };
}

/** Once more, where nothing was done: the statement has to be prepared anew. */
function sendAgain(send: Send, statement: Statement, tries: number): Promise<Rows> {
  return send(statement).catch((error: unknown) => {
    if (tries === mostTries || !mayBeSentAgain(error)) throw error;
    return sendAgain(send, statement, tries + 1);
  });
}

async function endAll(slots: readonly Slot[], waitMs: number): Promise<void> {
  const patience = Promise.withResolvers<void>();
  const timer = setTimeout(patience.resolve, waitMs);
  await Promise.race([Promise.allSettled(slots.map(({ client }) => client.end())), patience.promise]);
  clearTimeout(timer);
  for (const { client } of slots) client.destroy();
}
