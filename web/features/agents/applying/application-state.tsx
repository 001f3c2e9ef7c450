import type { Agent } from '#contract/agents/schema.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { paths } from '#contract/paths.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { UploadedPicture } from '#web/ui/pictures/uploaded-picture.tsx';

/** State of an application, its reason, and the next step. */
export function ApplicationState({ agent }: { agent: Agent }) {
  const { apply: copy } = useCatalogue(agentCopy);
  return (
    <Card title={copy.states[agent.state]}>
      <div className="flex items-center gap-4">
        <UploadedPicture
          src={agent.photoUrl}
          alt=""
          className="size-20 shrink-0 rounded-full bg-sunk object-cover"
        />
        <p className="min-w-0">
          <span className="font-extrabold wrap-anywhere">{agent.name}</span>
          <br />
          <span className="text-ink-soft">{copy.sentOn(momentOf(agent.appliedAt))}</span>
        </p>
      </div>
      <p>{copy.stateTexts[agent.state]}</p>
      {agent.reason !== null && <p className="font-extrabold">{copy.reason(agent.reason)}</p>}
      {agent.state === 'verified' && (
        <ButtonLink href={paths.dashboard} size="large">
          {copy.toWork}
        </ButtonLink>
      )}
    </Card>
  );
}
