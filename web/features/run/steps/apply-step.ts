import { courseOfErrand, thingOf } from '#contract/orders/errands/course.ts';
import { isAnotherCall } from '#contract/orders/delivery/door.ts';
import {
  actionsOpenTo,
  transitionFor,
  type OrderAction,
  type OrderStatus,
} from '#contract/orders/lifecycle.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { applyItemStep, type ItemStepInput } from './apply-item-step.ts';
import { atStop, leftStop } from './apply-stop-step.ts';
import type { Step } from './steps.ts';
import { withBill } from './with-bill.ts';

/** Lifecycle action of a step; the other steps move an item, or nothing. */
const moves = {
  startShopping: 'startShopping',
  pickUpOrder: 'pickUp',
  failAtStop: 'fail',
  setOff: 'setOff',
  deliverOrder: 'deliver',
  failDelivery: 'fail',
  refuseParcel: 'fail',
  giveUpOrder: 'giveUp',
  cancelRunOrder: 'cancel',
} as const satisfies Partial<Record<Step['name'], OrderAction>>;

/** An order as it stands after a step, by the rules of the server; one that does not fit changes nothing. */
export function applyStep(order: RunOrder, step: Step): RunOrder {
  switch (step.name) {
    case 'findItem':
    case 'proposeReplacement':
    case 'askPrice':
    case 'leaveItemOut':
    case 'reopenItem':
    case 'rejectItem':
      return withItem(order, step);
    case 'arrive':
      return order.status === 'on_the_way' && order.arrivedAt === null
        ? { ...order, arrivedAt: step.input.doneAt }
        : order;
    case 'recordCall':
      return withCall(order, step.input.doneAt);
    case 'pickUpOrder':
      // A bag of nothing ends the order, free.
      return order.status === 'shopping' && order.items.every(({ status }) => status === 'unavailable')
        ? standing(order, 'cancelled')
        : moved(order, moves.pickUpOrder);
    case 'startShopping':
      return moved(atStop(order, step.input.doneAt), moves.startShopping);
    case 'leaveStop':
      return moved(leftStop(order, step.input), moves.pickUpOrder);
    case 'setOff':
      return offToDoor(order);
    case 'failAtStop':
    case 'deliverOrder':
    case 'failDelivery':
    case 'refuseParcel':
    case 'giveUpOrder':
    case 'cancelRunOrder':
      return moved(order, moves[step.name]);
  }
}

/** Calls from the stop of an errand are none from the door. */
function offToDoor(order: RunOrder): RunOrder {
  const off = moved(order, moves.setOff);
  return off === order ? order : { ...off, callAttempts: 0, lastCallAt: null };
}

/** Calls that follow each other at once are one attempt. */
function withCall(order: RunOrder, doneAt: string | null): RunOrder {
  const { status, callAttempts, lastCallAt } = order;
  const isThere = status === 'on_the_way' || (status === 'shopping' && thingOf(order.errand) !== null);
  if (!isThere || doneAt === null || !isAnotherCall(lastCallAt, doneAt)) return order;
  return { ...order, callAttempts: callAttempts + 1, lastCallAt: doneAt };
}

function moved(order: RunOrder, action: OrderAction): RunOrder {
  const course = courseOfErrand(order.errand);
  const row = transitionFor(action, order.status, 'agent', course);
  if (row === undefined) return order;
  // The system makes it ready at once, and hands over what ends where it is done.
  const ready = transitionFor('makeReady', row.to, 'system', course);
  const over = ready && transitionFor('deliver', ready.to, 'system', course);
  return standing(order, over?.to ?? ready?.to ?? row.to);
}

function standing(order: RunOrder, status: OrderStatus): RunOrder {
  return { ...order, status, actions: actionsOpenTo('agent', status, courseOfErrand(order.errand)) };
}

function withItem(order: RunOrder, step: ItemStepInput): RunOrder {
  const place = order.items.findIndex(({ id }) => id === step.input.itemId);
  const item = order.items[place];
  const next = item && applyItemStep(order, item, step);
  if (next === undefined || next === item) return order;
  return withBill(order, { items: order.items.with(place, next) });
}
