import type { Send, Statement } from '../sql/query.ts';

/** An observer of statements, their outcomes, and transactions. */
export interface StatementWatch {
  /** A statement begins; the answer is told once how it ended. */
  statement: (statement: Statement) => (error?: unknown) => void;
  /** A transaction wants a connection; the answer is told when it has one, and what that answers when it is done. */
  transaction?: () => () => () => void;
}

/** Sends while these look on. Without one nothing stands between a store and its connection. */
export function watchedSend(send: Send, watches: readonly StatementWatch[]): Send {
  if (watches.length === 0) return send;
  return async (statement) => {
    const ended = watches.map((watch) => watch.statement(statement));
    try {
      const rows = await send(statement);
      for (const end of ended) end();
      return rows;
    } catch (error) {
      for (const end of ended) end(error);
      throw error;
    }
  };
}

/** Tells of a transaction: `enter` when it has its connection, `leave` when it is over. */
export function watchTransaction(watches: readonly StatementWatch[]): {
  enter: () => void;
  leave: () => void;
} {
  const waiting = watches.flatMap(({ transaction }) => (transaction === undefined ? [] : [transaction()]));
  let under: (() => void)[] | undefined;
  const enter = () => void (under ??= waiting.map((begin) => begin()));
  const leave = () => {
    enter();
    for (const end of under ?? []) end();
  };
  return { enter, leave };
}
