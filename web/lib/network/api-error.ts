import { refusalHeader } from '#contract/refusals.ts';

/** A refused call. Its message is the specification's: status, colon, body. */
export class ApiError extends Error {
  readonly status: number;
  readonly sentence: string;
  readonly code: string | null;
  /** How long to wait before the next try, where the server said so. */
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

/** The error of a response that did not succeed; an empty body leaves the status text. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body = (await response.text()).trim();
  const wait = Number(response.headers.get('retry-after'));
  return new ApiError(
    response.status,
    body || response.statusText,
    response.headers.get(refusalHeader),
    wait > 0 ? wait : null,
  );
}

/** What the server said to the person, or nothing where no server spoke. */
export function sentenceOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.sentence !== '' ? error.sentence : undefined;
}
