import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import type { SeenThing } from '#contract/orders/errands/course.ts';
import { mostWaitMinutes } from '#contract/orders/errands/waiting.ts';
import { waitSoFar } from '#web/features/orders/errands/wait-so-far.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useOnline } from '#web/lib/network/use-online.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { clockWords } from '../order/due.ts';

interface Props {
  thing: SeenThing;
  waitedSeconds: number;
  calls: number;
}

/** The wait at a stop: how long, what it costs the customer so far, and when it costs more. */
export function StopWait({ thing, waitedSeconds, calls }: Props) {
  const { door } = useCatalogue(agentCopy);
  const { offer, wait: words } = useCatalogue(stopCopy);
  const isOnline = useOnline();
  const { kobo, nextInSeconds, isOver } = waitSoFar(waitedSeconds, thing.waiting);
  const left = nextInSeconds === null ? null : clockWords(nextInSeconds);
  const cost =
    kobo > 0
      ? left === null
        ? words.costs(shortNaira(kobo))
        : words.paid(shortNaira(kobo), left)
      : left !== null && words.free(left);
  return (
    <>
      <p className="flex justify-between gap-3 font-extrabold">
        <span role="timer">
          {words.waited} {clockWords(waitedSeconds)}
        </span>
        <span>{door.callsMade(calls)}</span>
      </p>
      {cost !== false && <p className="text-ink-soft">{cost}</p>}
      {isOver ? (
        <Alert tone="warning">{words.over}</Alert>
      ) : (
        <p className="text-ink-soft">{offer.waits(mostWaitMinutes(thing.waiting.limit))}</p>
      )}
      {!isOnline && <p className="text-sm text-ink-soft">{words.offline}</p>}
    </>
  );
}
