import type { Db } from '#server/db/database.ts';
import { isDiskFull } from '#server/process/disk-full.ts';
import type { Member } from '#server/http/person.ts';
import { recordLastSeen } from './store-phone-silence.ts';

/** A phone with work calls every few seconds: the time of the last is written down this often at most. */
const everyMs = 5000;

/** Records every call of an agent, before it is answered: what they did without network is believed by their silence. */
export function recordAgentsLastSeen(db: Db, nowMs: () => number): (member: Member) => Promise<void> {
  const writtenAt = new Map<string, number>();
  return async ({ user: { id, role } }) => {
    const before = writtenAt.get(id);
    if (role !== 'agent' || (before !== undefined && nowMs() - before < everyMs)) return;
    try {
      await recordLastSeen(db, id);
    } catch (error) {
      // With a full disk no order is handed over either, and a run can still be read.
      if (isDiskFull(error)) return;
      throw error;
    }
    // Only now: a call beside it must not be judged before the silence is written down.
    writtenAt.set(id, nowMs());
  };
}
