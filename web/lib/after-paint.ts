import type { SyntheticEvent } from 'react';

/** Does something right after what is drawn now stands on the screen; what is answered gives it up. */
export function afterPaint(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  // A page that nobody sees draws no frames.
  if (document.visibilityState === 'hidden') task = setTimeout(work);
  // A frame is handed on once the task after it runs.
  const frame = task === undefined ? requestAnimationFrame(() => (task = setTimeout(work))) : undefined;
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/** A form is sent once the press on its button has been answered. */
export function submitAfterPaint(submit: () => Promise<void>): (event: SyntheticEvent) => void {
  return (event) => {
    event.preventDefault();
    afterPaint(() => void submit());
  };
}
