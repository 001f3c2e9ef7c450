import { useForm } from 'react-hook-form';
import { adminListsCopy } from '#contract/copy/admin/lists.ts';
import type { ListRequestId } from '#contract/orders/requests/ids.ts';
import { longestQuestion } from '#contract/orders/requests/transcription/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useAskAboutList } from './queries.ts';

export interface EndingProps {
  id: ListRequestId;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks the customer about what cannot be made out. */
export function AskAboutList({ open, onClose, ...rest }: EndingProps) {
  const { asking } = useCatalogue(adminListsCopy);
  return (
    <Dialog open={open} onClose={onClose} title={asking.title}>
      <Asking {...rest} />
    </Dialog>
  );
}

function Asking({ id, onDone }: Pick<EndingProps, 'id' | 'onDone'>) {
  const { asking: copy } = useCatalogue(adminListsCopy);
  const form = useForm({ defaultValues: { question: '' } });
  const ask = useAskAboutList();
  const requestId = useRequestIds();
  const failed = useFailure();
  const submit = form.handleSubmit(({ question }) => {
    const body = { requestId: id, question: question.trim() };
    ask.mutate(
      { clientRequestId: requestId(body), ...body },
      {
        onSuccess: () => {
          showToast({ title: copy.sent, tone: 'success' });
          onDone();
        },
        onError: failed,
      },
    );
  });
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <Field
        label={copy.label}
        placeholder={copy.example}
        maxLength={longestQuestion}
        autoComplete="off"
        error={form.formState.errors.question?.message}
        {...form.register('question', { validate: (text) => text.trim() !== '' || copy.missing })}
      />
      <Button type="submit" isBusy={ask.isPending}>
        {copy.send}
      </Button>
    </Form>
  );
}
