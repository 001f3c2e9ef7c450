import { asKobo } from '#contract/kobo.ts';
import { thingOf } from '#contract/orders/errands/course.ts';
import { waitedSteps, waitKobo } from '#contract/orders/errands/waiting.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import type { Step } from './steps.ts';
import { withBill } from './with-bill.ts';

/** The wait at a stop begins; the server's record takes its place once it is known. */
export function atStop(order: RunOrder, doneAt: string | null): RunOrder {
  const thing = thingOf(order.errand);
  if (thing === null || order.status !== 'assigned') return order;
  return { ...order, errand: { ...thing, waiting: { ...thing.waiting, since: doneAt } } };
}

type Left = Extract<Step, { name: 'leaveStop' }>['input'];

/** The one line is settled, and the wait stands on the bill as this phone counts it. */
export function leftStop(order: RunOrder, { givenBy, laidOutKobo, pictureId, doneAt }: Left): RunOrder {
  const thing = thingOf(order.errand);
  if (thing === null || order.status !== 'shopping') return order;
  const charged = chargedSteps(thing.waiting, doneAt);
  const waiting = { ...thing.waiting, charged };
  const errand = thing.kind === 'carry' ? { ...thing, givenBy, waiting } : { ...thing, waiting };
  const items = order.items.map((item) => ({
    ...item,
    status: 'found' as const,
    paidKobo: laidOutKobo === null ? null : asKobo(laidOutKobo),
    pictureUrls: [pictureId],
  }));
  const waitedKobo = waitKobo(charged, waiting.stepKobo);
  const deliveryFeeKobo = asKobo(order.deliveryFeeKobo + waitedKobo);
  return { ...withBill(order, { items, deliveryFeeKobo }), errand };
}

function chargedSteps(
  { since, limit }: { since: string | null; limit: number },
  doneAt: string | null,
): number {
  return since === null || doneAt === null ? 0 : waitedSteps(Date.parse(doneAt) - Date.parse(since), limit);
}
