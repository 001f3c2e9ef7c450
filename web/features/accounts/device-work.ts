import { forgetWhatWaits, queuedActions } from '../../offline/queue.ts';
import { applicationDraftKey } from '../agents/application-draft.ts';
import { doorWaitsKey } from '../run/door-wait.ts';

/** How many things on this device were never sent, those that were refused among them. */
export async function unsentCount(): Promise<number> {
  return (await queuedActions()).length;
}

/** Leaves nothing of the last person's work behind. */
export async function forgetDeviceWork(): Promise<void> {
  localStorage.removeItem(applicationDraftKey);
  localStorage.removeItem(doorWaitsKey);
  await forgetWhatWaits();
}
