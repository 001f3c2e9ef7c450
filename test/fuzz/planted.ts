import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '#contract/endpoint.ts';
import { line, noInput } from '#contract/fields.ts';
import type { Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';
import type { Feature } from '#server/feature.ts';
import type { Caller } from '#server/http/caller.ts';
import { answer } from '#server/http/route.ts';

const common = {
  method: 'POST',
  audience: 'anyone',
  duringMaintenance: 'answered',
  reply: z.object({ said: z.string() }),
  refusals: [],
} as const;

/** Faults that the fuzzer must find: a product with these is not ours. */
const leaks = defineEndpoint({
  ...common,
  name: 'leaks',
  purpose: 'Tells everybody an address.',
  path: '/api/planted/leaks',
  input: noInput,
});
const throwsUp = defineEndpoint({
  ...common,
  name: 'throwsUp',
  purpose: 'Stumbles over long words.',
  path: '/api/planted/throws',
  input: z.strictObject({ word: line(300) }),
});
const hangs = defineEndpoint({
  ...common,
  name: 'hangs',
  purpose: 'Never answers.',
  path: '/api/planted/hangs',
  input: noInput,
});
const refusesSecretly = defineEndpoint({
  ...common,
  name: 'refusesSecretly',
  purpose: 'Refuses by a code that it does not declare.',
  path: '/api/planted/refuses',
  input: noInput,
});
const saysMore = defineEndpoint({
  ...common,
  name: 'saysMore',
  purpose: 'Answers more than its contract.',
  path: '/api/planted/more',
  input: noInput,
});
const writesAllTheSame = defineEndpoint({
  ...common,
  name: 'writesAllTheSame',
  purpose: 'Refuses, and writes.',
  path: '/api/planted/writes',
  input: noInput,
  refusals: ['not-found'],
});
const isPicky = defineEndpoint({
  ...common,
  name: 'isPicky',
  purpose: 'Refuses what its contract takes.',
  path: '/api/planted/picky',
  input: noInput,
});
const complains = defineEndpoint({
  ...common,
  name: 'complains',
  purpose: 'Answers well and logs an error.',
  path: '/api/planted/complains',
  input: noInput,
});

export const plantedEndpoints: readonly Endpoint[] = [
  leaks,
  throwsUp,
  hangs,
  refusesSecretly,
  saysMore,
  writesAllTheSame,
  isPicky,
  complains,
];

export const plantedFeature: Feature = {
  routes: ({ db }) => [
    answer(leaks, async () => ({ ok: true, value: { said: await someLandmark(db) } })),
    answer(throwsUp, async ({ word }) => {
      if (word.length > 3) throw new Error('a planted fault');
      return { ok: true, value: { said: word } };
    }),
    answer(hangs, () => new Promise(() => undefined)),
    answer(saysMore, async () => ({ ok: true, value: { said: '', more: 'than it may' } })),
    answer(writesAllTheSame, async () => {
      await db`update market set description = description || '.'`;
      return { ok: false, reason: 'not-found' };
    }),
    answer(complains, async () => {
      process.stderr.write('a planted complaint\n');
      return { ok: true, value: { said: '' } };
    }),
    // The product’s types refuse this pair.
    { endpoint: refusesSecretly, answer: async () => ({ ok: false, reason: 'slug-taken' }) },
    {
      endpoint: isPicky,
      answer: async (_input: unknown, _caller: Caller) => ({ ok: false, reason: 'bad-input' }),
    },
  ],
};

async function someLandmark(db: Db): Promise<string> {
  const [row] = await db.one({ landmark: text })`select landmark from customer_order limit 1`;
  return row.landmark;
}
