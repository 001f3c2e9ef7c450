/** Under this name a page asks the browser to wake it once there is network; not every browser can. */
export const wakeTag = 'send-what-waits';

/** Message of the service worker to its pages after such a push. */
export interface WakeUp {
  kind: 'wake-up';
}
