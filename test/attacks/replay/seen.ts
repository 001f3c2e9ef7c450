import { isDeepStrictEqual } from 'node:util';
import type { Result } from '#test/client.ts';

/** Replies to an attack, and what was broken by it. */
export interface Seen {
  answers: readonly string[];
  broken: readonly string[];
}

/** Notes what was answered, each held against what must be. */
export interface Notes extends Seen {
  /** Requires the present value to equal the expected one. */
  is(what: string, now: unknown, must: unknown): void;
  /** The call must be refused, by one of these words. */
  refused(what: string, heard: Result<unknown>, ...must: string[]): void;
  /** For what was looked at many times: the odd ones out, of which there must be none. */
  none(what: string, looked: number, odd: readonly string[]): void;
}

export function openNotes(): Notes {
  const answers: string[] = [];
  const broken: string[] = [];
  const note = (text: string, isRight: boolean, must: string) => {
    answers.push(text);
    if (!isRight) broken.push(`${text}, must be ${must}`);
  };
  return {
    answers,
    broken,
    is: (what, now, must) => note(`${what}: ${written(now)}`, isDeepStrictEqual(now, must), written(must)),
    refused: (what, result, ...must) =>
      note(`${what}: ${wordFor(result)}`, !result.ok && must.includes(result.reason), must.join(' or ')),
    none: (what, looked, odd) => {
      const shown = odd.length === 0 ? 'none' : `${odd.length}, as ${odd.slice(0, 5).join('; ')}`;
      // An empty set of checks proves nothing.
      note(`${what}: ${shown} of ${looked}`, odd.length === 0 && looked > 0, 'none of some');
    },
  };
}

/** Short form of a reply. */
export function wordFor(result: Result<unknown>): string {
  return result.ok ? 'answered' : result.reason;
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}
