import * as z from 'zod/mini';
import { givenAnswersKey as key } from '../device-keys.ts';

const most = 20;

const given = z.object({ questionId: z.string(), yes: z.boolean(), clientRequestId: z.string() });

/** A yes or no that was tapped and has not been taken yet: it outlives a reload and a dead network. */
export type GivenAnswer = z.output<typeof given>;

function all(): GivenAnswer[] {
  try {
    const read = z.array(given).safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    // Broken text, or a browser that keeps nothing.
    return [];
  }
}

export function givenAnswer(questionId: string): GivenAnswer | undefined {
  return all().find((answer) => answer.questionId === questionId);
}

export function keepAnswer(fresh: GivenAnswer): void {
  write([fresh, ...others(fresh.questionId)].slice(0, most));
}

export function dropAnswer(questionId: string): void {
  write(others(questionId));
}

function others(questionId: string): GivenAnswer[] {
  return all().filter((answer) => answer.questionId !== questionId);
}

function write(answers: readonly GivenAnswer[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(answers));
  } catch {
    // A full device: the answer is still being sent by this page.
  }
}
