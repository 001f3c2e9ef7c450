import { useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import type { AgentForAdmin } from '#contract/agents/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { decisionsFor, type Decision } from '../selection.ts';
import { AdminDecisionForm } from './decision-form.tsx';
import { AdminVerifyForm } from './verify-form.tsx';

interface Props {
  agent: AgentForAdmin;
  me: User;
}

/** Decisions open now; the first press asks, the second decides. Admins do not decide about themselves. */
export function AdminDecision({ agent, me }: Props) {
  const { agents: copy } = useCatalogue(adminCopy);
  const [asked, setAsked] = useState<Decision | null>(null);
  const close = () => setAsked(null);
  if (agent.userId === me.id) return null;
  const titles = { verify: copy.verifyOf, refuse: copy.refuseOf, suspend: copy.suspendOf };
  return (
    <div className="flex flex-wrap gap-3">
      {decisionsFor[agent.state].map((decision) => (
        <Button
          key={decision}
          className="grow"
          variant={decision === 'verify' ? 'primary' : 'secondary'}
          onClick={() => setAsked(decision)}
        >
          {agent.state === 'suspended' ? copy.again : copy[decision]}
        </Button>
      ))}
      <Dialog open={asked !== null} onClose={close} title={asked === null ? '' : titles[asked](agent.name)}>
        {asked !== null &&
          (asked === 'verify' && agent.state === 'applied' ? (
            <AdminVerifyForm agent={agent} me={me} onClose={close} />
          ) : (
            <AdminDecisionForm agent={agent} decision={asked} onClose={close} />
          ))}
      </Dialog>
    </div>
  );
}
