import { useId, useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import type { AgentForAdmin } from '#contract/agents/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { agentsShown, foundAmong, shownChoices, type Shown } from './selection.ts';
import { AdminAgentsTable } from './table.tsx';

interface Props {
  agents: readonly AgentForAdmin[];
  onOpen: (userId: string) => void;
}

const aPage = 50;

/** Agents after a decision, narrowed by the search. */
export function AdminAgents({ agents, onOpen }: Props) {
  const { agents: copy } = useCatalogue(adminCopy);
  const { all } = useCatalogue(adminAgentsCopy);
  const heading = useId();
  const [params, change] = useSearchState();
  const shown = shownChoices.find((choice) => choice === params.get('show')) ?? 'all';
  const search = params.get('q') ?? '';
  const everybody = agentsShown(agents, 'all');
  const found = foundAmong(agentsShown(agents, shown), search);
  if (everybody.length === 0) return <EmptyState title={copy.empty} text={copy.emptyText} />;
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading} className="text-lg">
        {copy.all(everybody.length)}
      </h2>
      <div className="grid gap-4 lg:grid-cols-[minmax(16rem,1fr)_auto] lg:items-end">
        <Field
          type="search"
          label={all.search}
          maxLength={80}
          value={search}
          onChange={({ target }) => change({ q: target.value })}
        />
        <Choice<Shown>
          legend={copy.show}
          name="agents-shown"
          options={shownChoices.map((value) => ({ value, label: copy.shown[value] }))}
          chosen={shown}
          onChoose={(value) => change({ show: value === 'all' ? null : value })}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={all.nothing}
          text={all.nothingText}
          action={
            <Button variant="secondary" onClick={() => change({ q: null, show: null })}>
              {all.clear}
            </Button>
          }
        />
      ) : (
        <Some key={`${shown} ${search}`} agents={found} onOpen={onOpen} />
      )}
    </section>
  );
}

/** As many as somebody reads; the rest when they ask. */
function Some({ agents, onOpen }: Props) {
  const { all } = useCatalogue(adminAgentsCopy);
  const [most, setMost] = useState(aPage);
  return (
    <>
      <AdminAgentsTable agents={agents.slice(0, most)} onOpen={({ userId }) => onOpen(userId)} />
      {agents.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + aPage)}>
          {all.more(Math.min(aPage, agents.length - most))}
        </Button>
      )}
    </>
  );
}
