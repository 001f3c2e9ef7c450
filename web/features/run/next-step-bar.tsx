import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { sumKobo } from '#contract/kobo.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { paths } from '#contract/paths.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { firstInTurn, type NextStep } from './steps/next-step.ts';
import { letterOf } from './shopping/stalls.ts';
import { useTakeStep } from './steps/use-take-step.ts';
import { HandOverSheet } from './delivery/hand-over.tsx';
import { PickUpSheet } from './shopping/pick-up-order.tsx';

interface Props {
  /** Those that are looked at. */
  orders: readonly RunOrder[];
  all: readonly RunOrder[];
}

/** Money against the ceiling, and the one next thing, under the thumb. */
export function RunBar({ orders, all }: Props) {
  const turn = firstInTurn(orders);
  if (turn === undefined) return null;
  const letter = all.length > 1 ? letterOf(all, turn.order) : undefined;
  return (
    <div className="sticky bottom-0 z-10 mt-auto grid gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Money orders={orders} />
      <Next key={turn.order.code} order={turn.order} next={turn.next} orders={orders} letter={letter} />
    </div>
  );
}

function Money({ orders }: Pick<Props, 'orders'>) {
  const { money: words } = useCatalogue(agentCopy).run;
  const bill = sumKobo(orders.map(({ billKobo }) => billKobo));
  const ceiling = sumKobo(orders.map(({ ceilingKobo }) => ceilingKobo));
  return (
    <div className="grid gap-1">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-lg font-extrabold">{words.of(shortNaira(bill), shortNaira(ceiling))}</span>
        <span className="font-bold text-ink-soft">{words.room(shortNaira(Math.max(0, ceiling - bill)))}</span>
      </p>
      <progress
        className="run-progress"
        max={ceiling}
        value={bill}
        data-full={bill >= ceiling}
        aria-label={words.label}
      />
    </div>
  );
}

interface NextProps {
  order: RunOrder;
  next: NextStep;
  orders: readonly RunOrder[];
  letter: string | undefined;
}

function Next({ order, next, orders, letter }: NextProps) {
  const words = useCatalogue(agentCopy).run;
  const takeStep = useTakeStep();
  const [isPacking, setPacking] = useState(false);
  const { code } = order;
  const of = (label: string) => (letter === undefined ? label : `${letter}: ${label}`);
  switch (next.do) {
    case 'startShopping': {
      // One market, one arrival: every order of it begins.
      const here = orders.filter(
        ({ status, market }) => status === 'assigned' && market.id === order.market.id,
      );
      const start = () =>
        here.forEach((one) => takeStep({ name: 'startShopping', input: { code: one.code } }));
      return <Big onPress={start}>{words.next.startShopping}</Big>;
    }
    case 'resolve':
      return (
        <p className="min-h-8 text-center font-extrabold text-ink-soft">
          {of(words.next.resolve(next.open))}
        </p>
      );
    case 'pickUp':
      return (
        <>
          <Big onPress={() => setPacking(true)}>{of(words.next.pickUp)}</Big>
          <PickUpSheet order={order} open={isPacking} onClose={() => setPacking(false)} />
        </>
      );
    case 'nothing': {
      const input = { code, receipts: [], waivedReason: null };
      return <Big onPress={() => takeStep({ name: 'pickUpOrder', input })}>{of(words.next.nothing)}</Big>;
    }
    case 'setOff':
      return <Leave order={order} of={of} />;
    case 'wait':
      return (
        <p className="min-h-8 text-center font-extrabold text-ink-soft">
          {of(words.next.waitsFor(order.handingTo ?? ''))}
        </p>
      );
    case 'toDoor':
      return (
        <ButtonLink href={paths.agentDoor(code)} size="large" isWide>
          {of(words.next.toDoor)}
        </ButtonLink>
      );
  }
}

function Leave({ order, of }: { order: RunOrder; of: (label: string) => string }) {
  const { next: words } = useCatalogue(agentCopy).run;
  const takeStep = useTakeStep();
  const [isHanding, setHanding] = useState(false);
  return (
    <>
      {order.part !== 'shopping' && (
        <Big onPress={() => takeStep({ name: 'setOff', input: { code: order.code } })}>
          {of(words.setOff)}
        </Big>
      )}
      {order.part !== 'door' && (
        <Button
          variant={order.part === 'shopping' ? 'primary' : 'secondary'}
          size="large"
          isWide
          onClick={() => setHanding(true)}
        >
          {of(words.handOver)}
        </Button>
      )}
      <HandOverSheet order={order} open={isHanding} onClose={() => setHanding(false)} />
    </>
  );
}

function Big({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button size="large" isWide onClick={onPress}>
      {children}
    </Button>
  );
}
