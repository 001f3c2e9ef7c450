import type { Database } from '#server/db/database.ts';
import { businessName } from './judge-name.ts';
import { signsOf } from './name-signs.ts';
import { keepSigns, lockUnreadNames } from './store.ts';

const namesAtOnce = 500;

/** Makes the skeletons of names that were taken before there were any, or by an instance of the version before; staff first. */
export async function readNames(db: Database): Promise<void> {
  const business = await businessName(db);
  let read: number;
  do {
    read = await db.begin(async (transaction) => {
      const unread = await lockUnreadNames(transaction, namesAtOnce);
      const signs = unread.map(({ id, username }) => ({ id, ...signsOf(username, business) }));
      if (signs.length > 0) await keepSigns(transaction, signs);
      return signs.length;
    });
  } while (read > 0);
}
