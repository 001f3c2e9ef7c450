import { findOverdueRequest, setRung } from '#server/features/orders/requests/transcription/store-waited.ts';
import { notifyOf, type Handle } from './received-event.ts';
import { readAdminsOfCity } from './store.ts';

/** Staff who write lists down are rung for one that waits, once for several of one city that wait at the same time. */
export const notifyRequestOverdue: Handle<'request.overdue'> = async (transaction, event) => {
  const request = await findOverdueRequest(transaction, event.payload.requestId);
  if (request === undefined || request.isRungAlready) return;
  const minutes = Math.floor(request.waitedSeconds / 60);
  await setRung(transaction, event.payload.requestId);
  for (const accountId of await readAdminsOfCity(transaction, 'orders:manage', request.cityId))
    await notifyOf(transaction, event, accountId, { kind: 'list-waiting', minutes });
};
