import { agentCopy } from '#contract/copy/agent.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { serverNowByWall } from '#web/lib/network/server-clock.ts';
import type { Snapped } from '#web/lib/pictures/snapped.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { dropAction, enqueue, tryAgain } from '#web/offline/queue/queue.ts';
import { keepPicture } from '#web/offline/storage/pictures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { addStep, currentRun, readSteps } from '../run-store.ts';
import { forgetSheet } from '../sheets/stored-sheets.ts';
import { type StepInput, type Step, asSent } from './steps.ts';
import { actionOfStep } from './waiting-steps.ts';

// Steps enter the device's database in the order in which they were done.
let last: Promise<unknown> = Promise.resolve();

/** The sheet in which a step was typed, and the photos that go with it. */
interface TypedIn {
  sheet: string;
  /** Another one, where photos of two kinds were taken. */
  beside?: string;
  photos?: readonly Snapped[];
}

/** Does a step; once the phone has it, its sheet is forgotten. Where the phone cannot store it, it says so. */
export function useTakeStep(): (stepInput: StepInput, typedIn?: TypedIn) => void {
  const { trouble } = useCatalogue(agentCopy);
  return (stepInput, typedIn) => {
    takeStep(stepInput, typedIn?.photos).then(
      () => {
        if (typedIn === undefined) return;
        forgetSheet(typedIn.sheet);
        if (typedIn.beside !== undefined) forgetSheet(typedIn.beside);
      },
      () => showToast({ title: trouble.notKept, description: trouble.notKeptText, tone: 'danger' }),
    );
  };
}

/**
 * Does a step: it counts on the screen at once, is stored on the device with the photos that it names, and is sent when
 * it can be. Settles when the device has it; fails where it cannot store it.
 */
function takeStep(stepInput: StepInput, photos: readonly Snapped[] = []): Promise<void> {
  const { owner } = currentRun();
  const step = stepOf(stepInput);
  const stored = last.then(async () => {
    for (const { key, blob } of photos) await keepPicture(key, blob);
    const pictures = photos.map(({ key }) => key);
    await enqueue({ ...asSent(step), owner, pictures });
  });
  last = stored.catch(() => undefined);
  addStep(step, stored);
  return stored;
}

function stepOf(stepInput: StepInput): Step {
  const stamp = { clientRequestId: newRequestId(), doneAt: new Date(serverNowByWall()).toISOString() };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot carry the pairing of name and input through a spread
  return { name: stepInput.name, input: { ...stepInput.input, ...stamp } } as Step;
}

/** The server would not take it; the agent wants it asked once more. */
export async function sendAgain(step: Step): Promise<void> {
  const action = await actionOfStep(step);
  if (action !== undefined) await tryAgain(action);
  await readSteps();
}

/** The agent lets go of a refused step; what waits behind it goes on. */
export async function letGo(step: Step): Promise<void> {
  const action = await actionOfStep(step);
  if (action !== undefined) await dropAction(action.id);
  await readSteps();
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
