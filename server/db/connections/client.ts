import { Client as PgClient, DatabaseError, type ClientConfig, type QueryResult, type Submittable } from 'pg';
import type { Rows, Statement } from '../sql/query.ts';
import { provenRows, type Row } from '../sql/row.ts';
import { errorCode, lostConnection } from './lost-connection.ts';
import { resultTypes } from './result-types.ts';
import { nameOf, renameStatement } from './statement-names.ts';

/** One connection. What is sent while it opens goes out once it is open. */
export interface Client {
  send: (statement: Statement) => Promise<Rows>;
  /** Hands the connection to something that speaks the protocol itself, as COPY does; only where it is not pipelined. */
  submit: <Given extends Submittable>(given: Given) => Given;
  /** Statements that are not answered yet. */
  waiting: () => number;
  /** The oldest statement under way, by its age. */
  busyMs: () => number;
  isOpen: () => boolean;
  /** True when no transaction is left open on it. */
  isIdle: () => boolean;
  /** Says goodbye once everything was answered. */
  end: () => Promise<void>;
  destroy: () => void;
}

export interface ClientEvents {
  /** Called once, when the connection is of no use any more, whatever the reason. */
  onLost: () => void;
  onAnswer?: () => void;
}

export function openClient(config: ClientConfig, { onLost, onAnswer }: ClientEvents): Client {
  const pg = new PgClient({ ...config, types: resultTypes });
  let state: 'opening' | 'open' | 'lost' = 'opening';
  let waiting = 0;
  let firstSince = 0;
  let reason: Error | undefined;
  const lose = (cause: unknown) => {
    reason ??= lostConnection(cause);
    if (state === 'lost') return;
    state = 'lost';
    pg.connection.stream.destroy();
    onLost();
  };
  pg.on('error', lose);
  pg.on('end', () => lose(new Error('the connection was closed')));
  pg.connect((error: unknown) => {
    if (error) return lose(error);
    if (state === 'opening') state = 'open';
  });
  const send = (statement: Statement) =>
    new Promise<Rows>((resolve, reject) => {
      const { text, values, isPrepared, claim } = statement;
      // pg would keep it for a connection that never opens.
      if (state === 'lost') return reject(reason);
      if (waiting === 0) firstSince = performance.now();
      waiting += 1;
      const name = isPrepared ? nameOf(text) : undefined;
      const answer = (error: Error | null | undefined, result: QueryResult<Row> | QueryResult<Row>[]) => {
        waiting -= 1;
        firstSince = performance.now();
        // The socket closes only later: until then the connection would look idle, and lose the next statement.
        if (isFarewell(error)) lose(error);
        if (error) reject(explained(error, statement, reason));
        else settle(statement, result, resolve, reject);
        onAnswer?.();
      };
      const query = {
        text,
        ...(name !== undefined && { name }),
        ...(claim !== undefined && { rowMode: 'array' }),
        ...((isPrepared || values.length > 0) && { values }),
      };
      pg.query(query, answer);
    });
  return {
    send,
    submit: (given) => pg.query(given),
    waiting: () => waiting,
    busyMs: () => (waiting === 0 ? 0 : performance.now() - firstSince),
    isOpen: () => state === 'open',
    isIdle: () => state === 'open' && pg.getTransactionStatus() === 'I',
    end: () => pg.end(),
    destroy: () => lose(new Error('it was closed here')),
  };
}

/** Answers once what the statement claims of its rows is proven. */
function settle(
  statement: Statement,
  result: QueryResult<Row> | QueryResult<Row>[],
  resolve: (rows: Rows) => void,
  reject: (error: unknown) => void,
): void {
  const last = Array.isArray(result) ? (result.at(-1) ?? nothing) : result;
  try {
    const { claim, text } = statement;
    resolve(rowsOf(claim === undefined ? last.rows : provenRows(claim, text, last), last.rowCount));
  } catch (error) {
    if (error instanceof Error) error.stack = `${error.name}: ${error.message}\n${statement.origin ?? ''}`;
    reject(error);
  }
}

function rowsOf(rows: Row[], rowCount: number | null): Rows {
  // Beside the rows, where nobody meets it who goes through them.
  return Object.defineProperty(Object.assign(rows, { count: rowCount ?? 0 }), 'count', { enumerable: false });
}

type Result = Pick<QueryResult<Row>, 'rows' | 'rowCount' | 'fields'>;
/** The answer to an empty statement of several. */
const nothing: Result = { rows: [], rowCount: 0, fields: [] };

/** Says where the statement stands; what has no code of PostgreSQL's is the connection's fault, or that of what read the rows. */
function explained(error: Error, { text, origin }: Statement, reason: Error | undefined): Error {
  if (!(error instanceof DatabaseError)) {
    // Rows that cannot be read throw an error of a kind; pg and the system tell of the connection by plain ones.
    const isOfConnection = reason !== undefined || Object.getPrototypeOf(error) === Error.prototype;
    return isOfConnection ? (reason ?? lostConnection(error)) : error;
  }
  if (error.routine === 'RevalidateCachedQuery') renameStatement(text);
  error.stack = `${error.name}: ${error.message}\n${origin ?? ''}`;
  return error;
}

/** Class 57P0 is PostgreSQL's last word on a connection: it stops, crashed, or an operator ended it. */
function isFarewell(error: unknown): boolean {
  return error instanceof DatabaseError && error.code?.startsWith('57P0') === true;
}

/**
 * True where the statement did nothing: another was to prepare the statement and failed, two prepared it at once, or a migration changed
 * what it answers.
 */
export function mayBeSentAgain(error: unknown): boolean {
  return (
    preparedOtherwise.has(errorCode(error) ?? '') ||
    (error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery')
  );
}

const preparedOtherwise = new Set(['26000', '42P05']);
