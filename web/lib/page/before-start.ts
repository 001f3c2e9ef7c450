declare global {
  /** Put there by the page itself (server/http/pages/begin-script.ts). */
  var beforeStart: { started(): HTMLElement | undefined; typedList(): string } | undefined;
}

/** From now on taps are the page's own matter; answers the button that was tapped before it could answer, if any. */
export function takePageOver(): HTMLElement | undefined {
  return globalThis.beforeStart?.started();
}

/** Takes the text that was typed into the order's list before the script; it is handed out once. */
export function takeTypedList(): string {
  return globalThis.beforeStart?.typedList() ?? '';
}
