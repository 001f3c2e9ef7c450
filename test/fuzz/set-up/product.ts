import { join } from 'node:path';
import { inspect } from 'node:util';
import { buildApp } from '#server/app.ts';
import { openDatabase, type DatabaseAddress } from '#server/db/database.ts';
import { readEnv } from '#server/env/env.ts';
import type { Feature } from '#server/feature.ts';
import { features } from '#server/features.ts';
import { builtWeb } from '#server/http/pages/web-build.ts';
import { plantedFeature } from '../planted.ts';

/**
 * The product with its pages, as a process of its own whose clock goes on when it is told so: what a refused call
 * changed can be told from what the clock did. It is started by `product-process.ts`.
 */
const { FUZZ_DATABASE = '', FUZZ_PLANTED, FUZZ_CLOCK_RATE = '1' } = process.env;
const env = { ...readEnv(process.env), port: 0, host: '127.0.0.1' };
const db = openDatabase({ address: JSON.parse(FUZZ_DATABASE) as DatabaseAddress, connections: 10 });

const rounds: (() => Promise<void>)[] = [];
const own = FUZZ_PLANTED === undefined ? features : [...features, plantedFeature];
const app = await buildApp({
  db,
  env,
  web: builtWeb(join(import.meta.dirname, '../../../dist')),
  features: own.map(withHeldClock),
  // At a higher rate a minute of the call limits is over before it is full.
  nowMs: () => performance.now() * Number(FUZZ_CLOCK_RATE),
});
await app.prepare();
const url = await app.listen();
// Never without its parent.
process.on('disconnect', () => process.exit());
process.on('message', (asked) => void answerParent(asked));
process.send?.({ listens: url });

/** Its rounds come from the parent's word alone. */
function withHeldClock({ schedule, ...feature }: Feature): Feature {
  if (schedule === undefined) return feature;
  return {
    ...feature,
    schedule: (deps) => {
      rounds.push(...schedule(deps).map(({ work }) => work));
      return [];
    },
  };
}

async function answerParent(asked: unknown): Promise<void> {
  if (asked === 'rounds') {
    const failed = await Promise.allSettled(rounds.map((round) => round()));
    const reasons = failed.flatMap((one) =>
      one.status === 'rejected' ? [inspect(one.reason, { depth: 4 })] : [],
    );
    process.send?.({ failed: reasons });
  } else {
    globalThis.gc?.();
    process.send?.({ heapBytes: process.memoryUsage().heapUsed, residentBytes: process.memoryUsage().rss });
  }
}
