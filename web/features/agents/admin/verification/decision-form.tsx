import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { adminCopy } from '#contract/copy/admin.ts';
import type { AgentForAdmin } from '#contract/agents/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { agentsKey, useRefuseAgent, useSuspendAgent, useVerifyAgent } from '../queries.ts';
import type { Decision } from '../selection.ts';
import { AdminConsequences } from './suspension-preview.tsx';

interface Props {
  agent: AgentForAdmin;
  decision: Decision;
  onClose: () => void;
}

/** Meaning of the decision, a reason where one is needed, and the button. */
export function AdminDecisionForm({ agent, decision, onClose }: Props) {
  const { agents: copy } = useCatalogue(adminCopy);
  const form = useForm({ defaultValues: { reason: '' } });
  const { decide, isPending } = useDecide(agent, decision, onClose);
  const submit = form.handleSubmit(({ reason }) => decide(reason.trim().replace(/\s+/g, ' ')));
  const label = agent.state === 'suspended' ? copy.again : copy[decision];
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      {decision === 'verify' && <p>{copy.verifyText(agent.name)}</p>}
      {decision === 'suspend' && (
        <>
          <p>{copy.suspendText}</p>
          <AdminConsequences userId={agent.userId} />
        </>
      )}
      {decision !== 'verify' && (
        <TextArea
          label={copy.reason}
          hint={copy.reasonHint}
          rows={2}
          maxLength={300}
          error={form.formState.errors.reason?.message}
          {...form.register('reason', { validate: (text) => text.trim() !== '' || copy.reasonRefused })}
        />
      )}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" variant={decision === 'verify' ? 'primary' : 'danger'} isBusy={isPending}>
          {isPending ? copy.writing : label}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {copy.back}
        </Button>
      </div>
    </Form>
  );
}

function useDecide({ userId, name }: AgentForAdmin, decision: Decision, onClose: () => void) {
  const { agents: copy } = useCatalogue(adminCopy);
  const client = useQueryClient();
  const verify = useVerifyAgent();
  const refuse = useRefuseAgent();
  const suspend = useSuspendAgent();
  const failed = useFailure();
  const answers = {
    onSuccess: () => {
      showToast({ title: copy.done[decision](name), tone: 'success' });
      onClose();
    },
    onError: (error: Error) => {
      failed(error);
      if (!(error instanceof ApiError)) return;
      void client.invalidateQueries({ queryKey: agentsKey });
      onClose();
    },
  };
  const decide = (reason: string) => {
    if (decision === 'verify') verify.mutate({ userId }, answers);
    else if (decision === 'refuse') refuse.mutate({ userId, reason }, answers);
    else suspend.mutate({ userId, reason }, answers);
  };
  return { decide, isPending: verify.isPending || refuse.isPending || suspend.isPending };
}
