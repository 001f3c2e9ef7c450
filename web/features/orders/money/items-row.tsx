import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { thingOf } from '#contract/orders/errands/course.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { Bill } from './money-lines.ts';
import { MoneyRow } from './money-rows.tsx';

interface Props {
  order: Pick<Order, 'errand'>;
  bill: Bill;
  /** The words for the goods of a list. */
  label: string;
}

/** The goods together, or the money laid out for a task; a parcel costs nothing itself. */
export function ItemsRow({ order, bill, label }: Props) {
  const { receipt } = useCatalogue(errandCopy);
  const thing = thingOf(order.errand);
  if (thing?.kind === 'carry') return null;
  const ofTask = bill.kind === 'guess' ? receipt.toLayOut : receipt.laidOut;
  return <MoneyRow label={thing === null ? label : ofTask} kobo={bill.itemsKobo} />;
}
