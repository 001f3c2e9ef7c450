import { answerQuestion } from '#contract/orders/run/endpoints.ts';
import { noPerson } from '#contract/installed/cache.ts';
import type { FromWorker } from '#contract/installed/workers.ts';
import { inStore } from '#web/offline/storage/database.ts';
import type { Answer } from './notice.ts';
import { personOnDevice } from '../person/person-on-device.ts';

declare const self: ServiceWorkerGlobalScope;

/** The name under which a browser with Background Sync wakes the worker. */
export const answersWait = 'answers-wait';

export interface GivenAnswer {
  answer: Answer;
  yes: boolean;
  link: string;
  /** The matter's, so that what came of it takes the notice's place. */
  tag: string;
}

/** As it lies among everything that waits on this device; `notice` is the worker's own. */
interface StoredAction {
  id: number;
  endpoint: string;
  owner: string;
  /** Refusal that a page recorded meanwhile. */
  refusal: unknown;
  isSetAside?: boolean;
  notice: GivenAnswer;
}

/** Keeps an answer in the queue of the person who holds the phone; false where nobody is known to. */
export async function keepAnswer(given: GivenAnswer): Promise<boolean> {
  const owner = await personOnDevice();
  if (owner === undefined || owner === noPerson) return false;
  const action = {
    endpoint: given.answer.path,
    data: { ...given.answer.body, yes: given.yes },
    timestamp: Date.now(),
    owner,
    refusal: null,
    line: null,
    name: answerQuestion.name,
    pictures: [],
    notice: given,
  };
  await inStore('actions', 'readwrite', (store) => store.add(action));
  await wakeLater();
  return true;
}

/** The answers of whoever holds the phone now. */
export async function storedAnswers(): Promise<Pick<StoredAction, 'id' | 'owner' | 'notice'>[]> {
  const owner = await personOnDevice();
  const all: unknown[] = await inStore('actions', 'readonly', (store) => store.getAll());
  return all
    .filter(isStoredAnswer)
    .filter((action) => action.owner === owner && action.refusal === null && action.isSetAside !== true);
}

export async function forgetAnswer(id: number): Promise<void> {
  await inStore('actions', 'readwrite', (store) => store.delete(id));
}

/** True where any write waits on this device. */
export async function somethingWaits(): Promise<boolean> {
  return (await inStore('actions', 'readonly', (store) => store.count())) > 0;
}

/** An open page sends it when it can; without one the browser wakes this worker, where it knows how. */
async function wakeLater(): Promise<void> {
  const message: FromWorker = { kind: 'something-waits' };
  for (const page of await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    page.postMessage(message, []);
  }
  const { registration } = self;
  if ('sync' in registration && hasRegister(registration.sync)) {
    await registration.sync.register(answersWait).catch(() => undefined);
  }
}

function hasRegister(sync: unknown): sync is { register: (tag: string) => Promise<void> } {
  return typeof sync === 'object' && sync !== null && 'register' in sync;
}

function isStoredAnswer(action: unknown): action is StoredAction {
  return (
    typeof action === 'object' && action !== null && 'notice' in action && 'id' in action && 'owner' in action
  );
}
