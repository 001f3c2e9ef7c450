const marker = 'StartRefusal';

/** A reason not to start that the person at the keyboard can fix: they get the line, not a stack. */
export function startRefusal(line: string): Error {
  const error = new Error(line);
  error.name = marker;
  return error;
}

/** Text of a fatal error for the terminal; the stack only at a log level that asks for it. */
export function wordsFor(error: unknown, logLevel: string | undefined): string {
  if (isStartRefusal(error)) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  const asked = logLevel === 'debug' || logLevel === 'trace';
  if (asked && error instanceof Error) return error.stack ?? message;
  return `MarketWaka cannot go on: ${message.split('\n')[0]} (LOG_LEVEL=debug shows where that was.)`;
}

export function isStartRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === marker;
}
