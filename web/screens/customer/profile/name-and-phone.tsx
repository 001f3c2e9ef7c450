import { useForm, useWatch } from 'react-hook-form';
import type { User } from '#contract/accounts/schema.ts';
import { customerCopy } from '#contract/copy/customer.ts';
import { readPhone } from '#contract/phone.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { OwnPhone } from '#web/features/phones/own-phone.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useChangeProfile } from '#web/features/accounts/own-account/mutations.ts';

interface Written {
  name: string;
  phone: string;
}

/** Name and phone of the person, with the number said back as we will dial it. */
export function ProfileDetails({ user }: { user: User }) {
  const { details } = useCatalogue(customerCopy);
  const change = useChangeProfile();
  const failed = useFailure();
  const form = useForm<Written>({
    values: { name: user.name ?? '', phone: user.phone === null ? '' : readablePhone(user.phone) },
  });
  const { errors } = form.formState;
  const read = readPhone(useWatch({ control: form.control, name: 'phone' }));
  const save = form.handleSubmit(({ name, phone }) =>
    change.mutate(
      { name: name.trim() || null, phone: phone.trim() || null },
      { onSuccess: () => showToast({ title: details.saved, tone: 'success' }), onError: failed },
    ),
  );
  return (
    <Card title={details.title}>
      <Form className="grid gap-5" onSubmit={save}>
        <dl>
          <dt className="text-sm text-ink-soft">{details.username}</dt>
          <dd className="font-bold">{user.username}</dd>
          <dd className="text-sm text-ink-soft">{details.usernameHint}</dd>
        </dl>
        <Field
          label={details.name}
          hint={details.nameHint}
          autoComplete="name"
          error={errors.name && details.nameRefused}
          {...form.register('name', { maxLength: 80 })}
        />
        <Field
          label={details.phone}
          hint={read === undefined ? details.phoneHint : details.phoneRead(read)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone && details.phoneRefused}
          {...form.register('phone', {
            validate: (phone) => phone.trim() === '' || readPhone(phone) !== undefined,
          })}
        />
        <Button className="sm:justify-self-start" type="submit" isBusy={change.isPending}>
          {change.isPending ? details.saving : details.save}
        </Button>
      </Form>
      {user.phone !== null && <OwnPhone phone={user.phone} isSaved={read === user.phone} />}
    </Card>
  );
}
