import { preloadable } from '#web/lib/preloadable.tsx';

/** Where an agent's day begins; a customer, whose screen has the same address, never downloads it. */
export const lateAgentHome = preloadable(() => import('./components/agent-home.tsx'));
