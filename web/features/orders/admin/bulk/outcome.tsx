import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { handleOrders } from '#contract/orders/admin/endpoints.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  results: ReplyOf<typeof handleOrders>['results'];
  onClose: () => void;
}

/** What came of each: done, or why it was refused. */
export function AdminBulkOutcome({ results, onClose }: Props) {
  const { bulk: words } = useCatalogue(adminOrdersCopy);
  const { language } = useAppContext();
  const refused = results.filter(({ refusal }) => refusal !== null).length;
  return (
    <div className="grid gap-5">
      <Alert tone={refused === 0 ? 'success' : 'warning'} title={words.outcome}>
        {refused === 0
          ? words.allDone(results.length)
          : `${words.someDone(results.length - refused, refused)}. ${words.keepRefused}`}
      </Alert>
      <ul className="grid max-h-72 gap-2 overflow-y-auto">
        {results.map(({ code, refusal }) => (
          <li key={code} className="flex items-start gap-2">
            <Icon name={refusal === null ? 'check' : 'warning'} size={20} />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-extrabold">{code}</span>{' '}
              {refusal === null ? words.done : refusalSentence(refusal, language)}
            </span>
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>{words.close}</Button>
    </div>
  );
}
