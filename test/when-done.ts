import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Does the work once what runs now is done: the test, or the file or block that is being read. A running test could
 * add a hook to its file, and nothing would ever call it: what it opened would go on beside the files that follow.
 */
export function whenDone(work: () => unknown): void {
  const done = async () => void (await work());
  if (TestRunner.getCurrentTest() === undefined) afterAll(done);
  else onTestFinished(done);
}
