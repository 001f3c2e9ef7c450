import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { PhoneCustomer } from '#contract/orders/phone-orders/schema.ts';
import { readPhone } from '#contract/phone.ts';
import { useTrouble } from '#web/data/use-trouble.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { storedNumber } from './stored-call.ts';
import { useFindCustomer } from './queries.ts';

/** The number of the caller, before anything else. */
export function NumberForm({ onFound }: { onFound: (customer: PhoneCustomer) => void }) {
  const copy = useCatalogue(adminOrdersCopy).phone.number;
  const by = useMe()?.id;
  // A call that a reload interrupted goes on.
  const [phone, setPhone] = useState(() => storedNumber(by) ?? '');
  const [isSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const finding = useFindCustomer();
  const { trouble, showTrouble } = useTrouble();
  const isWrong = isSent && readPhone(phone) === undefined;
  const ask = () => finding.mutate({ phone }, { onSuccess: onFound, onError: showTrouble });
  const find = () => {
    setSent(true);
    showTrouble(null);
    if (readPhone(phone) !== undefined && !finding.isPending) ask();
  };
  const begin = useEffectEvent(() => {
    // The phone rings: the number is typed first.
    field.current?.focus();
    if (phone !== '') ask();
  });
  useEffect(() => begin(), []);
  return (
    <Card title={copy.title}>
      <Form className="grid max-w-md gap-4" onSubmit={find}>
        <Field
          label={copy.label}
          hint={copy.hint}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={30}
          ref={field}
          value={phone}
          error={isWrong ? copy.refused : (trouble ?? undefined)}
          onChange={(event) => {
            setPhone(event.target.value);
            showTrouble(null);
          }}
        />
        <Button size="large" type="submit" isBusy={finding.isPending}>
          {finding.isPending ? copy.finding : copy.find}
        </Button>
      </Form>
    </Card>
  );
}
