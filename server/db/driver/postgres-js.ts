import { registerHooks } from 'node:module';
import {
  mendsOfConnections,
  mendsOfQueries,
  mendsOfQueues,
  mendsOfTransactions,
  type Mend,
} from './postgres-js-patches.ts';

const mendsOf: Readonly<Record<string, readonly Mend[]>> = {
  '/postgres/src/connection.js': mendsOfConnections,
  '/postgres/src/index.js': mendsOfTransactions,
  '/postgres/src/query.js': mendsOfQueries,
  '/postgres/src/queue.js': mendsOfQueues,
};

/** postgres.js, mended as it is loaded; a version that reads otherwise is refused, so that whoever brings it looks again. */
const hooks = registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    const mends = Object.entries(mendsOf).find(([path]) => url.endsWith(path))?.[1];
    return mends === undefined ? loaded : { ...loaded, source: mended(textOf(loaded.source), mends) };
  },
});
export const { default: postgres } = await import('postgres');
hooks.deregister();

function mended(source: string, mends: readonly Mend[]): string {
  return mends.reduce((text, { before, after }) => {
    if (text.split(before).length !== 2)
      throw new Error(`postgres.js is not the version that is mended here: ${before}`);
    return text.replace(before, () => after);
  }, source);
}

function textOf(source: unknown): string {
  if (typeof source === 'string') return source;
  if (source instanceof Uint8Array) return new TextDecoder().decode(source);
  throw new Error('postgres.js was loaded as something else than text');
}
