import { useQuery } from '@tanstack/react-query';
import { previewSuspension } from '#contract/agents/admin/endpoints.ts';
import type { CarriedOrder } from '#contract/agents/admin/road-schema.ts';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { AgentForAdmin } from '#contract/agents/schema.ts';

/** Consequences of a suspension now: each order, and the cash in hand. */
export function AdminConsequences({ userId }: Pick<AgentForAdmin, 'userId'>) {
  const { suspend: copy } = useCatalogue(adminAgentsCopy);
  const { data, isError } = useQuery({ ...apiQuery(previewSuspension, { userId }), staleTime: 0 });
  if (isError) return <p>{copy.unknown}</p>;
  if (data === undefined) return <p aria-busy="true">{copy.checking}</p>;
  const back = data.carrying.filter(({ status }) => status === 'assigned');
  const stays = data.carrying.filter(({ status }) => status !== 'assigned');
  return (
    <div className="grid gap-3">
      {data.carrying.length === 0 && <p>{copy.none}</p>}
      {back.length > 0 && <Orders lead={copy.back(back.length)} orders={back} />}
      {stays.length > 0 && <Orders lead={copy.stays(stays.length)} orders={stays} />}
      {data.floatKobo !== null && data.floatKobo > 0 && (
        <p className="font-extrabold">{copy.float(naira(data.floatKobo))}</p>
      )}
    </div>
  );
}

function Orders({ lead, orders }: { lead: string; orders: readonly CarriedOrder[] }) {
  const { statuses } = useCatalogue(trackingCopy);
  return (
    <div>
      <p>{lead}</p>
      <ul className="mt-1 list-disc ps-5">
        {orders.map(({ code, status }) => (
          <li key={code}>
            {code} <span className="text-ink-soft">· {statuses[status]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
