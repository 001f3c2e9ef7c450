import { useRef, useState } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { mostFileLetters, type ImportedFile } from '#contract/lists/files/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { readFile } from './read-file.ts';

interface Sent {
  clientRequestId: string;
  text: string;
  digest: string;
}

/** Calls of one kind of file. */
export interface FileCalls<Preview extends { digest: string }> {
  preview: (text: string) => Promise<Preview>;
  bringIn: (sent: Sent) => Promise<ImportedFile>;
}

/** A file from its choice to its preview and to what was written; any letter that changes takes the preview away. */
export function useFile<Preview extends { digest: string }>(calls: FileCalls<Preview>, onDone: () => void) {
  const { files: copy } = useCatalogue(adminMarketsCopy);
  const failed = useFailure();
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState<'reading' | 'writing'>();
  const [isAnew, setAnew] = useState(false);
  // The same file sent again is the same request, until it is answered.
  const sent = useRef<Sent>(undefined);
  const type = (typed: string) => {
    setText(typed);
    setPreview(undefined);
    setAnew(false);
    setRefusal(typed.length > mostFileLetters ? copy.tooLong : undefined);
  };
  const readPreview = async (of: string) => {
    setBusy('reading');
    await calls.preview(of).then(setPreview, failed);
    setBusy(undefined);
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readFile(file);
    type(read.ok ? read.text : '');
    if (read.ok) await readPreview(read.text);
    else setRefusal(copy[read.why]);
  };
  const write = async ({ digest }: Preview) => {
    setBusy('writing');
    if (sent.current?.text !== text || sent.current.digest !== digest)
      sent.current = { clientRequestId: newRequestId(), text, digest };
    try {
      const { added, changed } = await calls.bringIn(sent.current);
      showToast({ title: copy.done(added + changed), tone: 'success' });
      onDone();
    } catch (error) {
      const isOther = error instanceof ApiError && error.code === 'changed-meanwhile';
      if (isOther) await readPreview(text);
      else failed(error);
      setAnew(isOther);
    }
    setBusy(undefined);
  };
  return { text, type, choose, check: () => readPreview(text), preview, write, refusal, busy, isAnew };
}
