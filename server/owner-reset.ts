import { parseArgs } from 'node:util';
import { orSay } from './backup/command-line.ts';
import { reachToRead } from './backup/reach.ts';
import { requestLimits } from './db/connections/settings.ts';
import { openDatabase } from './db/database.ts';
import { readEnv } from './env/env.ts';
import { resetOwner } from './features/accounts/one-time-links/reset-owner.ts';

/**
 * `npm run owner:reset [-- USERNAME]`: prints a link that sets a new password for the owner, for somebody who is at the
 * machine itself. It works once, within an hour; using it ends every session of the account and takes its second steps
 * off.
 */
await orSay(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const env = readEnv(process.env);
  const reached = await reachToRead(env);
  const db = openDatabase({ address: reached.address, connections: 1, limits: requestLimits });
  try {
    const link = await resetOwner(db, { publicUrl: env.publicUrl, username: positionals[0] });
    console.log(
      `A new password for ${link.username}, once, until ${link.expiresAt}; second steps are enrolled anew:\n${link.url}`,
    );
  } finally {
    await db.end({ timeout: 1 });
    await reached.leave();
  }
});
