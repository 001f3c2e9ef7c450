import type { User } from '#contract/accounts/schema.ts';
import { paths } from '#contract/paths.ts';
import type { Match } from '../routes.ts';

const alsoOfWork: ReadonlySet<string> = new Set([paths.dashboard, paths.profile]);

/** An agent stays in the frame of the work, where what is carried is at hand. */
export function frameFor({ route }: Match, user: User | null | undefined): Match['route']['frame'] {
  return user?.role === 'agent' && alsoOfWork.has(route.pattern) ? 'agent' : route.frame;
}
