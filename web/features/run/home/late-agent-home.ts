import { preloadable } from '#web/lib/screen/preloadable.ts';

/** Agent’s first screen, loaded late because a customer’s screen has the same address. */
export const lateAgentHome = preloadable(() => import('./agent-home.tsx'));
