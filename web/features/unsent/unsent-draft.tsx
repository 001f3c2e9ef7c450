import { Link } from 'wouter';
import { waitingCopy } from '#contract/copy/waiting.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { currentDraft } from '#web/features/orders/placing/draft-store.ts';
import { wantsOf } from '#web/features/orders/placing/errand/one-thing.ts';

const mostNames = 4;

/** The list that somebody wrote and never ordered. */
export function UnsentDraft({ onLeave }: { onLeave: () => void }) {
  const { list: copy, items } = useCatalogue(waitingCopy);
  const names = wantsOf(currentDraft()).map(({ name }) => name);
  const shown = names.slice(0, mostNames);
  return (
    <section className="grid gap-3 rounded-md border-2 border-line p-4">
      <p className="font-extrabold">{copy.title}</p>
      <p className="wrap-anywhere">{items(shown.join(', '), names.length - shown.length)}</p>
      <Link href={paths.order} className="link inline-flex min-h-12 items-center" onClick={onLeave}>
        {copy.open}
      </Link>
    </section>
  );
}
