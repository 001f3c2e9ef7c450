const marker = 'StartRefusal';

/** A reason not to start that the person at the keyboard can mend: they get the line, not a stack. */
export function startRefusal(line: string): Error {
  const error = new Error(line);
  error.name = marker;
  return error;
}

export function isStartRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === marker;
}
