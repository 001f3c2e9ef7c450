import { agentCopy } from '#contract/copy/agent.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { takeStep } from './take-step.ts';
import type { Snapped } from '#web/lib/pictures/snapped.ts';
import type { Deed } from './steps.ts';

/** Does a step; where the phone cannot keep it, it says so. */
export function useTakeStep(): (deed: Deed, photos?: readonly Snapped[]) => void {
  const { trouble } = useCatalogue(agentCopy);
  return (deed, photos) => {
    takeStep(deed, photos).catch(() =>
      showToast({ title: trouble.notKept, description: trouble.notKeptText, tone: 'danger' }),
    );
  };
}
