import { agentCopy } from '#contract/copy/agent.ts';
import { NoNetwork } from '#web/illustrations/no-network.tsx';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

/** The place of a run that this phone does not have yet: it is on the way, or out of reach. */
export function RunNotYet({ isOutOfReach, askAgain }: { isOutOfReach: boolean; askAgain: () => void }) {
  const { run: copy } = useCatalogue(agentCopy);
  const { errors, shell } = useCopy();
  if (isOutOfReach) {
    return (
      <EmptyState
        isWholeScreen
        picture={<NoNetwork />}
        title={errors.noNetworkTitle}
        text={copy.outOfReach}
        action={<Button onClick={askAgain}>{errors.tryAgain}</Button>}
      />
    );
  }
  return (
    <div className="grid gap-4 p-4" aria-busy="true">
      <h1 className="sr-only">{copy.title}</h1>
      <output className="sr-only">{shell.loading}</output>
      <Skeleton className="h-20" />
      <Skeleton className="h-40" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
