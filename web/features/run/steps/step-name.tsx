import { agentCopy } from '#contract/copy/agent.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { isStepName } from './steps.ts';

/** What an agent did, before the order that it was done to. */
export default function StepName({ name }: { name: string | null }) {
  const { trouble } = useCatalogue(agentCopy);
  return isStepName(name) ? `${trouble.step[name]} · ` : null;
}
