import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { languages, type Language } from '#contract/accounts/schema.ts';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import type { Broadcast } from '#contract/notifications/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { Turn } from '../url-state.ts';
import { useDraft, type DraftFields } from './use-draft.ts';
import { AdminAudience } from './audience.tsx';
import { AdminLink } from './link.tsx';
import { AdminPreview } from './preview.tsx';
import { AdminTry } from './try.tsx';

/** Text of a broadcast in both languages, beside a preview of the phone. */
export function AdminCompose({ draft, turn }: { draft: Broadcast | undefined; turn: Turn }) {
  const { compose: copy, preview } = useCatalogue(adminNoticesCopy);
  const { form, save, goOn, isBusy } = useDraft(draft, turn);
  return (
    <FormProvider {...form}>
      <Form className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]" onSubmit={goOn}>
        <div className="grid content-start gap-6">
          {languages.map((language) => (
            <WrittenText key={language} language={language} />
          ))}
          <Card>
            <AdminLink />
            <AdminAudience />
          </Card>
        </div>
        <div className="grid content-start gap-6 lg:sticky lg:top-4">
          <Card title={preview.title}>
            <Shown />
            <AdminTry />
          </Card>
          <div className="grid gap-3 sm:flex sm:flex-row-reverse lg:justify-end">
            <Button type="submit" isBusy={isBusy}>
              {copy.goOn}
            </Button>
            <Button variant="secondary" isBusy={isBusy} onClick={() => void save()}>
              {copy.save}
            </Button>
          </div>
        </div>
      </Form>
    </FormProvider>
  );
}

/** Title and text in one language; a notice has no lines of its own. */
function WrittenText({ language }: { language: Language }) {
  const { compose: copy } = useCatalogue(adminNoticesCopy);
  const { register, formState, control } = useFormContext<DraftFields>();
  const { title, body } = useWatch({ control, name: `words.${language}` });
  const errors = formState.errors.words?.[language];
  return (
    <Card title={copy.languages[language]}>
      <Field
        label={copy.headline}
        hint={copy.left(60 - title.length)}
        error={errors?.title && copy.headlineRefused}
        {...register(`words.${language}.title`)}
      />
      <TextArea
        label={copy.body}
        rows={3}
        hint={copy.left(240 - body.length)}
        error={errors?.body && copy.bodyRefused}
        {...register(`words.${language}.body`, { setValueAs: inOneLine })}
      />
    </Card>
  );
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}

function Shown() {
  const { control } = useFormContext<DraftFields>();
  return <AdminPreview name="draft" words={useWatch({ control, name: 'words' })} />;
}
