import type { User } from '#contract/accounts/schema.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { holds } from '#contract/permissions.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { AdminMoneyAgents } from './agents.tsx';

/** Floats and payouts beside the agents themselves, for those who may see money. */
export function AgentsMoneySection({ me }: { me: User }) {
  const { agents: copy } = useCatalogue(adminMoneyCopy);
  if (!holds(me, 'money:view')) return null;
  return (
    <section aria-labelledby="agents-money" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 id="agents-money">{copy.title}</h2>
        <p className="mt-1 text-ink-soft">{copy.intro}</p>
      </div>
      <AdminMoneyAgents me={me} />
    </section>
  );
}
