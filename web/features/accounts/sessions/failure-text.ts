import { ApiError, sentenceOf } from '#web/lib/network/api-error.ts';

/** Error text of the form: the server’s sentence, else ours; without a reply it was the network. */
export function troubleText(error: unknown, copy: { failed: string; networkError: string }): string {
  return error instanceof ApiError ? (sentenceOf(error) ?? copy.failed) : copy.networkError;
}

/** True where a one-time link has done its work or is too old. */
export function isLinkSpent(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link-spent';
}
