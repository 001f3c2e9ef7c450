import { useQuery } from '@tanstack/react-query';
import { adminCopy } from '#contract/copy/admin.ts';
import type { AgentForAdmin } from '#contract/agents/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { marketsQuery } from '#web/features/markets/queries.ts';

/** Facts of an application. */
export function AdminFacts({ agent }: { agent: AgentForAdmin }) {
  const { agents: copy } = useCatalogue(adminCopy);
  const { data: markets = [] } = useQuery(marketsQuery);
  const named = markets.filter(({ id }) => agent.marketIds.includes(id)).map(({ name }) => name);
  const facts = [
    [copy.facts.vehicle, copy.vehicles[agent.vehicle]],
    [copy.facts.works, copy.works[agent.works]],
    ...(named.length > 0 ? [[copy.facts.markets, named.join(', ')]] : []),
  ];
  return (
    <dl className="grid gap-1">
      {facts.map(([term, text]) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="ms-auto text-end">{text}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <dt className="text-ink-soft">{copy.facts.phone}</dt>
        <dd className="ms-auto">
          <a className="link inline-flex min-h-12 items-center" href={callAddress(agent.phone)}>
            {readablePhone(agent.phone)}
          </a>
        </dd>
      </div>
      <div>
        <dd className="text-sm text-ink-soft">{copy.applied(momentOf(agent.appliedAt))}</dd>
      </div>
    </dl>
  );
}
