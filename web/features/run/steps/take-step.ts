import { newRequestId } from '#web/lib/network/request-id.ts';
import { serverNowByWall } from '#web/lib/network/server-clock.ts';
import type { Snapped } from '#web/lib/pictures/snapped.ts';
import { somethingQueued } from '#web/offline/queue/queue-events.ts';
import { dropAction, enqueue, tryAgain } from '#web/offline/queue/queue.ts';
import { keepPicture } from '#web/offline/storage/pictures.ts';
import { addStep, currentRun, readSteps } from '../run-store.ts';
import { type Deed, type Step, asSent } from './steps.ts';
import { actionOfStep, lineOf } from './waiting-steps.ts';

// Steps enter the device's database in the order in which they were done.
let last: Promise<unknown> = Promise.resolve();

/**
 * Does a step: it counts on the screen at once, is kept on the device with the photos that it names, and is sent when
 * it can be. Settles when the device has it; fails where it cannot keep it.
 */
export function takeStep(deed: Deed, photos: readonly Snapped[] = []): Promise<void> {
  const { owner } = currentRun();
  const step = stepOf(deed);
  const stored = last.then(async () => {
    for (const { key, blob } of photos) await keepPicture(key, blob);
    const pictures = photos.map(({ key }) => key);
    await enqueue({ ...asSent(step), owner, line: lineOf(step.input), name: step.name, pictures });
  });
  last = stored.catch(() => undefined);
  addStep(step, stored);
  return stored.then(sendNow);
}

function stepOf(deed: Deed): Step {
  const said = { clientRequestId: newRequestId(), doneAt: new Date(serverNowByWall()).toISOString() };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot carry the pairing of name and input through a spread
  return { name: deed.name, input: { ...deed.input, ...said } } as Step;
}

/** The server would not take it; the agent wants it asked once more. */
export async function sendAgain(step: Step): Promise<void> {
  const action = await actionOfStep(step);
  if (action !== undefined) await tryAgain(action);
  await readSteps();
  sendNow();
}

/** The agent lets go of a refused step; what waits behind it goes on. */
export async function letGo(step: Step): Promise<void> {
  const action = await actionOfStep(step);
  if (action !== undefined) await dropAction(action.id);
  await readSteps();
  sendNow();
}

/** Lets go of everything that waits for one order. */
export async function letGoOfAll(code: string): Promise<void> {
  for (const { step } of currentRun().steps) {
    if (step.input.code !== code) continue;
    const action = await actionOfStep(step);
    if (action !== undefined) await dropAction(action.id);
  }
  await readSteps();
}

function sendNow(): void {
  dispatchEvent(new Event(somethingQueued));
}
