import type { Send, Statement } from '../sql/query.ts';
import { tagOn, type Db } from '../sql/tag.ts';
import { errorCode } from './lost-connection.ts';
import { watchedSend, type StatementWatch } from './statement-watch.ts';

/** A running transaction, of which a part can be taken back. */
export interface Transaction extends Db {
  savepoint: <Value>(work: (part: Transaction) => PromiseLike<Value> | Value) => Promise<Value>;
}

interface Scope {
  send: Send;
  watches: readonly StatementWatch[];
  /** The statements that begin it, end it well, and take it back. */
  words: { begin: string; commit: string | undefined; undo: string };
  nextSavepoint: () => number;
}

const failedBefore = '25P02';

export function inWholeTransaction<Value>(
  send: Send,
  watches: readonly StatementWatch[],
  work: (transaction: Transaction) => PromiseLike<Value> | Value,
): Promise<Value> {
  let savepoints = 0;
  const nextSavepoint = () => (savepoints += 1);
  const words = { begin: 'begin', commit: 'commit', undo: 'rollback' };
  return inScope({ send, watches, words, nextSavepoint }, work);
}

/** A statement that failed undoes the whole scope, also where the work did not mind. */
async function inScope<Value>(
  scope: Scope,
  work: (transaction: Transaction) => PromiseLike<Value> | Value,
): Promise<Value> {
  const { words, send } = scope;
  const guard = openGuard(send);
  await send(plain(words.begin));
  try {
    const value = await work(transactionOn(guard, scope));
    if (guard.failure() !== undefined) throw guard.failure();
    guard.close();
    if (words.commit !== undefined) await send(plain(words.commit));
    return value;
  } catch (error) {
    guard.close();
    // A failure here means that the connection is gone, and the transaction with it.
    await send(plain(words.undo)).catch(() => undefined);
    throw errorCode(error) === failedBefore ? (guard.failure() ?? error) : error;
  }
}

function transactionOn(guard: Guard, { watches, nextSavepoint }: Scope): Transaction {
  const savepoint: Transaction['savepoint'] = (work) => {
    const name = `part_${nextSavepoint()}`;
    const words = { begin: `savepoint ${name}`, commit: undefined, undo: `rollback to ${name}` };
    // A failure inside a savepoint is undone with it, and fails nothing else.
    return inScope({ send: guard.sendWhileOpen, watches, words, nextSavepoint }, work);
  };
  return Object.assign(tagOn(watchedSend(guard.send, watches)), { savepoint });
}

interface Guard {
  send: Send;
  sendWhileOpen: Send;
  failure: () => unknown;
  close: () => void;
}

/** Remembers the first failure, and sends nothing once the scope is over: the connection is somebody else's then. */
function openGuard(send: Send): Guard {
  let failure: unknown;
  let isOver = false;
  const sendWhileOpen: Send = async (statement) => {
    if (isOver) throw new Error(`A transaction that is over was asked for more: ${statement.text}`);
    return send(statement);
  };
  return {
    failure: () => failure,
    close: () => {
      isOver = true;
    },
    sendWhileOpen,
    send: async (statement) => {
      try {
        return await sendWhileOpen(statement);
      } catch (error) {
        failure ??= error;
        throw error;
      }
    },
  };
}

function plain(text: string): Statement {
  return { text, values: [], isPrepared: false };
}
