import { Link } from 'wouter';
import { waitingCopy } from '#contract/copy/waiting.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { currentDraft } from '#web/features/orders/placing/draft-store.ts';
import { refusalText } from '#web/features/orders/refusal-text.ts';

/** The order that was not taken is back in its draft, whole: it only wants another look. */
export function RefusedDraft({ onLeave }: { onLeave: () => void }) {
  const { draft: copy } = useCatalogue(waitingCopy);
  const { language } = useAppContext();
  const { refusal } = currentDraft();
  return (
    <section className="grid gap-3 rounded-md border-2 border-line p-4">
      <p className="font-extrabold">{copy.title}</p>
      {refusal && <p className="text-pepper-ink">{refusalText(refusal, language)}</p>}
      <Link href={paths.order} className="link" onClick={onLeave}>
        {copy.mend}
      </Link>
    </section>
  );
}
