import { useForm, useWatch } from 'react-hook-form';
import type { User } from '#contract/accounts/schema.ts';
import type { AgentForAdmin } from '#contract/agents/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { mostAtOnceKobo } from '#contract/payments/agents/schema.ts';
import { holds } from '#contract/permissions.ts';
import { naira } from '#web/lib/format/money.ts';
import { koboFrom } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useVerify } from './use-verify.ts';

interface Props {
  agent: AgentForAdmin;
  me: User;
  onClose: () => void;
}

/** Admits an applicant and gives their first float, by those who may move money. */
export function AdminVerifyForm({ agent, me, onClose }: Props) {
  const { agents: copy } = useCatalogue(adminCopy);
  const money = useCatalogue(adminMoneyCopy);
  const form = useForm({ defaultValues: { float: '' } });
  const verify = useVerify(agent, onClose);
  const kobo = floatOf(useWatch({ control: form.control, name: 'float' }));
  const submit = form.handleSubmit(({ float }) => verify.mutate(floatOf(float) ?? 0));
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <p>{copy.verifyText(agent.name)}</p>
      {holds(me, 'money:manage') && (
        <Field
          label={copy.firstFloat}
          hint={`${copy.firstFloatHint} ${money.amountMost(naira(mostAtOnceKobo))}`}
          prefix="₦"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          error={form.formState.errors.float?.message}
          {...form.register('float', {
            validate: (text) =>
              (floatOf(text) ?? mostAtOnceKobo + 1) <= mostAtOnceKobo || money.amountRefused,
          })}
        />
      )}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" isBusy={verify.isPending}>
          {verify.isPending ? copy.writing : kobo ? copy.verifyWith(naira(kobo)) : copy.verify}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {copy.back}
        </Button>
      </div>
    </Form>
  );
}

/** An empty field is no float. */
function floatOf(written: string): number | undefined {
  return written.trim() === '' ? 0 : koboFrom(written);
}
