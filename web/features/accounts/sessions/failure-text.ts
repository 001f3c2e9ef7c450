import { ApiError, sentenceOf } from '#web/lib/network/api-error.ts';

/** What the form says when a call failed: the server's own words, else ours; without an answer it was the network. */
export function troubleText(error: unknown, words: { failed: string; networkError: string }): string {
  return error instanceof ApiError ? (sentenceOf(error) ?? words.failed) : words.networkError;
}

/** True where a one-time link has done its work or is too old. */
export function isLinkSpent(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link-spent';
}
