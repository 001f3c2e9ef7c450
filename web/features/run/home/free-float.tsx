import { lowFloatKobo } from '#contract/dispatch/free-float.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { AskForFloat } from '#web/features/agents/shift/ask-for-float.tsx';
import { useRun } from '../use-run.ts';

/** Free float; where hardly an order fits, a warning that none will come, and the way to more. */
export function FreeFloat() {
  const { float: copy } = useCatalogue(agentCopy);
  const { freeFloatKobo } = useRun();
  if (freeFloatKobo === null) return null;
  const free = shortNaira(Math.max(0, freeFloatKobo));
  if (freeFloatKobo >= lowFloatKobo) return <p className="font-extrabold">{copy.free(free)}</p>;
  return (
    <>
      <Alert tone="warning" title={copy.free(free)}>
        {copy.low}
      </Alert>
      <AskForFloat />
    </>
  );
}
