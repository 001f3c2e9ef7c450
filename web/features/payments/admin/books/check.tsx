import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts/schema.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { checkBooks, showBooks } from '#contract/payments/books/endpoints.ts';
import type { Books } from '#contract/payments/books/schema.ts';
import { holds } from '#contract/permissions.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useWrite } from '#web/data/use-write.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { AdminDifferences } from './differences.tsx';

/** Result of the nightly check, with a button that repeats it. */
export function AdminCheck({ lastCheck, me }: { lastCheck: Books['lastCheck']; me: User }) {
  const { check: copy } = useCatalogue(adminMoneyCopy).day;
  const client = useQueryClient();
  const failed = useFailure();
  const check = useWrite(checkBooks, () => client.invalidateQueries({ queryKey: [showBooks.name] }));
  const press = () =>
    check.mutate({}, { onSuccess: () => showToast({ title: copy.done, tone: 'success' }), onError: failed });
  return (
    <Card
      title={
        lastCheck !== null && lastCheck.differences.length > 0
          ? copy.alarm(lastCheck.differences.length)
          : copy.now
      }
    >
      {lastCheck === null && <p>{copy.never}</p>}
      {lastCheck !== null && lastCheck.differences.length === 0 && <p>{copy.fine(momentOf(lastCheck.at))}</p>}
      {lastCheck !== null && <AdminDifferences differences={lastCheck.differences} />}
      {holds(me, 'money:manage') && (
        <Button variant="secondary" className="justify-self-start" isBusy={check.isPending} onClick={press}>
          {check.isPending ? copy.checking : copy.now}
        </Button>
      )}
    </Card>
  );
}
