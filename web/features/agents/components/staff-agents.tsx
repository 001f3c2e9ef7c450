import { useId, useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import type { AgentForStaff } from '#contract/agents/schema.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { agentsShown, shownChoices, type Shown } from '../staff-list.ts';
import { StaffAgentsTable } from './staff-agents-table.tsx';

interface Props {
  agents: readonly AgentForStaff[];
  onOpen: (agent: AgentForStaff) => void;
}

/** Everybody who was decided about, narrowed to what is looked for. */
export function StaffAgents({ agents, onOpen }: Props) {
  const { agents: words } = useCatalogue(adminCopy);
  const heading = useId();
  const [shown, setShown] = useState<Shown>('all');
  const everybody = agentsShown(agents, 'all');
  const found = agentsShown(agents, shown);
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading}>{words.all(everybody.length)}</h2>
      {everybody.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} />
      ) : (
        <>
          <Choice
            legend={words.show}
            name="agents-shown"
            options={shownChoices.map((value) => ({ value, label: words.shown[value] }))}
            chosen={shown}
            onChoose={setShown}
          />
          {found.length === 0 ? (
            <p className="text-ink-soft">{words.nobodyFound}</p>
          ) : (
            <StaffAgentsTable agents={found} onOpen={onOpen} />
          )}
        </>
      )}
    </section>
  );
}
