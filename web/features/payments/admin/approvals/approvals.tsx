import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts/schema.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { Approval } from '#contract/payments/approvals/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { approvalsQuery } from '../queries.ts';
import { AdminApproval } from './approval.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';

/** Money that waits for a second person, the oldest first, and what became of the rest. */
export function AdminApprovals({ me }: { me: User }) {
  const { approvals: copy } = useCatalogue(adminMoneyCopy);
  const query = useQuery(approvalsQuery(useInCity()));
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-64" />}>
      {({ waiting, decided }) => (
        <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
          <Card title={copy.title}>
            <p className="mb-4 text-ink-soft">{copy.intro}</p>
            {waiting.length === 0 ? (
              <p className="text-ink-soft">{copy.none}</p>
            ) : (
              <ul className="grid gap-5">
                {waiting.map((approval) => (
                  <AdminApproval key={approval.id} approval={approval} me={me} />
                ))}
              </ul>
            )}
          </Card>
          <Card title={copy.decided}>
            {decided.length === 0 ? (
              <p className="text-ink-soft">{copy.noneDecided}</p>
            ) : (
              <ul className="grid gap-4">
                {decided.map((approval) => (
                  <Decided key={approval.id} approval={approval} />
                ))}
              </ul>
            )}
          </Card>
        </div>
      )}
    </QueryBoundary>
  );
}

function Decided({ approval }: { approval: Approval }) {
  const { approvals: copy } = useCatalogue(adminMoneyCopy);
  const { kind, kobo, state, recipientName, decidedByName, decidedAt, reason } = approval;
  const when = momentOf(decidedAt ?? approval.askedAt);
  return (
    <li className="grid gap-1 border-t border-line pt-3 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-extrabold wrap-anywhere">
          {copy.kinds[kind]} · {recipientName || copy.forgotten}
        </span>
        <span className="font-extrabold">{naira(kobo)}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Badge tone={state === 'approved' ? 'leaf' : 'plain'}>{copy.states[state]}</Badge>
        {decidedByName === null ? copy.byItself(when) : copy.decidedBy(decidedByName, when)}
      </p>
      {state === 'refused' && reason !== null && <p className="text-sm wrap-anywhere">{copy.says(reason)}</p>}
    </li>
  );
}
