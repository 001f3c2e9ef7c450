/** Under this name a page asks the browser to wake it once there is network; not every browser can. */
export const wakeTag = 'send-what-waits';

/** What the app's worker then tells its pages. */
export interface WakeUp {
  kind: 'wake-up';
}
