import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { saveCanned } from '#contract/chat/admin/endpoints.ts';
import { cannedReply, type CannedReply } from '#contract/chat/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useWrite } from '#web/data/use-write.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { cannedQuery } from '../queries.ts';

const { shortcut, pcm, en } = cannedReply.shape;
const draft = z.object({ shortcut, pcm, en });

/** One ready answer, in both languages. */
export function CannedForm({ reply, onDone }: { reply: CannedReply | null; onDone: () => void }) {
  const { canned: copy } = useCatalogue(adminChatCopy);
  const { shared } = useCatalogue(adminCopy);
  const client = useQueryClient();
  const failed = useFailure();
  const [initial] = useState({ shortcut: reply?.shortcut ?? '', pcm: reply?.pcm ?? '', en: reply?.en ?? '' });
  const form = useForm({
    defaultValues: initial,
    resolver: zodResolver(draft),
  });
  const save = useWrite(saveCanned, (saved) => {
    showToast({ title: copy.saved(saved.shortcut), tone: 'success' });
    onDone();
    return client.invalidateQueries({ queryKey: cannedQuery.queryKey });
  });
  const { errors } = form.formState;
  const send = form.handleSubmit((written) =>
    save.mutate(
      { id: reply?.id ?? null, ...written, ...(reply !== null && { seen: initial }) },
      {
        onError: (error) => {
          // Refused, it may not be what it was shown to be.
          void client.invalidateQueries({ queryKey: cannedQuery.queryKey });
          if (!(error instanceof ApiError) || error.code !== 'shortcut-taken') return failed(error);
          form.setError('shortcut', { type: 'server', message: error.sentence }, { shouldFocus: true });
        },
      },
    ),
  );
  return (
    <Form className="grid gap-4" onSubmit={send}>
      <Field
        label={copy.shortcut}
        hint={copy.shortcutHint}
        prefix="/"
        maxLength={30}
        autoCapitalize="none"
        autoComplete="off"
        error={
          errors.shortcut &&
          (errors.shortcut.type === 'server' ? errors.shortcut.message : copy.shortcutRefused)
        }
        {...form.register('shortcut')}
      />
      <TextArea label={copy.pcm} error={errors.pcm && copy.wordsRefused} {...form.register('pcm')} />
      <TextArea label={copy.en} error={errors.en && copy.wordsRefused} {...form.register('en')} />
      <p className="text-sm text-ink-soft">{copy.intro}</p>
      <Button type="submit" isBusy={save.isPending}>
        {save.isPending ? shared.saving : shared.save}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {copy.back}
      </Button>
    </Form>
  );
}
