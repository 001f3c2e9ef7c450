import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { Talk } from '../conversation/use-conversation.ts';

/** Says what is said in one touch; where the phone cannot keep it, it says so. */
export function useSayAtOnce({ write }: Talk): (text: string, callsOffice?: boolean) => void {
  const { write: copy } = useCatalogue(talkCopy);
  return (text, callsOffice = false) => {
    write(text, [], callsOffice).catch(() =>
      showToast({ title: copy.notKept, description: copy.notKeptText, tone: 'danger' }),
    );
  };
}
