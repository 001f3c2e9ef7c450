import { agentCopy } from '#contract/copy/agent.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { isStepName } from './steps.ts';

/** Name of a step, before the order that it belongs to. */
export default function StepName({ name }: { name: string | null }) {
  const { trouble } = useCatalogue(agentCopy);
  return isStepName(name) ? `${trouble.step[name]} · ` : null;
}
