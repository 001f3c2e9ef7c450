declare global {
  /** Put there by the page itself (server/http/pages/begin-script.ts), where it was rendered. */
  var earlyTap: { take(): HTMLElement | undefined } | undefined;
}

/** The button that was tapped before the page could answer, if any; from now on taps are the page's own matter. */
export function takeEarlyTap(): HTMLElement | undefined {
  return globalThis.earlyTap?.take();
}
