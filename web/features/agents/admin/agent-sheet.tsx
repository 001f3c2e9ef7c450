import type { User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import type { AgentForStaff } from '#contract/agents/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { ToHistory } from '#web/features/accounts/admin/history-link.tsx';
import { StaffState } from './table.tsx';
import { StaffDecision } from './verification/decision.tsx';
import { StaffFacts } from './verification/facts.tsx';
import { StaffPapers } from './verification/papers.tsx';

interface Props {
  /** Nothing: nobody is open. */
  agent: AgentForStaff | undefined;
  me: User;
  onClose: () => void;
}

/** One agent: who they are, and what may be decided about them. */
export function StaffAgentSheet({ agent, me, onClose }: Props) {
  const { agents: words } = useCatalogue(adminCopy);
  return (
    <Sheet open={agent !== undefined} onClose={onClose} title={agent?.name ?? ''}>
      {agent !== undefined && (
        <div className="grid gap-5">
          <p>
            <StaffState agent={agent} />
          </p>
          {agent.reason !== null && <p className="wrap-anywhere">{words.reasonOf(agent.reason)}</p>}
          <StaffPapers agent={agent} />
          <StaffFacts agent={agent} />
          <StaffDecision agent={agent} me={me} />
          <ToHistory subject={agent.userId} name={agent.name} />
        </div>
      )}
    </Sheet>
  );
}
