import { asKobo, type Kobo } from '#contract/kobo.ts';
import type { Measure } from '#contract/measures/measures.ts';
import { roomUnder } from '#contract/orders/bill.ts';
import { mostRejectedKobo } from '#contract/orders/delivery/door.ts';
import { itemAfter, type ItemStatus } from '#contract/orders/shopping/item-steps.ts';
import { questionId } from '#contract/orders/ids.ts';
import { verdictOn } from '#contract/orders/shopping/price-verdict.ts';
import type { ItemQuestion } from '#contract/orders/shopping/question-schema.ts';
import type { RunItem, RunOrder } from '#contract/orders/run/schema.ts';
import type { Step } from './steps.ts';

type ItemStepName =
  | 'findItem'
  | 'proposeReplacement'
  | 'askPrice'
  | 'leaveItemOut'
  | 'reopenItem'
  | 'rejectItem';

export type ItemStepInput = Extract<Step, { name: ItemStepName }>;

const untouched = { got: null, paidKobo: null, question: null } as const;

/** An item as it stands after a step; the same item where the step does not fit. */
export function applyItemStep(order: RunOrder, item: RunItem, step: ItemStepInput): RunItem {
  switch (step.name) {
    case 'findItem':
      return found(item, step.input);
    case 'proposeReplacement':
      return replaced(order, item, step);
    case 'askPrice': {
      const { name } = item;
      return asked(item, 'askPrice', { ...step.input, kind: 'price', name, measure: item.measure }, order);
    }
    case 'leaveItemOut':
      return turned(item, itemAfter('leaveOut', item.status), untouched);
    case 'reopenItem':
      return turned(item, itemAfter('reopen', item.status), { ...untouched, pictureUrls: [] });
    case 'rejectItem':
      return rejected(order, item, step.input);
  }
}

function turned(item: RunItem, to: readonly ItemStatus[] | undefined, changes: Partial<RunItem>): RunItem {
  const [status] = to ?? [];
  return status === undefined ? item : { ...item, ...changes, status };
}

function found(item: RunItem, { quantity, paidKobo, pictureId }: FoundInput): RunItem {
  const isShort = quantity < item.quantity;
  const to = itemAfter('find', item.status)?.filter((status) => (status === 'short') === isShort);
  const { name, measure } = item;
  const got = quantity === item.quantity ? null : { name, quantity, measure };
  const bought = { got, paidKobo: asKobo(paidKobo), question: null };
  return turned(item, to, { ...bought, ...shown(item, pictureId) });
}

type FoundInput = Extract<Step, { name: 'findItem' }>['input'];

/** A photo that is still on this phone stands under its key. */
function shown(item: RunItem, picture: string | null): Partial<RunItem> {
  return picture === null ? {} : { pictureUrls: [...item.pictureUrls, picture] };
}

/** Something similar is bought at once where the customer said so and the price fits; else it is asked. */
function replaced(
  order: RunOrder,
  item: RunItem,
  { input }: Extract<Step, { name: 'proposeReplacement' }>,
): RunItem {
  if (item.replacement === 'none') return item;
  const { name, quantity, measure, pictureId } = input;
  const priceKobo = asKobo(input.priceKobo);
  const verdict = verdictOn(
    item,
    order.priceRule,
    { quantity, measure, priceKobo },
    roomUnder(order.ceilingKobo, order),
  );
  if (verdict.do === 'buy-less') return item;
  if (item.replacement !== 'similar' || verdict.do !== 'buy')
    return asked(item, 'proposeReplacement', { ...input, kind: 'replacement' }, order);
  const bought = { got: { name, quantity, measure }, paidKobo: priceKobo, question: null };
  return turned(item, itemAfter('replace', item.status), { ...bought, ...shown(item, pictureId) });
}

interface Asking {
  clientRequestId: string;
  doneAt: string | null;
  kind: ItemQuestion['kind'];
  name: string;
  quantity: number;
  measure: Measure | null;
  priceKobo: number;
  pictureId: string;
}

/** Put to the customer once it is sent: the three minutes begin there, so none is counted here. */
function asked(
  item: RunItem,
  step: 'askPrice' | 'proposeReplacement',
  asking: Asking,
  order: RunOrder,
): RunItem {
  const priceKobo = asKobo(asking.priceKobo);
  return turned(item, itemAfter(step, item.status), {
    question: questionOf(asking, priceKobo, ceilingWith(order, priceKobo)),
  });
}

function ceilingWith(order: RunOrder, priceKobo: Kobo): Kobo | null {
  const beyond = priceKobo - roomUnder(order.ceilingKobo, order);
  return beyond > 0 ? asKobo(order.ceilingKobo + beyond) : null;
}

function questionOf(asking: Asking, priceKobo: Kobo, newCeilingKobo: Kobo | null): ItemQuestion {
  const { clientRequestId, doneAt, kind, name, quantity, measure, pictureId } = asking;
  return {
    id: questionId.parse(clientRequestId),
    kind,
    name,
    quantity,
    measure,
    priceKobo,
    pictureUrl: pictureId,
    newCeilingKobo,
    askedAt: doneAt ?? new Date(0).toISOString(),
    answerBy: null,
  };
}

/** Off the bill at once; a dear one waits for an admin's word. */
function rejected(order: RunOrder, item: RunItem, input: RejectInput): RunItem {
  const { paidKobo } = item;
  const to = itemAfter('reject', item.status);
  if (order.status !== 'on_the_way' || to === undefined || paidKobo === null || item.question !== null)
    return item;
  if (paidKobo <= mostRejectedKobo) return turned(item, to, { paidKobo: null });
  const { name, quantity, measure } = item.got ?? item;
  const asking: Asking = { ...input, kind: 'rejection', name, quantity, measure, priceKobo: paidKobo };
  return { ...item, question: questionOf(asking, paidKobo, null) };
}

type RejectInput = Extract<Step, { name: 'rejectItem' }>['input'];
