import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import type { AgentPaper } from '#contract/payments/agents/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Mark } from '#web/illustrations/mark.tsx';
import { useSetting } from '#web/features/settings/queries.ts';
import { PaperLines } from './movements.tsx';
import { PaperSums } from './sums.tsx';

/** Paper, whatever the theme of the screen: to be shown to whoever asks whose money this is, and signed at the desk. */
export function FloatSlip({ paper }: { paper: AgentPaper }) {
  const { slip: copy, paper: paperCopy } = useCatalogue(agentMoneyCopy);
  const business = useSetting('business_name');
  return (
    <article
      data-theme="light"
      className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6 rounded-lg border border-line p-5 sm:p-8 print:border-0 print:p-0"
    >
      <header className="flex items-start gap-3 border-b border-dashed border-line-strong pb-4">
        <Mark />
        <div>
          <h1 className="text-xl">{copy.title}</h1>
          <p className="text-sm text-ink-soft">{copy.whose(business)}</p>
        </div>
      </header>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="text-ink-soft">{copy.agent}</dt>
        <dd className="font-extrabold wrap-anywhere">{paper.name}</dd>
        <dt className="text-ink-soft">{copy.asOf}</dt>
        <dd>{momentOf(paper.asOf)}</dd>
      </dl>
      <p className="rounded-md border-2 border-leaf p-4 text-center">
        <span className="block">{copy.inHand}</span>
        <span className="block text-3xl font-extrabold">{naira(paper.floatKobo)}</span>
      </p>
      <PaperSums paper={paper} />
      <div className="grid gap-3">
        <h2 className="text-base">{paperCopy.lines}</h2>
        <PaperLines lines={paper.lines} />
      </div>
      <div className="mt-6 grid grid-cols-2 gap-6">
        <p className="border-t border-line-strong pt-2 text-sm">{copy.signAgent}</p>
        <p className="border-t border-line-strong pt-2 text-sm">{copy.signOffice}</p>
      </div>
    </article>
  );
}
