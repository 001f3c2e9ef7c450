import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import type { Offer } from '#contract/dispatch/schema.ts';
import { freeWaitMinutes, mostWaitMinutes, waitStepMinutes } from '#contract/orders/errands/waiting.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';

type Props = Pick<Offer, 'stopKilometres'> & { errand: NonNullable<Offer['errand']> };

/** Says that it goes to no market, where the stop is, and how long to wait there. */
export function OfferedStop({ errand, stopKilometres }: Props) {
  const { offers: copy } = useCatalogue(agentCopy);
  const { offer } = useCatalogue(stopCopy);
  return (
    <>
      <p className="wrap-anywhere">
        <Badge tone="garri">{copy.errands[errand.kind]}</Badge> {errand.stop.area}
        {typeof stopKilometres === 'number' && ` · ${offer.away(stopKilometres.toFixed(1))}`}
      </p>
      {errand.kind !== 'fetch' && <OfferedWait waiting={errand.waiting} />}
    </>
  );
}

function OfferedWait({ waiting: { limit, stepKobo } }: { waiting: Waiting }) {
  const { offer: copy } = useCatalogue(stopCopy);
  const paid = limit > 0 && stepKobo > 0 ? copy.paid(waitStepMinutes, shortNaira(stepKobo)) : '';
  return (
    <p className="text-sm text-ink-soft">
      {[copy.waits(mostWaitMinutes(limit)), copy.free(freeWaitMinutes), paid].filter(Boolean).join(' ')}
    </p>
  );
}

type Waiting = Extract<Props['errand'], { kind: 'carry' | 'do' }>['waiting'];
