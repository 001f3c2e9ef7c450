import { sendMessage } from '#contract/chat/endpoints.ts';
import type { About } from '#contract/chat/schema.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { keepPicture } from '#web/offline/storage/pictures.ts';
import { dropAction, enqueue, tryAgain } from '#web/offline/queue/queue.ts';
import type { Snapped } from '#web/lib/pictures/snapped.ts';
import { actionOf } from './waiting-messages.ts';
import { addWaiting, notifyTabs } from './waiting-store.ts';

interface Written {
  about: About;
  line: string;
  /** The account that says it; nobody's goes by the order's link alone. */
  owner: string | null;
  text: string;
  photos: readonly Snapped[];
  callsOffice?: boolean;
}

// Messages enter the device's database in the order in which they were written.
let last: Promise<unknown> = Promise.resolve();

/**
 * Says something: it stands in the list at once, is kept on the device with its photos, and is sent when it can be.
 * Settles when the device has it; fails where it cannot keep it.
 */
export function say({ about, line, owner, text, photos, callsOffice = false }: Written): Promise<void> {
  const requestId = newRequestId();
  const pictures = photos.map(({ key }) => key);
  const data = { clientRequestId: requestId, about, text, pictures, callsOffice };
  const stored = last.then(async () => {
    for (const { key, blob } of photos) await keepPicture(key, blob);
    await enqueue({ endpoint: sendMessage.path, data, owner, line, name: sendMessage.name, pictures });
  });
  last = stored.catch(() => undefined);
  const at = new Date().toISOString();
  addWaiting({ requestId, about, text, pictures, at, refusal: null, line, owner }, stored);
  return stored;
}

/** The server would not take it; the person wants it asked once more. */
export async function sayAgain(requestId: string): Promise<void> {
  const action = await actionOf(requestId);
  if (action !== undefined) await tryAgain(action);
  notifyTabs();
}

/** The person lets go of a refused message; what waits behind it goes on. */
export async function unsay(requestId: string): Promise<void> {
  const action = await actionOf(requestId);
  if (action !== undefined) await dropAction(action.id);
  notifyTabs();
}
