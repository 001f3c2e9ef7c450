import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Known } from '#test/fuzz/requests/known.ts';
import { drawInput } from '#test/fuzz/requests/plan.ts';
import type { Exchanged } from '#test/fuzz/requests/wire.ts';
import type { Actor } from '#test/fuzz/set-up/actors.ts';
import type { Chance } from '#test/lives/chance.ts';

type Input = Record<string, unknown>;

const mostDraws = 6;
const readInput = z.record(z.string(), z.unknown());

interface Asked {
  known: Known;
  chance: Chance;
  actor: (this: void) => Actor;
  send: (this: void, endpoint: Endpoint, input: Input) => Promise<Exchanged>;
}

/** Input of a call that this person gets furthest with, out of a few that the contract takes. */
export async function exampleOf({ known, chance, actor, send }: Asked, endpoint: Endpoint): Promise<Input> {
  let best: { input: Input; reach: number } | undefined;
  for (let draw = 0; draw < mostDraws && (best?.reach ?? 0) < 3; draw += 1) {
    const input = asSent(await drawInput(chance, known, actor(), endpoint));
    const exchanged = await send(endpoint, input);
    const reach = reachOf(exchanged);
    if (reach === 3 && typeof exchanged === 'object') known.learn(actor(), input, readJson(exchanged.body));
    if (best === undefined || reach > best.reach) best = { input, reach };
  }
  return best?.input ?? {};
}

/** An input as its body holds it, and without the sign by which sqlmap is told of a place. */
export function asSent(input: Input): Input {
  return readInput.parse(JSON.parse(JSON.stringify(input).replaceAll('*', '')));
}

/** Answered, refused from within, refused for want of the thing, or refused before anything was asked. */
function reachOf(exchanged: Exchanged): number {
  if (typeof exchanged !== 'object') return 0;
  if (exchanged.status < 300) return 3;
  if (exchanged.status === 404) return 1;
  return exchanged.status < 404 || exchanged.status === 429 ? 0 : 2;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
