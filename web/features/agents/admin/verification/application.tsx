import type { User } from '#contract/accounts/schema.ts';
import type { AgentForStaff } from '#contract/agents/schema.ts';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import { daysBetween, lagosClock } from '#contract/time.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { StaffDecision } from './decision.tsx';
import { StaffFacts } from './facts.tsx';
import { StaffPapers } from './papers.tsx';

/** One application: face and paper beside each other, what they wrote, and the two answers. */
export function StaffApplication({ agent, me }: { agent: AgentForStaff; me: User }) {
  const { applications: words } = useCatalogue(adminAgentsCopy);
  const waited = daysBetween(lagosClock(new Date(agent.appliedAt)).date, lagosClock(useNow()).date);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg wrap-anywhere">{agent.name}</h2>
        <span className="text-sm text-ink-soft">{words.waits(waited)}</span>
      </div>
      <StaffPapers agent={agent} isLarge />
      <StaffFacts agent={agent} />
      <StaffDecision agent={agent} me={me} />
    </>
  );
}
