import type { SyntheticEvent } from 'react';

/** Does something right after what is drawn now stands on the screen; what is answered gives it up. */
export function afterPaint(work: () => void): () => void {
  let isWanted = true;
  const task = () => {
    if (isWanted) work();
  };
  // A page that nobody sees draws no frames.
  if (document.visibilityState === 'hidden') setTimeout(task);
  // A frame is handed on once the task after it runs.
  else requestAnimationFrame(() => next(task));
  return () => {
    isWanted = false;
  };
}

/** A timer would wait for answers that come meanwhile and for what they have drawn; Safari knows nothing else. */
function next(task: () => void): void {
  if ('scheduler' in window) void scheduler.postTask(task, { priority: 'user-blocking' });
  else setTimeout(task);
}

/** A form is sent once the press on its button has been answered. */
export function submitAfterPaint(submit: () => Promise<void>): (event: SyntheticEvent) => void {
  return (event) => {
    event.preventDefault();
    afterPaint(() => void submit());
  };
}
