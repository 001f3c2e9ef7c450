import type { Database, Db } from '../db/database.ts';

/** Who is told when a statement goes out and what became of it, and of transactions. */
export interface StatementWatch {
  /** A statement begins; the answer is told once how it ended. */
  statement: (query: object) => (error?: unknown) => void;
  /** A transaction wants a connection; the answer is told when it has one, and what that answers when it is done. */
  transaction?: () => () => () => void;
}

type Transaction = Parameters<Parameters<Database['begin']>[1]>[0];
type Work = (transaction: Transaction) => unknown;

/** The same pool, looked at by somebody. Without one nothing stands between a store and the driver. */
export function watchStatements(db: Database, watches: readonly StatementWatch[]): Database {
  if (watches.length === 0) return db;
  const begin = async (work: Work) => {
    const entered = watches.flatMap(({ transaction }) => (transaction === undefined ? [] : [transaction()]));
    let left: (() => void)[] | undefined;
    try {
      return await db.begin((transaction) => {
        left = entered.map((enter) => enter());
        return work(watched(transaction, watches, savepointOf(transaction, watches)));
      });
    } finally {
      (left ?? entered.map((enter) => enter())).forEach((leave) => leave());
    }
  };
  return watched(db, watches, { begin });
}

function savepointOf(transaction: Transaction, watches: readonly StatementWatch[]) {
  return {
    savepoint: (work: Work) =>
      transaction.savepoint((inner) => work(watched(inner, watches, savepointOf(inner, watches)))),
  };
}

/** A pool or transaction whose statements are watched, with some of its ways replaced. */
function watched<Given extends Db>(
  db: Given,
  watches: readonly StatementWatch[],
  replaced: Readonly<Record<string, unknown>>,
): Given {
  return new Proxy(db, {
    apply: (target, self, words: unknown[]) => {
      const made: unknown = Reflect.apply(target, self, words);
      if (made instanceof Promise) watchStatement(made, watches);
      return made;
    },
    get: (target, key): unknown =>
      typeof key === 'string' && Object.hasOwn(replaced, key) ? replaced[key] : Reflect.get(target, key),
  });
}

/** A statement goes out when somebody waits for it; a piece of a larger one never does, and is never told of. */
function watchStatement(query: Promise<unknown>, watches: readonly StatementWatch[]): void {
  const handle: unknown = Reflect.get(query, 'handle');
  if (typeof handle !== 'function') return;
  let isOut = false;
  Reflect.set(query, 'handle', () => {
    if (!isOut) {
      isOut = true;
      tellEnd(query, watches);
    }
    const handled: unknown = Reflect.apply(handle, query, []);
    return handled;
  });
}

function tellEnd(query: Promise<unknown>, watches: readonly StatementWatch[]): void {
  const ended = watches.map(({ statement }) => statement(query));
  const ways = [
    ['resolve', () => ended.forEach((end) => end())],
    ['reject', (error: unknown) => ended.forEach((end) => end(error))],
  ] as const;
  for (const [way, tell] of ways) {
    const settle: unknown = Reflect.get(query, way);
    if (typeof settle !== 'function') continue;
    Reflect.set(query, way, (answer: unknown) => {
      tell(answer);
      const settled: unknown = Reflect.apply(settle, query, [answer]);
      return settled;
    });
  }
}
