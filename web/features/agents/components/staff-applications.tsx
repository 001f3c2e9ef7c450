import { useId } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import type { AgentForStaff } from '#contract/agents/schema.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { applicationsOf } from '../staff-list.ts';
import { StaffDecision } from './staff-decision.tsx';
import { StaffFacts } from './staff-facts.tsx';
import { StaffPapers } from './staff-papers.tsx';

/** Who waits for a word, side by side with their papers, the longest waiting first. */
export function StaffApplications({ agents, me }: { agents: readonly AgentForStaff[]; me: User }) {
  const { agents: words } = useCatalogue(adminCopy);
  const heading = useId();
  const waiting = applicationsOf(agents);
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <div>
        <h2 id={heading}>{words.applications(waiting.length)}</h2>
        <p className="text-ink-soft">
          {waiting.length === 0 ? words.noApplications : words.applicationsText}
        </p>
      </div>
      {waiting.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {waiting.map((agent) => (
            <li key={agent.userId} className="card">
              <h3 className="wrap-anywhere">{agent.name}</h3>
              <StaffPapers agent={agent} />
              <StaffFacts agent={agent} />
              <StaffDecision agent={agent} me={me} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
