import type { Language } from '../accounts/schema.ts';
import type { Theme } from '../pages/rendering.ts';

/** The worker that keeps the app: its file stands at the top, since a worker serves what is below it. */
export const appWorker = { path: '/sw.js', scope: '/' } as const;

/** The one that shows messages, beside it under a scope of its own, so that neither replaces the other. */
export const messagingWorker = {
  path: '/firebase-messaging-sw.js',
  scope: '/firebase-cloud-messaging-push-scope',
} as const;

/** A reply that came with the page itself: the device keeps it without asking again. */
export interface HandedOver {
  address: string;
  body: unknown;
}

/** Language and theme, sent to the worker because not every browser lets it read the cookies. */
export interface Choices {
  language: Language;
  theme: Theme;
}

/** Messages from a page to the service worker. */
export type ToWorker =
  | { kind: 'handed-over'; person: string; replies: HandedOver[] }
  | { kind: 'chosen'; choices: Choices }
  /** Answered over the port that comes with it: the entry file of the worker's build. */
  | { kind: 'which-build' }
  /** The person wants the new version now. */
  | { kind: 'take-over' }
  /** This page is of the new version already: no other page is there that could lose anything. */
  | { kind: 'take-over-if-alone' }
  /** A page that just came cannot know what a worker kept while there was none. */
  | { kind: 'does-anything-wait' };

/** Message from a worker to the pages. */
export interface FromWorker {
  /** A write lies on the device that no page has put there. */
  kind: 'something-waits';
}
