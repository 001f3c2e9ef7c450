import { useForm } from 'react-hook-form';
import { userId } from '#contract/accounts/schema.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { SentTo } from '#contract/endpoint.ts';
import type { handleOrders } from '#contract/orders/admin/endpoints.ts';
import type { HandlingName } from '#contract/orders/admin/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { Foreseen } from './forecast.ts';
import { AgentSelect } from './agent-select.tsx';
import { AdminForeseen } from './forecast-list.tsx';

type Handling = SentTo<typeof handleOrders>['handling'];

interface Written {
  reason: string;
  agentId: string;
}

interface Props {
  what: HandlingName;
  foreseen: Foreseen;
  isPending: boolean;
  onGo: (handling: Handling) => void;
  onBack: () => void;
}

/** Predicted outcome, the fields that the action needs, and its confirmation. */
export function AdminBulkForm({ what, foreseen, isPending, onGo, onBack }: Props) {
  const { bulk: copy } = useCatalogue(adminOrdersCopy);
  const form = useForm<Written>({ defaultValues: { reason: '', agentId: '' } });
  const { errors } = form.formState;
  const go = form.handleSubmit((written) => {
    const handling = handlingOf(what, written);
    if (handling !== undefined) onGo(handling);
  });
  const count = foreseen.will.length;
  return (
    <Form className="grid gap-5" onSubmit={go}>
      {count === 0 ? <Alert tone="warning">{copy.noneWill}</Alert> : <p>{copy.means[what]}</p>}
      <AdminForeseen what={what} foreseen={foreseen} />
      {count > 0 && what === 'assign' && (
        <AgentSelect
          error={errors.agentId?.message}
          {...form.register('agentId', { required: copy.agentRefused })}
        />
      )}
      {count > 0 && what === 'cancel' && (
        <TextArea
          label={copy.reason}
          hint={copy.reasonHint}
          rows={2}
          maxLength={300}
          error={errors.reason?.message}
          {...form.register('reason', { validate: (text) => text.trim() !== '' || copy.reasonRefused })}
        />
      )}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        {count > 0 && (
          <Button type="submit" variant={what === 'cancel' ? 'danger' : 'primary'} isBusy={isPending}>
            {isPending ? copy.going : copy.go[what](count)}
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          {copy.back}
        </Button>
      </div>
    </Form>
  );
}

function handlingOf(what: HandlingName, { reason, agentId }: Written): Handling | undefined {
  // One line: it stands in a history.
  if (what === 'cancel') return { what, reason: reason.trim().replace(/\s+/g, ' ') };
  if (what !== 'assign') return { what };
  const agent = userId.safeParse(agentId);
  return agent.success ? { what, agentId: agent.data } : undefined;
}
