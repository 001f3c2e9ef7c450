import { reportPosition } from '#contract/agents/endpoints.ts';
import { recordVisit } from '#contract/analytics/endpoints.ts';
import { sayTyping } from '#contract/chat/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** The order in which calls are refused under overload, the least first. */
export type Importance = 'least' | 'usual' | 'most';

/** The next one says all of it again, or nobody misses it. */
const soonRepeated: ReadonlySet<string> = new Set(
  [recordVisit, reportPosition, sayTyping].map(({ name }) => name),
);

export function importanceOf({ name, audience, method, takes }: Endpoint): Importance {
  if (soonRepeated.has(name) || audience === 'analytics:view') return 'least';
  // The agent stands at a stall or a door with it, or a customer has paid.
  if (takes === 'signed-notice' || (audience === 'agent' && method !== 'GET')) return 'most';
  return 'usual';
}
