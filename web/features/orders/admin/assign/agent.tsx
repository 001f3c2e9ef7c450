import type { ComponentProps } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { AdminOrdersCopy } from '#contract/copy/admin/orders/en.ts';
import type { AgentForOrder } from '#contract/dispatch/schema.ts';
import type { Kobo } from '#contract/kobo.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { timeOf } from '#web/lib/format/dates.ts';

interface Props extends ComponentProps<'input'> {
  agent: AgentForOrder;
  /** Kind of the order. */
  kind: OrderKind;
  /** Ceiling of the order. */
  neededKobo: Kobo;
}

/** An agent to choose: place, orders in hand, free float, punctuality. */
export function AdminAgent({ agent, kind, neededKobo, ...input }: Props) {
  const { assign: copy } = useCatalogue(adminOrdersCopy);
  const { agents } = useCatalogue(adminCopy);
  const { carrying, hasIt, isTheirOwn, isAsked, works } = agent;
  return (
    <label className="choice w-full items-start rounded-md font-normal has-disabled:cursor-default has-disabled:border-dashed">
      <input
        {...input}
        type="radio"
        value={agent.userId}
        disabled={isTheirOwn || hasIt}
        className="sr-only"
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-extrabold wrap-anywhere">{agent.name}</span>
          <Badge tone={carrying.length === 0 ? 'leaf' : 'garri'}>
            {carrying.length === 0 ? copy.free : copy.carries(carrying.length)}
          </Badge>
          {hasIt && <Badge>{copy.has}</Badge>}
          {isAsked && <Badge tone="garri">{copy.looking}</Badge>}
          {works !== 'both' && <Badge>{copy[works]}</Badge>}
        </span>
        <span className="block text-sm wrap-anywhere">
          {[whereOf(agent, kind, copy), agents.vehicles[agent.vehicle]].join(' · ')}
        </span>
        <span className="block text-sm wrap-anywhere text-ink-soft">
          {[...carrying, floatOf(agent, neededKobo, copy), punctualityOf(agent, copy)].join(' · ')}
        </span>
        {isTheirOwn && <span className="block text-sm text-pepper-ink">{copy.own}</span>}
      </span>
    </label>
  );
}

type Copy = AdminOrdersCopy['assign'];

function whereOf(agent: AgentForOrder, kind: OrderKind, copy: Copy): string {
  const { isAtMarket, marketName, metres, position } = agent;
  const shift = isAtMarket && kind === 'market' ? copy.here : copy.elsewhere(marketName);
  if (metres === null || position === null) return `${shift} · ${copy.noPlace}`;
  const distance = metres < 1000 ? copy.metres(metres) : copy.kilometres((metres / 1000).toFixed(1));
  return `${shift} · ${copy.away[kind](distance)} · ${copy.seen(timeOf(position.at))}`;
}

function floatOf({ freeFloatKobo }: AgentForOrder, neededKobo: number, copy: Copy): string {
  const free = naira(freeFloatKobo);
  return freeFloatKobo < neededKobo ? copy.floatShort(free) : copy.floatFree(free);
}

function punctualityOf({ delivered, onTime }: AgentForOrder, copy: Copy): string {
  return delivered === 0 ? copy.noneYet : copy.onTime(Math.round((onTime / delivered) * 100), delivered);
}
