const marker = 'SetUpFailure';

/**
 * An error that the person at the keyboard can fix: it is printed as a line without a stack.
 * @param {string} line
 */
export function setUpFailure(line) {
  const error = new Error(line);
  error.name = marker;
  return error;
}

/**
 * Runs the work, and says a set-up failure in plain words.
 * @param {() => void | Promise<void>} work
 */
export async function orSay(work) {
  try {
    await work();
  } catch (error) {
    console.error(lineFor(error));
    process.exit(1);
  }
}

/** @type {Readonly<Record<string, (path: string) => string>>} */
const byCode = {
  EACCES: (path) =>
    `This user may not write ${path}. Start MarketWaka as the user whom that belongs to, or give it to them.`,
  EPERM: (path) =>
    `${path} may not be changed: another user, or a program that runs, holds it. Stop MarketWaka, or start it as that user.`,
  EBUSY: (path) => `${path} is in use by a program that runs. Stop that program, and start again.`,
  EROFS: (path) => `${path} is on a disk that can only be read. Put MarketWaka on one that can be written.`,
  ENOSPC: (path) => `The disk that ${path} is on is full. Make room, and start again.`,
  EDQUOT: (path) => `The disk that ${path} is on is full for this user. Make room, and start again.`,
};

/**
 * The sentence for what a program said of a path; nothing where it said nothing of that kind.
 * @param {string} message
 * @param {string} path
 */
export function troubleIn(message, path) {
  const code = Object.keys(byCode).find((known) => new RegExp(`\\b${known}\\b`).test(message));
  return code === undefined ? undefined : byCode[code]?.(path);
}

/**
 * Text of an error for the terminal.
 * @param {unknown} error
 * @returns {string}
 */
export function lineFor(error) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === marker) return error.message;
  const { code = '', path = 'its folder' } = /** @type {NodeJS.ErrnoException} */ (error);
  return byCode[code]?.(path) ?? `MarketWaka could not be set up: ${error.message}`;
}
