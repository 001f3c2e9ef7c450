import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { handleOrders } from '#contract/orders/admin/endpoints.ts';
import type { HandlingName } from '#contract/orders/admin/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  what: HandlingName;
  results: ReplyOf<typeof handleOrders>['results'];
  onClose: () => void;
}

/** Outcome for each order: done, or the refusal. */
export function AdminBulkOutcome({ what, results, onClose }: Props) {
  const { bulk: copy } = useCatalogue(adminOrdersCopy);
  const refused = results.filter(({ refusal }) => refusal !== null).length;
  const done = results.length - refused;
  return (
    <div className="grid gap-5">
      <Alert
        tone={refused === 0 ? 'success' : 'warning'}
        title={done > 0 ? copy.did[what](done) : copy.noneDid}
      >
        {refused > 0 && copy.notDone(refused)}
      </Alert>
      <ul className="grid max-h-72 gap-2 overflow-y-auto">
        {results.map(({ code, refusal }) => (
          <li key={code} className="flex items-start gap-2">
            <Icon name={refusal === null ? 'check' : 'warning'} size={20} />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-extrabold">{code}</span>{' '}
              {refusal === null ? copy.done[what] : copy.refusals[refusal]}
            </span>
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>{copy.close}</Button>
    </div>
  );
}
