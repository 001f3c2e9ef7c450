import { isOwn, queuedActions, takeInForeign } from '#web/offline/queue/queue.ts';

/** How many things of this person on this device were never sent, those that were refused among them. */
export async function unsentCount(person: string | null): Promise<number> {
  await takeInForeign(person);
  return (await queuedActions()).filter((action) => isOwn(action, person)).length;
}
