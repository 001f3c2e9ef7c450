import { useForm } from 'react-hook-form';
import { adminCopy } from '#contract/copy/admin.ts';
import { lagosClock } from '#contract/time.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { endOfDay } from './key-state.ts';
import { useMakeAccessKey } from './queries.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Makes a key and shows it, this once. */
export function AdminNewKey({ open, onClose }: Props) {
  const { launch: copy, shared } = useCatalogue(adminCopy);
  const make = useMakeAccessKey();
  const close = () => {
    make.reset();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={make.data === undefined ? copy.make : copy.made}>
      {make.data === undefined ? (
        <KeyForm make={make} />
      ) : (
        <div className="grid gap-5">
          <CopyField
            label={copy.madeFor(make.data.row.label)}
            value={make.data.key}
            hint={shared.shownOnce}
            text={shared}
          />
          <Button variant="secondary" onClick={close}>
            {shared.close}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function KeyForm({ make }: { make: ReturnType<typeof useMakeAccessKey> }) {
  const { launch: copy } = useCatalogue(adminCopy);
  const failed = useFailure();
  const today = lagosClock(useNow()).date;
  const form = useForm({ defaultValues: { label: '', mostUses: '', lastDay: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ label, mostUses, lastDay }) =>
    make.mutate(
      {
        label: label.trim(),
        mostUses: mostUses.trim() === '' ? null : Number(mostUses),
        expiresAt: lastDay === '' ? null : endOfDay(lastDay),
      },
      { onError: failed },
    ),
  );
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <Field
        label={copy.label}
        hint={copy.labelHint}
        error={errors.label && copy.labelRefused}
        {...form.register('label', { validate: (label) => label.trim() !== '' && label.trim().length <= 80 })}
      />
      <Field
        label={copy.mostUses}
        hint={copy.mostUsesHint}
        inputMode="numeric"
        error={errors.mostUses && copy.mostUsesRefused}
        {...form.register('mostUses', { validate: isCountOrNothing })}
      />
      <Field
        label={copy.expires}
        hint={copy.expiresHint}
        type="date"
        min={today}
        error={errors.lastDay && copy.expiresRefused}
        {...form.register('lastDay', { validate: (day) => day === '' || day >= today })}
      />
      <Button type="submit" isBusy={make.isPending}>
        {make.isPending ? copy.making : copy.make}
      </Button>
    </Form>
  );
}

function isCountOrNothing(written: string): boolean {
  const text = written.trim();
  return text === '' || (/^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= 100_000);
}
