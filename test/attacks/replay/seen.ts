import { isDeepStrictEqual } from 'node:util';
import type { Heard } from '#test/client.ts';

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
  refused(what: string, heard: Heard<unknown>, ...must: string[]): void;
  /** For what was looked at many times: the odd ones out, of which there must be none. */
  none(what: string, looked: number, odd: readonly string[]): void;
}

export function openNotes(): Notes {
  const answers: string[] = [];
  const broken: string[] = [];
  const note = (said: string, isRight: boolean, must: string) => {
    answers.push(said);
    if (!isRight) broken.push(`${said}, must be ${must}`);
  };
  return {
    answers,
    broken,
    is: (what, now, must) => note(`${what}: ${written(now)}`, isDeepStrictEqual(now, must), written(must)),
    refused: (what, heard, ...must) =>
      note(`${what}: ${wordFor(heard)}`, !heard.ok && must.includes(heard.reason), must.join(' or ')),
    none: (what, looked, odd) => {
      const shown = odd.length === 0 ? 'none' : `${odd.length}, as ${odd.slice(0, 5).join('; ')}`;
      // An empty set of checks proves nothing.
      note(`${what}: ${shown} of ${looked}`, odd.length === 0 && looked > 0, 'none of some');
    },
  };
}

/** Short form of a reply. */
export function wordFor(heard: Heard<unknown>): string {
  return heard.ok ? 'answered' : heard.reason;
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}
