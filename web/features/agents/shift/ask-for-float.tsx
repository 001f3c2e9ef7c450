import { agentCopy } from '#contract/copy/agent.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { useOnline } from '#web/lib/network/use-online.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useAskForFloat } from '../mutations.ts';
import { useShift } from '../queries.ts';

/** One touch tells the office that money is wanted; from then on it says since when. */
export function AskForFloat() {
  const { float: copy } = useCatalogue(agentCopy);
  const askedAt = useShift().data?.floatAskedAt ?? null;
  const isOnline = useOnline();
  const ask = useAskForFloat();
  const failed = useFailure();
  if (askedAt !== null) return <Alert tone="info">{copy.asked(timeOf(askedAt))}</Alert>;
  if (!isOnline) return <Alert tone="warning">{copy.needsNetwork}</Alert>;
  return (
    <Button isWide isBusy={ask.isPending} onClick={() => ask.mutate({}, { onError: failed })}>
      {copy.ask}
    </Button>
  );
}
