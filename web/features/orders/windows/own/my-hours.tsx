import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { HoursAt, MyHours as HoursReply } from '#contract/orders/windows/schema.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { longDay } from '#web/features/markets/day-names.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { spansOf } from '../hour-text.ts';
import { ChooseHours } from './choose-hours.tsx';
import { choicesLeft, ownLeft } from './coming.ts';
import { myHoursQuery } from './queries.ts';

/** On an agent's home: the hours that they are down for, and the way to more; nothing where there are neither. */
export function MyHours() {
  const query = useQuery(myHoursQuery);
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-32" />}>
      {(hours) => <Hours hours={hours} />}
    </QueryBoundary>
  );
}

function Hours({ hours }: { hours: HoursReply }) {
  const { hours: copy } = useCatalogue(agentCopy);
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const own = ownLeft(hours, now);
  const choices = choicesLeft(hours, now);
  const change = choices.length > 0 && (
    <Button variant="secondary" isWide onClick={() => setOpen(true)}>
      {own.length > 0 ? copy.change : copy.choose}
    </Button>
  );
  return (
    <>
      {own.length > 0 ? <Own own={own}>{change}</Own> : change}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={copy.title}>
        <ChooseHours own={own} givenUp={hours.givenUp} choices={choices} />
      </Sheet>
    </>
  );
}

function Own({ own, children }: { own: readonly HoursAt[]; children: ReactNode }) {
  const { hours: copy } = useCatalogue(agentCopy);
  return (
    <Card title={copy.title}>
      <ul className="grid gap-2">
        {own.map(({ marketId, marketName, day, hours }) => (
          <li key={`${day} ${marketId}`}>
            <strong className="block">{longDay(day)}</strong>
            {spansOf(hours)} · {marketName}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{copy.lead}</p>
      {children}
    </Card>
  );
}
