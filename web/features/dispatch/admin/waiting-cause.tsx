import { useQuery } from '@tanstack/react-query';
import { adminDayCopy } from '#contract/copy/admin/day.ts';
import type { AdminDayCopy } from '#contract/copy/admin/day/en.ts';
import type { WaitingCause as Cause } from '#contract/dispatch/schema.ts';
import { writtenGrams } from '#contract/lists/load/load-class.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { coverageQuery } from './queries.ts';

/** The obstacles of an order without an agent; null where it has one, or before they are known. */
export function WaitingCause({ code }: { code: OrderCode }) {
  const { cause: copy } = useCatalogue(adminDayCopy);
  const { data = [] } = useQuery(coverageQuery({}));
  const found = data.flatMap(({ waiting }) => waiting).find((order) => order.code === code);
  if (found === undefined) return null;
  return <p className="text-sm font-extrabold wrap-anywhere">{causeText(found.cause, copy)}</p>;
}

function causeText(cause: Cause, copy: AdminDayCopy['cause']): string {
  const { askedName, online, canTake, tooHeavyGrams } = cause;
  if (askedName !== null) return copy.asked(askedName);
  if (typeof tooHeavyGrams === 'number') {
    const heavy = copy.tooHeavyForAll(writtenGrams(tooHeavyGrams));
    return `${online === 0 ? copy.nobody : copy.online(online)} · ${heavy}`;
  }
  if (online === 0) return copy.nobody;
  if (canTake > 0) return copy.canTake(canTake);
  const ways = (['tooHeavy', 'noFloat', 'overCash', 'declined', 'others'] as const).filter(
    (way) => cause[way] > 0,
  );
  return [copy.online(online), ...ways.map((way) => copy[way](cause[way]))].join(' · ');
}
