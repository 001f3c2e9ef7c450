import { orSay } from './backup/command-line.ts';
import { reachToRead } from './backup/reach.ts';
import { requestLimits } from './db/connections/settings.ts';
import { openDatabase } from './db/database.ts';
import { admitReader } from './db/reading/admit-reader.ts';
import { readEnv } from './env/env.ts';

/**
 * `npm run database:reader`: makes the role as whom people read the database where it may, gives it the views and
 * nothing else, and says how to connect. It ends with 1 where the role is missing or reads more than the views.
 */
await orSay(async () => {
  const reached = await reachToRead(readEnv(process.env));
  const db = openDatabase({ address: reached.address, connections: 1, limits: requestLimits });
  try {
    const { readsViewsAlone, sentences } = await admitReader(db, reached.address);
    for (const sentence of sentences) console.log(sentence);
    if (!readsViewsAlone) process.exitCode = 1;
  } finally {
    await db.end({ timeout: 1 });
    await reached.leave();
  }
});
