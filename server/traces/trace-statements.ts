import type { StatementWatch } from '../db/connections/statement-watch.ts';
import { spanKinds } from './span.ts';
import type { Traces } from './traces.ts';

/** Every statement of a trace as a piece of it, by its first words and never with a value; what only looks for work is no trace. */
export function tracedStatements(traces: Traces): StatementWatch {
  return {
    statement: ({ text }) => {
      if (!traces.isRecorded()) return unseen;
      const span = traces.begin({
        name: firstWords(text),
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

const mostWords = 6;

/** A text in the statement might be somebody's: no more than its verb and names is told. */
function firstWords(text: string): string {
  const words = text.replace(/--.*$/gm, ' ').trim().split(/\s+/).slice(0, mostWords);
  const quoted = words.findIndex((word) => /['\d$]/.test(word));
  return words.slice(0, quoted === -1 ? mostWords : quoted).join(' ') || 'statement';
}
