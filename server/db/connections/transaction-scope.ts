import type { Rows, Send, Statement } from '../sql/query.ts';
import { tagOn, type Db } from '../sql/tag.ts';
import { errorCode } from './lost-connection.ts';
import { watchedSend, type StatementWatch } from './statement-watch.ts';

/** A running transaction, of which a part can be taken back. */
export interface Transaction extends Db {
  savepoint: <Value>(work: (part: Transaction) => PromiseLike<Value> | Value) => Promise<Value>;
}

interface Words {
  begin: string;
  commit: string | undefined;
  undo: string;
}

interface Scope {
  send: Send;
  watches: readonly StatementWatch[];
  within?: Within | undefined;
  /** The statements that begin it, end it well, and take it back. */
  words: Words;
  nextSavepoint: () => number;
  /** False for a part of a transaction. */
  isWhole: boolean;
}

const failedBefore = '25P02';

/** Connection of a transaction, and how it is watched and begun. */
interface TransactionConnection {
  send: Send;
  watches: readonly StatementWatch[];
  within?: Within | undefined;
}

/** Limits of an admin of some cities. */
export interface Within {
  cities: readonly string[];
  /** The words that put them in force for a transaction. */
  enter: string;
}

const whole = { begin: 'begin', commit: 'commit', undo: 'rollback' };

export function inWholeTransaction<Value>(
  connection: TransactionConnection,
  work: (transaction: Transaction) => PromiseLike<Value> | Value,
): Promise<Value> {
  let savepoints = 0;
  const nextSavepoint = () => (savepoints += 1);
  return inScope({ ...connection, words: whole, nextSavepoint, isWhole: true }, work);
}

/** One statement in a transaction of its own. */
export function inOwnTransaction(connection: TransactionConnection, statement: Statement): Promise<Rows> {
  const guard = openGuard(connection.send);
  const scope = { ...connection, words: whole, nextSavepoint: () => 0, isWhole: true };
  return guarded(scope, guard, () => watchedSend(guard.send, connection.watches)(statement));
}

function inScope<Value>(
  scope: Scope,
  work: (transaction: Transaction) => PromiseLike<Value> | Value,
): Promise<Value> {
  const guard = openGuard(scope.send);
  return guarded(scope, guard, () => work(transactionOn(guard, scope)));
}

/** A statement that failed undoes the whole scope, also where the work did not mind. */
async function guarded<Value>(
  { words, send, within, isWhole }: Scope,
  guard: Guard,
  work: () => PromiseLike<Value> | Value,
): Promise<Value> {
  await send(plain(words.begin));
  try {
    if (isWhole && within !== undefined) await send(plain(within.enter));
    const value = await work();
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

function transactionOn(guard: Guard, { watches, nextSavepoint, within }: Scope): Transaction {
  const savepoint: Transaction['savepoint'] = (work) => {
    const name = `part_${nextSavepoint()}`;
    const words = { begin: `savepoint ${name}`, commit: undefined, undo: `rollback to ${name}` };
    // A failure inside a savepoint is undone with it, and fails nothing else.
    return inScope(
      { send: guard.sendWhileOpen, watches, within, words, nextSavepoint, isWhole: false },
      work,
    );
  };
  const db = tagOn(watchedSend(guard.send, watches));
  return Object.assign(db, { savepoint, cities: within?.cities });
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
