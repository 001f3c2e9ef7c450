import { performance } from 'node:perf_hooks';
import { addressOf } from '#contract/endpoint.ts';
import { answered, type Client } from '#test/client.ts';
import type { Known } from './known.ts';
import type { Question } from './questions.ts';

export interface Figure {
  what: string;
  call: string;
  medianMs: number;
  p95Ms: number;
  slowestMs: number;
  /** Input of the slowest call. */
  slowest: string;
}

const warmUps = 3;

/** One question many times through HTTP, each time about something else: session, permission, reply and all. */
export async function measure(
  client: Client,
  { what, endpoint, ask }: Question,
  known: Known,
  times: number,
): Promise<Figure> {
  // Once with the contract's eye: what answers fast and wrong is no figure.
  answered(await client.call(endpoint, ask(0, known)));
  const taken: { ms: number; address: string }[] = [];
  for (let turn = 0; turn < warmUps + times; turn += 1) {
    const { address } = addressOf(endpoint, ask(turn, known));
    const startedAt = performance.now();
    const response = await client.request(address);
    await response.text();
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    if (turn >= warmUps) taken.push({ ms: performance.now() - startedAt, address });
  }
  const sorted = taken.toSorted((one, other) => one.ms - other.ms);
  const at = (share: number) => rounded(sorted[Math.ceil(sorted.length * share) - 1]?.ms ?? Number.NaN);
  return {
    what,
    call: endpoint.name,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    slowestMs: at(1),
    slowest: sorted.at(-1)?.address ?? '',
  };
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}
