import { useEffect, useRef } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Trouble } from '../run-state.ts';
import { letGo, letGoOfAll, sendAgain } from './take-step.ts';
import { adviceOn } from './refusal-advice.ts';
import type { ShownRun } from '../use-run.ts';

/** Steps that the server would not take: each stands here until the agent decides; nothing is dropped by itself. */
export function Troubles({ run }: { run: ShownRun }) {
  if (run.troubles.length === 0) return null;
  return (
    <div className="grid gap-3 p-4 pb-0">
      {run.troubles.map((trouble) => (
        <TroubleCard key={trouble.waiting.step.input.clientRequestId} trouble={trouble} run={run} />
      ))}
    </div>
  );
}

function TroubleCard({ trouble: { waiting, behind }, run }: { trouble: Trouble; run: ShownRun }) {
  const { trouble: copy } = useCatalogue(agentCopy);
  const { step, refusal } = waiting;
  const { code } = step.input;
  const itemId = 'itemId' in step.input ? step.input.itemId : null;
  const card = useRef<HTMLElement>(null);
  // It comes while the agent looks at the foot of a long list.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const item = run.orders?.flatMap((order) => order.items).find(({ id }) => id === itemId);
  return (
    <section
      ref={card}
      role="alert"
      className="grid gap-3 rounded-lg border-3 border-pepper bg-pepper-soft p-4 text-pepper-ink"
    >
      <div className="flex gap-3">
        <Icon name="warning" />
        <div className="grid min-w-0 gap-1">
          <h2 className="text-lg">
            {copy.title}: {copy.step[step.name]}
          </h2>
          <p className="font-extrabold">{item === undefined ? code : copy.about(code, item.name)}</p>
          <p>{refusal.sentence}</p>
          <p>
            {copy.advice[adviceOn(refusal.code, step)]} {behind > 0 && copy.behind(behind)}
          </p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {refusal.code === 'wrong-pin' ? (
          <ButtonLink href={paths.agentDoor(code)} onClick={() => void letGo(step)}>
            {copy.typePin}
          </ButtonLink>
        ) : (
          <Button onClick={() => void sendAgain(step)}>{copy.again}</Button>
        )}
        <Button variant="secondary" onClick={() => void letGo(step)}>
          {copy.drop}
        </Button>
      </div>
      {behind > 0 && (
        <Button variant="quiet" onClick={() => void letGoOfAll(code)}>
          {copy.dropAll(behind + 1)}
        </Button>
      )}
    </section>
  );
}
