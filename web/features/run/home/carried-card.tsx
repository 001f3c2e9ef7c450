import { agentCopy } from '#contract/copy/agent.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { carriedStatuses } from '../run-state.ts';
import { useRun } from '../use-run.ts';
import { OrderLine } from '../order/line.tsx';

export function CarriedCard() {
  const { home: copy } = useCatalogue(agentCopy);
  const { orders = [] } = useRun();
  const carried = orders.filter(({ status }) => carriedStatuses.has(status));
  if (carried.length === 0) return null;
  return (
    <Card title={`${copy.runTitle}: ${copy.orders(carried.length)}`}>
      <ul className="grid min-w-0 grid-cols-1 gap-3">
        {carried.map((order) => (
          <li key={order.code}>
            <OrderLine order={order} />
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.agentRun} size="large" isWide>
        {copy.toRun}
      </ButtonLink>
    </Card>
  );
}
