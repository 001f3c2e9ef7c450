import { serverAway } from '#contract/copy/failures.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { pageLanguage } from '../page/page-language.ts';

/** A refused call. Its message is the specification's: status, colon, body. */
export class ApiError extends Error {
  readonly status: number;
  readonly sentence: string;
  readonly code: string | null;
  /** Wait before the next try, where the server gave one. */
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    sentence: string,
    code: string | null,
    retryAfterSeconds: number | null = null,
  ) {
    super(`${status}: ${sentence}`);
    this.name = 'ApiError';
    this.status = status;
    this.sentence = sentence;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The error of a response that did not succeed; an empty body leaves the status text, a proxy's page our own words. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body = (await response.text()).trim();
  const wait = Number(response.headers.get('retry-after'));
  return new ApiError(
    response.status,
    body.startsWith('<') ? ownText() : body || response.statusText,
    response.headers.get(refusalHeader),
    wait > 0 ? wait : null,
  );
}

/** The error of a response that succeeded with a page in place of a reply, as a hotel's network does: nobody of ours was asked. */
export function strangersReply(): ApiError {
  return new ApiError(502, ownText(), null);
}

function ownText(): string {
  return serverAway[pageLanguage()];
}

/** The server’s sentence for the person; undefined where no server replied. */
export function sentenceOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.sentence !== '' ? error.sentence : undefined;
}
