import type { StatementWatch } from '../observability/watch-statements.ts';
import { spanKinds } from './span.ts';
import type { Traces } from './traces.ts';

/** Every statement of a trace as a piece of it, by its first words and never with a value; what only looks for work is no trace. */
export function tracedStatements(traces: Traces): StatementWatch {
  return {
    statement: (query) => {
      if (!traces.isKept()) return unseen;
      const span = traces.begin({
        name: nameOf(query),
        kind: spanKinds.client,
        attributes: { 'db.system.name': 'postgresql' },
      });
      return (error) => {
        span.hasFailed = error !== undefined;
        traces.end(span);
      };
    },
  };
}

const unseen = () => undefined;

const names = new WeakMap<object, string>();

/** The text that stands in the code, up to where a value would be; of a statement that begins with a piece, of that piece. */
function nameOf(query: object): string {
  const strings: unknown = Reflect.get(query, 'strings');
  if (!Array.isArray(strings)) return 'statement';
  const known = names.get(strings);
  if (known !== undefined) return known;
  const first: unknown = strings[0];
  const args: unknown = Reflect.get(query, 'args');
  const piece: unknown = Array.isArray(args) ? args[0] : undefined;
  const beginsWithPiece = typeof first === 'string' && first.trim() === '' && piece instanceof Promise;
  if (beginsWithPiece) return nameOf(piece);
  const name = typeof first === 'string' ? firstWords(first) : 'statement';
  names.set(strings, name);
  return name;
}

const mostWords = 6;

/** A text in the statement might be somebody's: no more than its verb and names is told. */
function firstWords(text: string): string {
  const words = text.replace(/--.*$/gm, ' ').trim().split(/\s+/).slice(0, mostWords);
  const quoted = words.findIndex((word) => /['\d]/.test(word));
  return words.slice(0, quoted === -1 ? mostWords : quoted).join(' ') || 'statement';
}
