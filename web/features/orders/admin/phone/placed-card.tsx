import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { PhoneCustomer } from '#contract/orders/phone-orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import type { PlacedByPhone } from './phone-call.tsx';

interface Props {
  customer: PhoneCustomer;
  placed: PlacedByPhone;
  onNext: () => void;
}

/** The order is placed: what is said before hanging up, and what is still to be done. */
export function PlacedCard({ customer: { phone, sendsSms }, placed: { code, order }, onNext }: Props) {
  const { done: copy } = useCatalogue(adminOrdersCopy).phone;
  return (
    <section className="card" aria-labelledby="phone-placed">
      <h2 id="phone-placed" tabIndex={-1} ref={(heading) => heading?.focus()} className="outline-none">
        {copy.title(code)}
      </h2>
      <p>{copy.say}</p>
      <p>{sendsSms ? copy.sms(readablePhone(phone)) : copy.noSms}</p>
      {order.callBy !== null && (
        <Alert tone="warning">{copy.ringBack(readablePhone(phone), timeOf(order.callBy))}</Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onNext}>{copy.next}</Button>
        <ButtonLink href={`${paths.adminOrders}?order=${code}`} variant="secondary">
          {copy.open}
        </ButtonLink>
      </div>
    </section>
  );
}
