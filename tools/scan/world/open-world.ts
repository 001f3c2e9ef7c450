import { openCopy } from '#test/set-up/copied-database.ts';
import { ensureTemplate } from '#test/set-up/database-template.ts';
import { openTestServer } from '#test/set-up/test-server.ts';
import { standStage, type Stage } from '#test/fuzz/set-up/stage.ts';

/** A grown world behind a product of its own, as the fuzzer has it, for a program that is no test. */
export interface ScannedWorld extends Stage {
  close(): Promise<void>;
}

export async function openScannedWorld(): Promise<ScannedWorld> {
  const ends: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    const server = await openTestServer();
    ends.push(() => server.leave());
    const copy = await openCopy(server.address, await ensureTemplate(server.address, server.connection));
    ends.push(() => copy.drop());
    const stage = await standStage(copy, { FUZZ_CLOCK_RATE: '1000' }, (end) => ends.push(end));
    return { ...stage, close };
  } catch (error) {
    await close();
    throw error;
  }
}
