import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import type { SeenThing } from '#contract/orders/errands/course.ts';
import { mostWaitMinutes } from '#contract/orders/errands/waiting.ts';
import { waitSoFar } from '#web/features/orders/errands/wait-so-far.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useOnline } from '#web/lib/network/use-online.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { clockText } from '../order/due.ts';

interface Props {
  thing: SeenThing;
  waitedSeconds: number;
  calls: number;
}

/** The wait at a stop, in as few lines as stand over the bar: how long and of how much, what it costs the customer so far, and when it costs more. */
export function StopWait({ thing, waitedSeconds, calls }: Props) {
  const { door } = useCatalogue(agentCopy);
  const { wait: copy } = useCatalogue(stopCopy);
  const isOnline = useOnline();
  const { kobo, nextInSeconds, isOver } = waitSoFar(waitedSeconds, thing.waiting);
  const left = nextInSeconds === null ? null : clockText(nextInSeconds);
  const cost =
    kobo > 0
      ? left === null
        ? copy.costs(shortNaira(kobo))
        : copy.paid(shortNaira(kobo), left)
      : left !== null && copy.free(left);
  return (
    <div>
      <p className="font-extrabold">
        <span role="timer">
          {copy.waited} {clockText(waitedSeconds)}
        </span>{' '}
        {copy.ofMost(mostWaitMinutes(thing.waiting.limit))}
      </p>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="text-ink-soft">{cost}</span>
        <span className="font-extrabold">{door.callsMade(calls)}</span>
      </p>
      {isOver && <Alert tone="warning">{copy.over}</Alert>}
      {!isOnline && <p className="text-sm text-ink-soft">{copy.offline}</p>}
    </div>
  );
}
