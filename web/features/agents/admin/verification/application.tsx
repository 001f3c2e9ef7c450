import type { User } from '#contract/accounts/schema.ts';
import type { AgentForAdmin } from '#contract/agents/schema.ts';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import { daysBetween, lagosClock } from '#contract/time.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { AdminDecision } from './decision.tsx';
import { AdminFacts } from './facts.tsx';
import { AdminPapers } from './papers.tsx';

/** One application: face and paper beside each other, what they wrote, and the two answers. */
export function AdminApplication({ agent, me }: { agent: AgentForAdmin; me: User }) {
  const { applications: copy } = useCatalogue(adminAgentsCopy);
  const waited = daysBetween(lagosClock(new Date(agent.appliedAt)).date, lagosClock(useNow()).date);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg wrap-anywhere">{agent.name}</h2>
        <span className="text-sm text-ink-soft">{copy.waits(waited)}</span>
      </div>
      <AdminPapers agent={agent} isLarge />
      <AdminFacts agent={agent} />
      <AdminDecision agent={agent} me={me} />
    </>
  );
}
