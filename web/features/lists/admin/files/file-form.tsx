import type { ReactNode } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { WrongLine } from '#contract/lists/files/schema.ts';
import { useOnline } from '#web/lib/network/use-online.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { useFile, type FileCalls } from './use-file.ts';
import { WrongLines } from './wrong-lines.tsx';

interface Shown {
  digest: string;
  wrong: readonly WrongLine[];
  added: readonly unknown[];
  changed: readonly unknown[];
  unchanged: number;
  empty?: number;
}

interface Props<Preview extends Shown> {
  lead: string;
  calls: FileCalls<Preview>;
  onDone: () => void;
  /** Changes of the file, line by line. */
  children: (preview: Preview) => ReactNode;
}

/** On a phone the preview comes below the edge of the sheet. */
function scrollToPreview(sums: HTMLOutputElement | null) {
  sums?.scrollIntoView({ block: 'start' });
}

/** Brings a file in: chosen or pasted, shown with every wrong line, written once somebody says so. */
export function FileForm<Preview extends Shown>({ lead, calls, onDone, children }: Props<Preview>) {
  const { files: copy } = useCatalogue(adminMarketsCopy);
  const isOnline = useOnline();
  const { text, type, choose, check, preview, write, refusal, busy, isAnew } = useFile(calls, onDone);
  const count = preview === undefined ? 0 : preview.added.length + preview.changed.length;
  return (
    <Form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={() => void check()}>
      <p className="text-ink-soft">{lead}</p>
      {!isOnline && <Alert tone="info">{copy.offline}</Alert>}
      <Field
        label={copy.choose}
        hint={copy.chooseHint}
        type="file"
        accept=".csv,text/csv,text/plain"
        error={refusal}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <TextArea
        label={copy.text}
        hint={copy.textHint}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        isBusy={busy === 'reading'}
        disabled={text.trim() === '' || refusal !== undefined || !isOnline}
      >
        {busy === 'reading' ? copy.checking : copy.check}
      </Button>
      {isAnew && <Alert tone="warning">{copy.changed}</Alert>}
      {preview !== undefined && (
        <>
          <output className="font-extrabold" ref={scrollToPreview}>
            {copy.sums({
              added: preview.added.length,
              changed: preview.changed.length,
              unchanged: preview.unchanged,
              empty: preview.empty ?? 0,
            })}
          </output>
          <WrongLines wrong={preview.wrong} />
          {count === 0 && preview.wrong.length === 0 && <Alert tone="info">{copy.nothing}</Alert>}
          {count > 0 && children(preview)}
          {count > 0 && preview.wrong.length === 0 && (
            <Button isBusy={busy === 'writing'} disabled={!isOnline} onClick={() => void write(preview)}>
              {busy === 'writing' ? copy.writing : copy.confirm(count)}
            </Button>
          )}
        </>
      )}
    </Form>
  );
}
