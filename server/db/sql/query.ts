import type { Claim, Row } from './row.ts';
import { castOf, parameterOf, type Parameter, type Value } from './values.ts';

/** A statement as it goes to PostgreSQL. */
export interface Statement {
  text: string;
  values: Parameter[];
  /** True when each connection prepares it once and knows it by its text from then on. */
  isPrepared: boolean;
  /** The place in the code, for its errors. */
  origin?: string | undefined;
  /** Proves the answer. */
  claim?: Claim | undefined;
}

/** The rows that a statement answered, and how many it read or wrote. */
export type Rows<Given extends readonly unknown[] = Row[]> = Given & { readonly count: number };

export type Send = (statement: Statement) => Promise<Rows>;

/** A piece of SQL that stands in a larger statement. */
export type Fragment = Query<Row[]>;

/** A part of a statement: a value, or a piece of SQL with values of its own. */
export type Part = Value | Query<readonly unknown[]>;

export interface Template {
  words: readonly string[];
  parts: readonly Part[];
}

/** Sent once somebody waits for it; a piece of a larger statement never is. */
export class Query<Given extends readonly unknown[]> implements Promise<Rows<Given>> {
  readonly [Symbol.toStringTag] = 'Query';
  readonly template: Template;
  readonly #send: (template: Template) => Promise<Rows<Given>>;
  #answer: Promise<Rows<Given>> | undefined;

  constructor(template: Template, send: (template: Template) => Promise<Rows<Given>>) {
    this.template = template;
    this.#send = send;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- `await` is what sends it
  then<Held = Rows<Given>, Failed = never>(
    held?: ((rows: Rows<Given>) => Held | PromiseLike<Held>) | null,
    failed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Held | Failed> {
    this.#answer ??= this.#send(this.template);
    return this.#answer.then(held, failed);
  }

  catch<Failed = never>(
    failed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Rows<Given> | Failed> {
    return this.then(undefined, failed);
  }

  finally(done?: (() => void) | null): Promise<Rows<Given>> {
    return this.then((rows) => rows).finally(done);
  }
}

/** The text with a number for each value, the pieces in their places. */
export function statementOf({ words, parts }: Template): Statement {
  const statement: Statement = { text: '', values: [], isPrepared: true };
  append(statement, { words, parts });
  return statement;
}

function append(statement: Statement, { words, parts }: Template): void {
  statement.text += words[0] ?? '';
  for (const [place, part] of parts.entries()) {
    appendPart(statement, part);
    statement.text += words[place + 1] ?? '';
  }
}

function appendPart(statement: Statement, part: Part | undefined): void {
  if (part instanceof Query) return append(statement, part.template);
  if (part === undefined) throw new TypeError(`A statement was given undefined: ${statement.text}`);
  statement.values.push(parameterOf(part));
  statement.text += `$${statement.values.length}${castOf(part)}`;
}
