import { phonesCopy } from '#contract/copy/phones.ts';
import type { Order } from '#contract/orders/schema.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';

/** The office calls before anybody buys. */
export function CallFirst({ callBy, customer }: Pick<Order, 'callBy' | 'customer'>) {
  const copy = useCatalogue(phonesCopy);
  if (callBy === null) return null;
  return (
    <Alert tone="warning" title={copy.callTitle}>
      {copy.callText(readablePhone(customer.phone), timeOf(callBy))}
    </Alert>
  );
}
