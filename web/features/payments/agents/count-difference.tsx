import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { differenceText } from './difference-text.ts';

interface Props {
  countedKobo: number;
  bookKobo: number;
}

/** The book beside the count, and what lies between them, said plainly. */
export function CountDifference({ countedKobo, bookKobo }: Props) {
  const { count: copy } = useCatalogue(agentMoneyCopy);
  const isSame = countedKobo === bookKobo;
  return (
    <output
      className={classNames(
        'grid gap-2 rounded-md border-2 p-4',
        isSame ? 'border-leaf bg-leaf-soft text-leaf-ink' : 'border-garri bg-garri-soft text-garri-ink',
      )}
    >
      <span className="flex flex-wrap justify-between gap-x-4">
        <span>{copy.book}</span>
        <span className="ms-auto">{naira(bookKobo)}</span>
      </span>
      <span className="flex items-start gap-2 text-lg font-extrabold">
        <Icon name={isSame ? 'check' : 'warning'} />
        {differenceText({ countedKobo, bookKobo }, copy)}
      </span>
    </output>
  );
}
