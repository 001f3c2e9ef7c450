import { parseArgs } from 'node:util';
import { orSay } from './backup/command-line.ts';
import { reachToRead } from './backup/reach.ts';
import { jobLimits } from './db/connections/settings.ts';
import { openDatabase } from './db/database.ts';
import { readEnv } from './env/env.ts';
import { openPictures } from './media/open-pictures.ts';
import { startRefusal } from './process/start-refusal.ts';
import { giveKeyUp, turnKeysOver } from './secrets/turn-over.ts';

/**
 * `npm run keys:rotate` makes a new data key and encrypts everything with it, beside a product that serves; it may be
 * stopped and run again. With `--lost ID` it gives up what a key encrypted that nobody has any more.
 */
await orSay(async () => {
  const lost = readWords();
  const env = readEnv(process.env);
  const pictures = openPictures(env, (error) => console.error(error));
  const reached = await reachToRead(env);
  const db = openDatabase({ address: reached.address, connections: 1, limits: jobLimits });
  try {
    if (lost !== undefined) await giveKeyUp(db, lost, console.log);
    else if (!(await turnKeysOver({ db, pictures, env }, console.log))) process.exitCode = 1;
  } finally {
    await db.end({ timeout: 1 });
    await reached.leave();
  }
});

function readWords(): string | undefined {
  const { values } = parseArgs({ options: { lost: { type: 'string' } } });
  if (values.lost !== undefined && !/^[0-9a-f]{8}$/.test(values.lost))
    throw startRefusal('--lost: say the eight letters and digits of the key, as the start names it.');
  return values.lost;
}
