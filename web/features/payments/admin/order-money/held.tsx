import { Link } from 'wouter';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { paths } from '#contract/paths.ts';
import type { HeldMoney } from '#contract/payments/order-money/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';

/** Money of the order that waits for a second person: how much, of what, since when, and where to agree. */
export function AdminHeldMoney({ held }: { held: readonly HeldMoney[] }) {
  const { order: copy, approvals } = useCatalogue(adminMoneyCopy);
  return held.map(({ approvalId, kind, kobo, askedAt }) => (
    <Alert key={approvalId} tone="warning" title={`${copy.secondPerson}: ${naira(kobo)}`}>
      <p>{copy.secondPersonSince(approvals.kinds[kind], momentOf(askedAt))}</p>
      <Link className="link" href={`${paths.admin}?money=approvals&payout=${approvalId}`}>
        {copy.toSecondPerson}
      </Link>
    </Alert>
  ));
}
