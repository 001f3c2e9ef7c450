import { useEffect } from 'react';
import { afterPaint } from '../lib/page/after-paint.ts';

/** Leaves the focus in the place of what had it and goes away: a person who uses keys, or listens, would start at the top again. */
export function useFocusPlace(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let around: Element[] = [];
    const restore = () => {
      if (focused === null || !isGone(focused) || document.activeElement !== document.body) return;
      // While a dialog that is about to close covers all of them, none does: the next removal asks again.
      around.some(takesFocus);
    };
    const enter = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused = target;
      around = ancestorsOf(target);
    };
    const leave = ({ target }: FocusEvent) =>
      void afterPaint(() => {
        if (target !== focused || focused === null) return;
        // A touch on the page beside it leaves it on purpose.
        if (isGone(focused)) restore();
        else focused = null;
      });
    const removals = new MutationObserver(() => {
      // A component that has a better place for it goes first.
      if (focused?.isConnected === false) afterPaint(restore);
    });
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
      removals.disconnect();
    };
  }, []);
}

/** Removed, in a dialog that closed, or switched off while its form is sent. */
function isGone(element: Element): boolean {
  return element.getClientRects().length === 0 || element.matches(':disabled');
}

function ancestorsOf(element: Element): Element[] {
  const above = element.parentElement;
  return above === null || above === document.body ? [] : [above, ...ancestorsOf(above)];
}

/** A closed dialog and what is gone itself take none. */
function takesFocus(place: Element): boolean {
  if (!(place instanceof HTMLElement)) return false;
  const isMade = !place.hasAttribute('tabindex');
  if (isMade) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const hasTaken = document.activeElement === place;
  const close = () => place.removeAttribute('tabindex');
  if (isMade && hasTaken) place.addEventListener('focusout', close, { once: true });
  else if (isMade) close();
  return hasTaken;
}
