import { courseOf, type OrderCourse } from '#contract/orders/errands/course.ts';
import { orderKinds, type OrderKind } from '#contract/orders/errands/schema.ts';
import {
  type Mover,
  movers,
  type OrderAction,
  orderActions,
  type OrderStatus,
  orderStatuses,
  transitionFor,
} from '#contract/orders/lifecycle.ts';
import {
  itemAfter,
  type ItemStatus,
  itemStatuses,
  type ItemStep,
  itemSteps,
} from '#contract/orders/shopping/item-steps.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, instant, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { Loss } from './loss.ts';

interface OrderStep {
  orderId: string;
  version: number;
  at: Date;
  action: 'place' | OrderAction;
  status: OrderStatus;
  mover: Mover;
}

interface OrderNow {
  id: string;
  code: string;
  status: OrderStatus;
  version: number;
  items: number;
  kind: OrderKind;
  brings: boolean;
}

/** Every order's story told again by the transition table: it must end where the order stands. */
export async function checkHistories(db: Db): Promise<Loss[]> {
  const orders = await db.rows({
    id: text,
    code: text,
    status: oneOf(orderStatuses),
    version: number,
    items: number,
    kind: oneOf(orderKinds),
    brings: boolean,
  })`select id, code, status, version, items, kind, brings from customer_order`;
  const steps = await db.rows({
    orderId: text,
    version: number,
    at: instant,
    action: oneOf(['place', ...orderActions]),
    status: oneOf(orderStatuses),
    mover: oneOf(movers),
  })`
    select order_id as "orderId", version, at, action, status, mover from order_event order by order_id, version`;
  const histories = Map.groupBy(steps, ({ orderId }) => orderId);
  const items = await checkItems(db, histories);
  return [...orders.flatMap((order) => checkHistory(order, histories.get(order.id) ?? [])), ...items];
}

function checkHistory(order: OrderNow, history: readonly OrderStep[]): Loss[] {
  const wrong = (why: string): Loss => ({ kind: 'impossible-order', about: `${order.code}: ${why}` });
  const losses: Loss[] = [];
  let standing: OrderStatus | undefined;
  for (const [place, { version, action, status, mover }] of history.entries()) {
    if (version !== place + 1) losses.push(wrong(`step ${place + 1} of its story is missing`));
    const to =
      standing === undefined ? firstStatus(action) : statusAfter(action, standing, mover, courseOf(order));
    if (to !== status) losses.push(wrong(`${action} by ${mover} from ${standing ?? 'nothing'} to ${status}`));
    standing = status;
  }
  if (standing !== order.status || order.version !== history.length)
    losses.push(
      wrong(`it stands as ${order.status} in version ${order.version}, its story ends as ${standing}`),
    );
  return losses;
}

function firstStatus(action: OrderStep['action']): OrderStatus | undefined {
  return action === 'place' ? 'placed' : undefined;
}

function statusAfter(
  action: OrderStep['action'],
  from: OrderStatus,
  mover: Mover,
  course: OrderCourse,
): OrderStatus | undefined {
  return action === 'place' ? undefined : transitionFor(action, from, mover, course)?.to;
}

interface ItemNow {
  id: string;
  orderId: string;
  code: string;
  status: ItemStatus;
}

interface ItemDone {
  itemId: string;
  at: Date;
  step: ItemStep;
  status: ItemStatus;
}

/** The same for each line of a list; an order that is begun anew or changes hands may look for it again. */
async function checkItems(db: Db, histories: ReadonlyMap<string, readonly OrderStep[]>): Promise<Loss[]> {
  const items = await db.rows({ id: text, orderId: text, code: text, status: oneOf(itemStatuses) })`
    select item.id, item.order_id as "orderId", o.code, item.status
    from order_item item join customer_order o on o.id = item.order_id`;
  const done = await db.rows({
    itemId: text,
    at: instant,
    step: oneOf(itemSteps),
    status: oneOf(itemStatuses),
  })`
    select item_id as "itemId", at, step, status from item_step order by item_id, id`;
  const steps = Map.groupBy(done, ({ itemId }) => itemId);
  const counts = await db.rows({ code: text })`
    select o.code from customer_order o
    where o.items <> (select count(*) from order_item where order_id = o.id)`;
  return [
    ...counts.map(({ code }): Loss => ({ kind: 'impossible-order', about: `${code}: lines are missing` })),
    ...items.flatMap((item) => checkItem(item, steps.get(item.id) ?? [], histories.get(item.orderId) ?? [])),
  ];
}

const lookedForAgain: ReadonlySet<OrderStep['action']> = new Set(['restart', 'reassign']);

function checkItem(item: ItemNow, steps: readonly ItemDone[], history: readonly OrderStep[]): Loss[] {
  const anew = history.filter(({ action }) => lookedForAgain.has(action)).map(({ at }) => at.getTime());
  const losses: Loss[] = [];
  let standing: ItemStatus = 'requested';
  let since = 0;
  for (const { at, step, status } of steps) {
    const mayBeAnew = anew.some((time) => time >= since && time <= at.getTime());
    const froms: readonly ItemStatus[] = mayBeAnew ? [standing, 'requested'] : [standing];
    if (!froms.some((from) => itemAfter(step, from)?.includes(status) === true))
      losses.push({
        kind: 'impossible-item',
        about: `${item.code}: ${step} from ${standing} to ${status} (${item.id})`,
      });
    standing = status;
    since = at.getTime();
  }
  const mayStandAnew = item.status === 'requested' && anew.some((time) => time >= since);
  if (item.status !== standing && !mayStandAnew)
    losses.push({
      kind: 'impossible-item',
      about: `${item.code}: a line stands as ${item.status}, its story ends as ${standing} (${item.id})`,
    });
  return losses;
}
