import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { sumKobo } from '#contract/kobo.ts';
import { thingOf } from '#contract/orders/errands/course.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { paths } from '#contract/paths.ts';
import { callAddress } from '#web/lib/format/phone.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { firstInTurn, type NextStep } from './steps/next-step.ts';
import { letterOf } from './order/bag.ts';
import { sheetName } from './sheets/stored-sheets.ts';
import { useSheet } from './sheets/use-sheet.ts';
import { useTakeStep } from './steps/take-step.ts';
import { placeKey } from './shopping/buying-places.ts';
import { HandOverSheet } from './delivery/hand-over.tsx';
import { LeaveStopSheet } from './stop/leave-stop.tsx';
import { PickUpSheet } from './shopping/pick-up-order.tsx';

interface Props {
  /** Orders on the open screen. */
  orders: readonly RunOrder[];
  all: readonly RunOrder[];
}

/** Money against the ceiling, and the one next thing, under the thumb. */
export function RunBar({ orders, all }: Props) {
  const turn = firstInTurn(orders);
  if (turn === undefined) return null;
  const letter = all.length > 1 ? letterOf(turn.order) : undefined;
  const isList = ({ errand }: RunOrder) => thingOf(errand) === null;
  const shopped = orders.some((order) => order.part !== 'door' && isList(order)) ? orders.filter(isList) : [];
  return (
    <div className="bottom-bar mt-auto grid gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {shopped.length > 0 && <Money orders={shopped} />}
      <Next key={turn.order.code} order={turn.order} next={turn.next} orders={orders} letter={letter} />
    </div>
  );
}

function Money({ orders }: Pick<Props, 'orders'>) {
  const { money: copy } = useCatalogue(agentCopy).run;
  const bill = sumKobo(orders.map(({ billKobo }) => billKobo));
  const ceiling = sumKobo(orders.map(({ ceilingKobo }) => ceilingKobo));
  return (
    <div className="grid gap-1">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-lg font-extrabold">{copy.of(shortNaira(bill), shortNaira(ceiling))}</span>
        <span className="font-bold text-ink-soft">{copy.room(shortNaira(Math.max(0, ceiling - bill)))}</span>
      </p>
      <progress
        className="run-progress"
        max={ceiling}
        value={bill}
        data-full={bill >= ceiling}
        aria-label={copy.label}
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
  const copy = useCatalogue(agentCopy).run;
  const stop = useCatalogue(stopCopy);
  const takeStep = useTakeStep();
  const { code } = order;
  const packing = useSheet(sheetName('pick-up', code));
  const of = (label: string) => (letter === undefined ? label : `${letter}: ${label}`);
  switch (next.do) {
    case 'startShopping': {
      // One market, one arrival: every order of it begins.
      const here = orders.filter(
        (one) => one.actions.includes('startShopping') && placeKey(one) === placeKey(order),
      );
      const start = () =>
        here.forEach((one) => takeStep({ name: 'startShopping', input: { code: one.code } }));
      if (thingOf(order.errand) !== null) return <Big onPress={start}>{of(stop.next.reach)}</Big>;
      if (order.errand) return <Big onPress={start}>{of(copy.next.startAtShop)}</Big>;
      return <Big onPress={start}>{copy.next.startShopping}</Big>;
    }
    case 'leaveStop':
      return <LeaveStop order={order} of={of} />;
    case 'resolve':
      return (
        <Button variant="quiet" isWide onClick={() => leadToOpenItem(code)}>
          {of(copy.next.resolve(next.open))}
        </Button>
      );
    case 'pickUp':
      return (
        <>
          <Big onPress={packing.open}>{of(copy.next.pickUp)}</Big>
          <PickUpSheet order={order} open={packing.isOpen} onClose={packing.close} />
        </>
      );
    case 'nothing': {
      const input = { code, receipts: [], waivedReason: null };
      return <Big onPress={() => takeStep({ name: 'pickUpOrder', input })}>{of(copy.next.nothing)}</Big>;
    }
    case 'setOff':
      return <Leave order={order} of={of} />;
    case 'wait':
      return (
        <p className="min-h-8 text-center font-extrabold text-ink-soft">
          {of(copy.next.waitsFor(order.handingTo ?? ''))}
        </p>
      );
    case 'toDoor':
      return (
        <ButtonLink href={paths.agentDoor(code)} size="large" isWide>
          {of(copy.next.toDoor)}
        </ButtonLink>
      );
  }
}

function LeaveStop({ order, of }: { order: RunOrder; of: (label: string) => string }) {
  const { next: copy } = useCatalogue(stopCopy);
  const leaving = useSheet(sheetName('leave', order.code));
  const thing = thingOf(order.errand);
  if (thing === null) return null;
  return (
    <>
      <Big onPress={leaving.open}>{of(thing.kind === 'carry' ? copy.take : copy.done)}</Big>
      <LeaveStopSheet order={order} thing={thing} open={leaving.isOpen} onClose={leaving.close} />
    </>
  );
}

/** Leads to the first line of the order that is neither bought nor left out. */
function leadToOpenItem(code: string): void {
  const line = document.querySelector<HTMLElement>(`[data-open="${code}"] > button`);
  line?.scrollIntoView({ block: 'center' });
  line?.focus({ preventScroll: true });
}

function Leave({ order, of }: { order: RunOrder; of: (label: string) => string }) {
  const { next: copy } = useCatalogue(agentCopy).run;
  const takeStep = useTakeStep();
  const handing = useSheet(sheetName('hand-over', order.code));
  return (
    <>
      {order.shopper !== null && <BagToTake order={order} shopper={order.shopper} />}
      {order.part !== 'shopping' && (
        <Big onPress={() => takeStep({ name: 'setOff', input: { code: order.code } })}>
          {order.shopper === null ? of(copy.setOff) : copy.haveBag(letterOf(order))}
        </Big>
      )}
      {order.part !== 'door' && (
        <Button
          variant={order.part === 'shopping' ? 'primary' : 'secondary'}
          size="large"
          isWide
          onClick={handing.open}
        >
          {of(copy.handOver)}
        </Button>
      )}
      <HandOverSheet order={order} open={handing.isOpen} onClose={handing.close} />
    </>
  );
}

/** Bag that a rider takes over: its letter, the shopper, and the debt at its door. */
function BagToTake({ order, shopper }: { order: RunOrder; shopper: NonNullable<RunOrder['shopper']> }) {
  const { next: copy } = useCatalogue(agentCopy).run;
  const { door } = useCatalogue(agentCopy);
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 leading-snug font-extrabold">
        {copy.takeBag(letterOf(order), shopper.name)}
        <br />
        {order.toCollectKobo === 0 ? door.paid : `${door.collect} ${shortNaira(order.toCollectKobo)}`}
      </p>
      {shopper.phone !== '' && (
        <ButtonLink href={callAddress(shopper.phone)} variant="secondary" className="shrink-0">
          <Icon name="phone" />
          {copy.callShopper}
        </ButtonLink>
      )}
    </div>
  );
}

function Big({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button size="large" isWide onClick={onPress}>
      {children}
    </Button>
  );
}
