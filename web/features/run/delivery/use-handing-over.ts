import type { RunOrder } from '#contract/orders/run/schema.ts';
import type { WaitingStep } from '../steps/steps.ts';
import { useRun } from '../use-run.ts';

/** The handing over that is not settled: a PIN that is being checked, or one that was refused. */
interface HandingOver {
  own: WaitingStep | undefined;
  isChecking: boolean;
}

export function useHandingOver({ code }: Pick<RunOrder, 'code'>): HandingOver {
  const { steps } = useRun();
  const own = steps.find(({ step }) => step.name === 'deliverOrder' && step.input.code === code);
  return { own, isChecking: own !== undefined && own.refusal === null };
}
