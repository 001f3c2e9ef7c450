import { setTimeout as pause } from 'node:timers/promises';
import { advisoryLocks } from '../advisory-locks.ts';
import { type DatabaseAddress, type Db, openDatabase } from '../database.ts';
import { boolean } from '../sql/codecs.ts';

export interface SoleUse {
  leave(): Promise<void>;
}

/** Takes the lock that one app at a time holds over an embedded database. `onLost` is told when the server went away. */
export async function takeSoleUse(
  address: DatabaseAddress,
  patienceSeconds: number,
  onLost: () => void,
): Promise<SoleUse | 'in-use'> {
  let holds = false;
  const database = openDatabase({ address, connections: 1 });
  const connection = await database.reserve(() => {
    if (holds) onLost();
    holds = false;
  });
  const leave = () => {
    holds = false;
    return connection.release();
  };
  const until = Date.now() + patienceSeconds * 1000;
  try {
    // A killed app's own lock lives on for the moment that the server takes to notice.
    while (!(await tryLock(connection))) {
      if (Date.now() > until) {
        await leave();
        return 'in-use';
      }
      await pause(50);
    }
  } catch (error) {
    await leave();
    throw error;
  }
  holds = true;
  return { leave };
}

async function tryLock(connection: Db): Promise<boolean> {
  const [row] = await connection.rows({ taken: boolean })`
    select pg_try_advisory_lock(${advisoryLocks.soleUse}) as taken`;
  return row?.taken === true;
}
