import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { paths } from '#contract/paths.ts';
import type { AgentPaper } from '#contract/payments/agents/schema.ts';
import { EmptyBasket } from '#web/illustrations/empty-basket.tsx';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { OpenCount } from './open-count.tsx';
import { PaperLines } from './movements.tsx';
import { PaperSums } from './sums.tsx';

/** The expected cash first, large enough for sunlight; then how it came about. */
export function PaperScreen({ paper }: { paper: AgentPaper }) {
  const { paper: copy } = useCatalogue(agentMoneyCopy);
  const hasNothing = paper.floatKobo === 0 && paper.lines.length === 0 && paper.openCount === null;
  if (hasNothing) {
    return (
      <EmptyState
        picture={<EmptyBasket />}
        title={copy.nothing}
        text={copy.nothingText}
        action={<ToEarnings />}
      />
    );
  }
  return (
    <>
      <p className="card border-2 border-leaf text-center">
        <span className="block">{copy.pocket}</span>
        <span className="block text-3xl font-extrabold">{naira(paper.floatKobo)}</span>
      </p>
      {paper.openCount === null ? (
        <ButtonLink href={paths.agentShiftClose} size="large" isWide>
          {copy.count}
        </ButtonLink>
      ) : (
        <OpenCount count={paper.openCount} />
      )}
      <div className="grid gap-6">
        <Card title={copy.sums}>
          <PaperSums paper={paper} />
          <ButtonLink href={`${paths.agentFloat}?paper`} variant="secondary">
            {copy.show}
          </ButtonLink>
        </Card>
        <Card title={copy.lines}>
          <PaperLines lines={paper.lines} />
        </Card>
      </div>
      <ToEarnings />
    </>
  );
}

function ToEarnings() {
  const { paper: copy } = useCatalogue(agentMoneyCopy);
  return (
    <ButtonLink href={paths.agentEarnings} variant="secondary" className="justify-self-start">
      {copy.earnings}
    </ButtonLink>
  );
}
