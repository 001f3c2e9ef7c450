import { afterPaint } from '#web/lib/page/after-paint.ts';

/**
 * Follows a form that was just sent until it is refused, here or by the server, and then brings the first wrong field
 * into sight with the keyboard in it. Whoever goes on typing meanwhile is left alone.
 */
export function goToFirstWrong(form: HTMLFormElement): void {
  const following = new AbortController();
  const { signal } = following;
  const stop = () => following.abort();
  const look = () => {
    if (!signal.aborted && showFirstWrong(form)) stop();
  };
  // Errors come with React's next drawing: right away, after an answer, or never.
  const drawn = new MutationObserver(look);
  signal.addEventListener('abort', () => drawn.disconnect());
  drawn.observe(form, { childList: true, subtree: true });
  for (const kind of ['input', 'submit']) form.addEventListener(kind, stop, { signal });
  // An error that stood there before draws nothing anew.
  afterPaint(look);
}

/** Brings the first wrong field into sight, clear of bars; false where nothing is wrong. */
export function showFirstWrong(inside: HTMLElement): boolean {
  const field = inside.querySelector('.field-error[role=alert]')?.closest<HTMLElement>('.field, fieldset');
  if (field === null || field === undefined) return false;
  const control = field.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button');
  control?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'nearest' });
  return true;
}
