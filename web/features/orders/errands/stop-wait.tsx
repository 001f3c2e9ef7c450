import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { thingOf, type SeenThing } from '#contract/orders/errands/course.ts';
import {
  freeWaitMinutes,
  mostWaitMinutes,
  waitKobo,
  waitStepMinutes,
} from '#contract/orders/errands/waiting.ts';
import type { Order } from '#contract/orders/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useSeconds } from '#web/lib/page/use-seconds.ts';
import { serverNow } from '#web/lib/network/server-clock.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { waitSoFar } from './wait-so-far.ts';

/** The agent's wait at the stop: the rule, how long it is so far and what it costs; later what was charged. */
export function StopWait({ order }: { order: Order }) {
  const { waiting: copy } = useCatalogue(errandCopy);
  const thing = thingOf(order.errand);
  if (thing === null) return null;
  const { waiting } = thing;
  const isThere = order.status === 'shopping' && waiting.since !== null;
  if (isThere) return <Now waiting={waiting} since={waiting.since} />;
  if (!order.isBillFinal || waiting.since === null) return null;
  const chargedKobo = waitKobo(waiting.charged, waiting.stepKobo);
  return (
    <Card title={copy.title}>
      <p>{chargedKobo > 0 ? copy.charged(naira(chargedKobo)) : copy.none}</p>
    </Card>
  );
}

function Now({ waiting, since }: { waiting: SeenThing['waiting']; since: string | null }) {
  const { waiting: copy } = useCatalogue(errandCopy);
  useSeconds(true);
  const seconds = since === null ? 0 : Math.max(0, (serverNow() - Date.parse(since)) / 1000);
  const { kobo } = waitSoFar(seconds, waiting);
  return (
    <Card title={copy.title}>
      <p className="font-extrabold">
        {copy.waited(Math.floor(seconds / 60))} {kobo > 0 ? copy.soFar(naira(kobo)) : copy.free}
      </p>
      <p className="text-ink-soft">
        {waiting.limit > 0 && copy.rule(freeWaitMinutes, naira(waiting.stepKobo), waitStepMinutes)}{' '}
        {copy.most(mostWaitMinutes(waiting.limit))}
      </p>
    </Card>
  );
}
