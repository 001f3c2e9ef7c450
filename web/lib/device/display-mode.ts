export type DisplayMode = 'browser' | 'installed';

/** Installed means standing alone: by the media query, or by Safari's own flag on iOS. */
export function displayMode(window: Window): DisplayMode {
  const standalone = window.matchMedia('(display-mode: standalone)').matches;
  const onIos = 'standalone' in window.navigator && window.navigator.standalone === true;
  return standalone || onIos ? 'installed' : 'browser';
}
