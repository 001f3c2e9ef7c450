import { agentCopy } from '#contract/copy/agent.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { minutesUntil } from './due.ts';

const soonMinutes = 8;

/** Time left until the promise. */
export function DueBadge({ dueAt }: { dueAt: string | null }) {
  const { run: copy } = useCatalogue(agentCopy);
  // Drawn anew every minute.
  useNow();
  if (dueAt === null) return null;
  const minutes = minutesUntil(dueAt);
  if (minutes < 0) return <Badge tone="pepper">{copy.late(-minutes)}</Badge>;
  return <Badge tone={minutes <= soonMinutes ? 'garri' : 'plain'}>{copy.left(minutes)}</Badge>;
}
