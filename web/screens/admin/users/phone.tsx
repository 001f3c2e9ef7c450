import type { PersonRow } from '#contract/accounts/schema.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useConfirmPersonPhone } from '#web/features/phones/queries.ts';
import { useFailure } from '#web/data/failure-message.ts';

/** A person's number, for whoever calls it: answered, it counts as verified. */
export function AdminPersonPhone({ userId, phone }: { userId: PersonRow['id']; phone: string }) {
  const { phone: copy } = useCatalogue(usersCopy);
  const confirm = useConfirmPersonPhone();
  const failed = useFailure();
  const say = () =>
    confirm.mutate(
      { userId, phone },
      { onSuccess: () => showToast({ title: copy.done, tone: 'success' }), onError: failed },
    );
  return (
    <Card title={copy.title}>
      <p className="text-ink-soft">{copy.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={callAddress(phone)} variant="secondary">
          {copy.dial(readablePhone(phone))}
        </ButtonLink>
        <Button isBusy={confirm.isPending} onClick={say}>
          {copy.answered}
        </Button>
      </div>
    </Card>
  );
}
