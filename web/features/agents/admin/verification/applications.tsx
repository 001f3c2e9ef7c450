import type { User } from '#contract/accounts/schema.ts';
import type { AgentForAdmin } from '#contract/agents/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { useShortcuts } from '#web/lib/page/use-shortcuts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { applicationsOf, placeAmong } from '../selection.ts';
import { AdminApplication } from './application.tsx';

/** Applications, the longest wait first: one at a time on a phone, two side by side on a wide screen. */
export function AdminApplications({ agents, me }: { agents: readonly AgentForAdmin[]; me: User }) {
  const { agents: copy } = useCatalogue(adminCopy);
  const { applications } = useCatalogue(adminAgentsCopy);
  const waiting = applicationsOf(agents);
  const { place, goTo } = usePlace(waiting);
  const [first, second] = waiting.slice(place);
  useShortcuts({ j: () => goTo(place + 1), k: () => goTo(place - 1) });
  if (first === undefined) return <EmptyState title={applications.nobody} text={applications.nobodyText} />;
  return (
    <section aria-label={copy.applications(waiting.length)} className="grid gap-4">
      <Steps place={place} of={waiting.length} goTo={goTo} />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:items-start">
        <li key={first.userId} className="card">
          <AdminApplication agent={first} me={me} />
        </li>
        {second !== undefined && (
          <li key={second.userId} className="card hidden lg:grid">
            <AdminApplication agent={second} me={me} />
          </li>
        )}
      </ul>
    </section>
  );
}

/** The open application is in the address: by name where a link says so, else by its place in the row. */
function usePlace(waiting: readonly AgentForAdmin[]) {
  const [params, change] = useSearchState();
  const place = placeAmong(waiting, { who: params.get('who'), at: params.get('at') });
  const goTo = (wanted: number) => {
    const at = Math.max(0, Math.min(wanted, waiting.length - 1));
    change({ who: null, at: at === 0 ? null : String(at + 1) });
  };
  return { place, goTo };
}

interface StepsProps {
  place: number;
  of: number;
  goTo: (place: number) => void;
}

function Steps({ place, of, goTo }: StepsProps) {
  const { agents: copy } = useCatalogue(adminCopy);
  const { applications } = useCatalogue(adminAgentsCopy);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="me-auto">
        <span className="font-extrabold" aria-live="polite">
          {applications.place(place + 1, of)}
        </span>
        <span className="block text-sm text-ink-soft">
          {copy.applicationsText}
          <span className="hidden lg:inline"> {applications.keys}.</span>
        </span>
      </p>
      {of > 1 && (
        <div className="flex gap-3">
          <Button variant="secondary" disabled={place === 0} onClick={() => goTo(place - 1)}>
            {applications.previous}
          </Button>
          <Button variant="secondary" disabled={place === of - 1} onClick={() => goTo(place + 1)}>
            {applications.next}
          </Button>
        </div>
      )}
    </div>
  );
}
