import type { AgentWork } from '../agents/schema.ts';
import { settingIn } from '../settings/rules.ts';
import type { Setting } from '../settings/schema.ts';

/** True where agents who only shop, or only carry, take part. */
export function hasShoppersAndRiders(settings: readonly Setting[]): boolean {
  return settingIn(settings, 'dispatch_way') === 'shoppers-and-riders';
}

/** True where an agent who works so is offered anything. */
export function takesPart(works: AgentWork, withShoppersAndRiders: boolean): boolean {
  return withShoppersAndRiders || works === 'both';
}
