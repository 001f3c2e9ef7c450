import { isOwn, queuedActions, takeInForeign } from '#web/offline/queue/queue.ts';

/** Unsent writes of this person on this device, refused ones included. */
export async function unsentCount(person: string | null): Promise<number> {
  await takeInForeign(person);
  return (await queuedActions()).filter((action) => isOwn(action, person)).length;
}
