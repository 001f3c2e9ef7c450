import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminDayCopy } from '#contract/copy/admin/day.ts';
import type { MarketCoverage } from '#contract/dispatch/schema.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { timeOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { byNeed, lacksAgents } from './need-of-agents.ts';
import { coverageQuery } from './queries.ts';
import { useInCity } from '#web/lib/screen/office-city.ts';

/** Agents at work by market now, floats that run dry, and waiting orders. */
export function Coverage({ me }: { me: User }) {
  const { coverage: copy } = useCatalogue(adminDayCopy);
  const query = useQuery(coverageQuery(useInCity()));
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="card">
      <h2 id={heading} className="text-lg">
        {copy.title}
      </h2>
      <QueryBoundary query={query} waiting={<Skeleton className="h-28" />}>
        {(markets) =>
          markets.length === 0 ? (
            <p className="text-ink-soft">{copy.none}</p>
          ) : (
            <Markets markets={markets} mayGive={holds(me, 'money:view') && holds(me, 'money:manage')} />
          )
        }
      </QueryBoundary>
    </section>
  );
}

function Markets({ markets, mayGive }: { markets: readonly MarketCoverage[]; mayGive: boolean }) {
  const { coverage: copy } = useCatalogue(adminDayCopy);
  const { shown, idle } = byNeed(markets);
  return (
    <>
      {shown.length > 0 && (
        <ul className="grid divide-y divide-line">
          {shown.map((market) => (
            <li key={market.marketId} className="grid gap-1 py-2">
              <MarketHead market={market} />
              <Agents market={market} mayGive={mayGive} />
            </li>
          ))}
        </ul>
      )}
      {idle.length > 0 && (
        <p className="text-sm text-ink-soft">{copy.idle(idle.map(({ name }) => name).join(', '))}</p>
      )}
    </>
  );
}

function MarketHead({ market }: { market: MarketCoverage }) {
  const { coverage: copy } = useCatalogue(adminDayCopy);
  const { name, isOpen, agents, waiting, dueSoon } = market;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-extrabold">{name}</span>
      <Badge tone={lacksAgents(market) ? 'pepper' : 'plain'}>
        {agents.length === 0 ? copy.nobody : copy.agents(agents.length)}
      </Badge>
      {waiting.length > 0 && <Badge tone="garri">{copy.waiting(waiting.length)}</Badge>}
      {dueSoon !== null && <Badge tone="garri">{copy.dueSoon(dueSoon.orders, timeOf(dueSoon.from))}</Badge>}
      {!isOpen && <span className="text-sm text-ink-soft">{copy.closed}</span>}
    </p>
  );
}

function Agents({ market: { agents }, mayGive }: { market: MarketCoverage; mayGive: boolean }) {
  const { coverage: copy } = useCatalogue(adminDayCopy);
  if (agents.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {agents.map(({ userId, name, carrying, freeFloatKobo, isDry, isHeard: isReachable }) => (
        <li key={userId} className="flex flex-wrap items-center gap-x-2">
          <span>{name}</span>
          <span className={isDry ? 'font-extrabold text-pepper-ink' : 'text-ink-soft'}>
            {(isDry ? copy.dry : copy.free)(naira(freeFloatKobo))}
          </span>
          {carrying > 0 && <span className="text-ink-soft">{copy.carrying(carrying)}</span>}
          {!isReachable && <span className="font-extrabold">{copy.unheard}</span>}
          {isDry && mayGive && (
            <ButtonLink
              href={`${paths.admin}?money=agents&float=${userId}`}
              variant="quiet"
              size="small"
              aria-label={copy.giveFloatTo(name)}
            >
              {copy.giveFloat}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
