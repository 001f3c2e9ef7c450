import { preloadable } from '#web/lib/screen/preloadable.tsx';

/** Where an agent's day begins; a customer, whose screen has the same address, never downloads it. */
export const lateAgentHome = preloadable(() => import('./agent-home.tsx'));
