import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import type { AgentPaper } from '#contract/payments/agents/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** Float as a sum: received, spent, and what is left. */
export function PaperSums({ paper }: { paper: AgentPaper }) {
  const { paper: copy, slip } = useCatalogue(agentMoneyCopy);
  const { openingKobo, issuedKobo, boughtKobo, collectedKobo, returnedKobo, varianceKobo } = paper;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        {paper.since === null ? copy.sinceEver : copy.since(momentOf(paper.since))}
      </p>
      <dl className="grid gap-2">
        <Sum term={copy.opening} text={naira(openingKobo)} />
        <Sum term={copy.issued} text={signed(issuedKobo)} />
        <Sum term={copy.collected} text={signed(collectedKobo)} />
        <Sum term={copy.bought} text={signed(0 - boughtKobo)} />
        {returnedKobo > 0 && <Sum term={copy.returned} text={signed(0 - returnedKobo)} />}
        {varianceKobo !== 0 && <Sum term={copy.variance} text={signed(varianceKobo)} />}
        <Sum term={slip.inHand} text={naira(paper.floatKobo)} isTotal />
      </dl>
    </div>
  );
}

function signed(kobo: number): string {
  return kobo > 0 ? `+${naira(kobo)}` : naira(kobo);
}

function Sum({ term, text, isTotal = false }: { term: string; text: string; isTotal?: boolean }) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-baseline justify-between gap-x-4',
        isTotal && 'border-t-2 border-line pt-2 text-lg font-extrabold',
      )}
    >
      <dt>{term}</dt>
      <dd className="ms-auto whitespace-nowrap">{text}</dd>
    </div>
  );
}
