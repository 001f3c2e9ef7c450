import { Link } from 'wouter';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { AgentOnRoad } from '#contract/agents/admin/road-schema.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { isStale, minutesSince } from './positions.ts';

interface Props {
  agent: AgentOnRoad;
  now: Date;
  onOpen: () => void;
}

/** One who is out: how laden, when heard of last, and how to reach them. */
export function AdminOnRoad({ agent, now, onOpen }: Props) {
  const { road: copy } = useCatalogue(adminAgentsCopy);
  const { agents } = useCatalogue(adminCopy);
  const { name, phone, marketName, carrying, position } = agent;
  return (
    <li className="grid gap-2 rounded-md border-2 border-line bg-surface p-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-extrabold wrap-anywhere">{name}</span>
        <span className="flex flex-wrap gap-2">
          {isStale(agent, now) && <Badge tone="pepper">{copy.stale}</Badge>}
          <Badge tone={carrying.length === 0 ? 'leaf' : 'garri'}>
            {carrying.length === 0 ? copy.free : copy.carries(carrying.length)}
          </Badge>
        </span>
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {marketName} · {position === null ? copy.noPlace : copy.seen(minutesSince(position.at, now))}
      </p>
      {carrying.length > 0 && <Carried agent={agent} />}
      <div className="flex flex-wrap gap-x-4">
        <a className="link inline-flex min-h-12 items-center" href={callAddress(phone)}>
          {readablePhone(phone)}
        </a>
        <Button variant="quiet" size="small" aria-label={agents.openOf(name)} onClick={onOpen}>
          {agents.open}
        </Button>
      </div>
    </li>
  );
}

/** Their orders; who may not look at orders reads the codes. */
function Carried({ agent: { carrying } }: { agent: AgentOnRoad }) {
  const { road: copy } = useCatalogue(adminAgentsCopy);
  const { statuses } = useCatalogue(trackingCopy);
  const me = useMe();
  const maySee = me ? holds(me, 'orders:view') : false;
  return (
    <ul className="grid">
      {carrying.map(({ code, status }) => (
        <li key={code} className="flex flex-wrap items-center justify-between gap-x-3">
          {maySee ? (
            <Link
              className="link inline-flex min-h-12 items-center"
              href={`${paths.adminOrders}?order=${code}`}
              aria-label={copy.toOrder(code)}
            >
              {code}
            </Link>
          ) : (
            <span>{code}</span>
          )}
          <span className="text-sm text-ink-soft">{statuses[status]}</span>
        </li>
      ))}
    </ul>
  );
}
