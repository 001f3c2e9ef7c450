import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { asKobo } from '#contract/kobo.ts';
import { countFloat, showMyPaper } from '#contract/payments/agents/endpoints.ts';
import type { AgentPaper } from '#contract/payments/agents/schema.ts';
import { koboFrom } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { sendOrQueue } from '#web/data/send-or-queue.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useWhatWaits } from './use-what-waits.ts';
import { CountDifference } from './count-difference.tsx';

interface Props {
  owner: string;
  paper: AgentPaper;
}

interface Written {
  counted: string;
  words: string;
}

/** Counted sum, with a reason where it differs from the ledger. */
export function CountFloat({ owner, paper: { floatKobo } }: Props) {
  const { count: copy } = useCatalogue(agentMoneyCopy);
  const waits = useWhatWaits(owner);
  const isOnline = useOnline();
  const form = useForm<Written>({ defaultValues: { counted: '', words: '' } });
  const counted = koboFrom(useWatch({ control: form.control, name: 'counted' }));
  const { send, isSending } = useSend(owner);
  if (waits.hasCount) return <Alert tone="info">{copy.kept}</Alert>;
  const differs = counted !== undefined && counted !== floatKobo;
  const submit = form.handleSubmit((written) => send(koboFrom(written.counted) ?? 0, written.words.trim()));
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      {!isOnline && <Alert tone="info">{copy.offline}</Alert>}
      {waits.hasSteps && <Alert tone="warning">{copy.unsent}</Alert>}
      <Field
        label={copy.counted}
        hint={copy.countedHint}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={form.formState.errors.counted?.message}
        {...form.register('counted', {
          validate: (text) => koboFrom(text) !== undefined || copy.countedRefused,
        })}
      />
      {counted !== undefined && <CountDifference countedKobo={counted} bookKobo={floatKobo} />}
      {differs && (
        <Field
          label={copy.words}
          hint={copy.wordsHint}
          maxLength={300}
          error={form.formState.errors.words?.message}
          {...form.register('words', { validate: (text) => text.trim() !== '' || copy.wordsRefused })}
        />
      )}
      <Button type="submit" size="large" isWide isBusy={isSending}>
        {isSending ? copy.sending : copy.send}
      </Button>
    </Form>
  );
}

/** Sends it once: the same words pressed again carry the same id. */
function useSend(owner: string) {
  const { count: copy } = useCatalogue(agentMoneyCopy);
  const client = useQueryClient();
  const requestId = useRequestIds();
  const failed = useFailure();
  const [isSending, setSending] = useState(false);
  const send = async (countedKobo: number, why: string) => {
    setSending(true);
    const body = { countedKobo: asKobo(countedKobo), words: why };
    try {
      const outcome = await sendOrQueue(countFloat, { clientRequestId: requestId(body), ...body }, owner);
      if (outcome !== 'stored') showToast({ title: copy.sent, tone: 'success' });
      await client.invalidateQueries({ queryKey: [showMyPaper.name] });
    } catch (error) {
      failed(error);
      void client.invalidateQueries({ queryKey: [showMyPaper.name] });
    } finally {
      setSending(false);
    }
  };
  return { send, isSending };
}
