import { statementsOf, type Statement } from '#server/db/migrate/sql-statements.ts';
import type { OtherFile } from '../repository.ts';
import type { Rule, Violation } from '../violation.ts';

/** Earlier ones were written when nobody was at work yet, or were written anew. */
const since = 98;
const outside = /^-- outside a transaction\b/m;

interface Danger {
  /** A change that must not be made to a table in use. */
  does: RegExp;
  instead: string;
}

const dangers: readonly Danger[] = [
  {
    does: /^create (unique )?index (?!concurrently)/i,
    instead: 'create index concurrently if not exists, outside a transaction',
  },
  {
    does: /^drop index (?!concurrently)/i,
    instead: 'drop index concurrently if exists, outside a transaction',
  },
  {
    does: /^reindex (?!.*concurrently)|^cluster\b|^vacuum full|^lock\b/i,
    instead: 'nothing that keeps everybody out',
  },
  {
    does: /\balter (column )?\w+ (set data )?type\b/i,
    instead: 'a second column, filled in steps, then the old one goes',
  },
  {
    does: /\badd (constraint \w+ )?(check|foreign key)\b(?![\s\S]*\bnot valid$)/i,
    instead: 'add constraint … not valid, then validate constraint as a statement of its own',
  },
  {
    does: /\badd (constraint \w+ )?(unique|primary key|exclude)\b(?! using index)/i,
    instead: 'the index first, beside the work, then add constraint … using index',
  },
  {
    does: /\badd column\b[\s\S]*\b(references|check|unique|primary key)\b/i,
    instead: 'the column first, its constraint not valid, then validate',
  },
  {
    does: /\badd column\b[\s\S]*\b(generated (always|by default) as|serial|random\(|gen_random_uuid\(|clock_timestamp\(|nextval\()/i,
    instead: 'the column without it, filled in steps: this writes the whole table anew',
  },
  {
    does: /^update |^delete from /i,
    instead: 'in steps (`-- in steps of 2000 over TABLE.NUMBER`), each a short transaction',
  },
];

const takesAway =
  /^drop (table|function|type)|\bdrop column\b|\brename (to|column|constraint)\b|\brename \w+ to\b/i;

/** A migration keeps nobody waiting who is at work, and takes away nothing that a running version still uses. */
export const migrations: Rule = ({ others }) =>
  others
    .filter(({ path }) => Number(/^server\/db\/migrations\/(\d{4})-/.exec(path)?.[1] ?? 0) >= since)
    .flatMap(complaints);

function complaints({ path, text }: OtherFile): Violation[] {
  const statements = statementsOf(text);
  const own = new Set(
    statements.flatMap(({ sql }) => /^create table (?:if not exists )?(\w+)/i.exec(sql)?.[1] ?? []),
  );
  return statements.flatMap((statement, place) => {
    const says = complaint(statement, {
      own,
      isOutside: outside.test(text),
      before: statements.slice(0, place),
    });
    return says === undefined ? [] : [{ path, line: lineOf(text, statement), says }];
  });
}

interface Around {
  own: ReadonlySet<string>;
  isOutside: boolean;
  before: readonly Statement[];
}

function complaint({ sql, remarks }: Statement, { own, isOutside, before }: Around): string | undefined {
  const says = (word: string) => remarks.some((remark) => remark.startsWith(word));
  if (/\bconcurrently\b/i.test(sql) && !(isOutside && /\bif (not )?exists\b/i.test(sql)))
    return 'concurrently wants a migration outside a transaction, and if (not) exists so that it can be played again';
  if (isOutside && /^create (table|type) (?!if not exists)/i.test(sql))
    return 'outside a transaction a statement may be played again: if not exists';
  if (own.has(tableOf(sql)) || says('few rows:') || says('in steps of ')) return undefined;
  if (takesAway.test(sql) && !says('contract:'))
    return 'say `-- contract: …`, since which version nothing running uses what this takes away';
  if (/\bset not null\b/i.test(sql) && !before.some((earlier) => isProvedBy(earlier, tableOf(sql))))
    return 'prove it first: add constraint … check (… is not null) not valid, then validate constraint';
  const danger = dangers.find(({ does }) => does.test(sql));
  return danger === undefined ? undefined : `it would keep people waiting; instead: ${danger.instead}`;
}

function isProvedBy({ sql }: Statement, table: string): boolean {
  return /\bvalidate constraint\b/i.test(sql) && tableOf(sql) === table;
}

/** The table that a statement is about. */
function tableOf(sql: string): string {
  const found =
    /^(?:alter|drop|create|truncate|lock) table (?:if (?:not )?exists )?(?:only )?(\w+)/i.exec(sql) ??
    /^create (?:unique )?index [\s\S]*?\bon (?:only )?(\w+)/i.exec(sql) ??
    /^(?:update|delete from|insert into) (\w+)/i.exec(sql);
  return found?.[1] ?? '';
}

function lineOf(text: string, { sql }: Statement): number {
  const first = sql.split('\n')[0] ?? '';
  return text.slice(0, Math.max(0, text.indexOf(first))).split('\n').length;
}
