import type { User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import type { AgentForAdmin } from '#contract/agents/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { ToHistory } from '#web/features/accounts/admin/history-link.tsx';
import { AdminAgentCity } from './city.tsx';
import { AdminState } from './table.tsx';
import { AdminDecision } from './verification/decision.tsx';
import { AdminFacts } from './verification/facts.tsx';
import { AdminPapers } from './verification/papers.tsx';

interface Props {
  /** Null where no person is open. */
  agent: AgentForAdmin | undefined;
  me: User;
  onClose: () => void;
}

/** One agent: who they are, and what may be decided about them. */
export function AdminAgentSheet({ agent, me, onClose }: Props) {
  const { agents: copy } = useCatalogue(adminCopy);
  return (
    <Sheet open={agent !== undefined} onClose={onClose} title={agent?.name ?? ''}>
      {agent !== undefined && (
        <div className="grid gap-5">
          <p>
            <AdminState agent={agent} />
          </p>
          {agent.reason !== null && <p className="wrap-anywhere">{copy.reasonOf(agent.reason)}</p>}
          <AdminPapers agent={agent} />
          <AdminFacts agent={agent} />
          <AdminAgentCity agent={agent} />
          <AdminDecision agent={agent} me={me} />
          <ToHistory subject={agent.userId} name={agent.name} />
        </div>
      )}
    </Sheet>
  );
}
