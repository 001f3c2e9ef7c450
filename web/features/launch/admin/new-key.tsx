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
  const { launch: words, shared } = useCatalogue(adminCopy);
  const make = useMakeAccessKey();
  const close = () => {
    make.reset();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={make.data === undefined ? words.make : words.made}>
      {make.data === undefined ? (
        <KeyForm make={make} />
      ) : (
        <div className="grid gap-5">
          <CopyField
            label={words.madeFor(make.data.row.label)}
            value={make.data.key}
            hint={shared.shownOnce}
            words={shared}
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
  const { launch: words } = useCatalogue(adminCopy);
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
        label={words.label}
        hint={words.labelHint}
        error={errors.label && words.labelRefused}
        {...form.register('label', { validate: (label) => label.trim() !== '' && label.trim().length <= 80 })}
      />
      <Field
        label={words.mostUses}
        hint={words.mostUsesHint}
        inputMode="numeric"
        error={errors.mostUses && words.mostUsesRefused}
        {...form.register('mostUses', { validate: isCountOrNothing })}
      />
      <Field
        label={words.expires}
        hint={words.expiresHint}
        type="date"
        min={today}
        error={errors.lastDay && words.expiresRefused}
        {...form.register('lastDay', { validate: (day) => day === '' || day >= today })}
      />
      <Button type="submit" isBusy={make.isPending}>
        {make.isPending ? words.making : words.make}
      </Button>
    </Form>
  );
}

function isCountOrNothing(written: string): boolean {
  const text = written.trim();
  return text === '' || (/^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= 100_000);
}
