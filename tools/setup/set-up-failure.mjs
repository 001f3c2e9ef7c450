const marker = 'SetUpFailure';

/**
 * What the person at the keyboard can mend: they get the line and no stack.
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
    console.error(error instanceof Error && error.name === marker ? error.message : error);
    process.exit(1);
  }
}
