import { useState } from 'react';
import { removePasskey } from '#contract/accounts/second-steps/endpoints.ts';
import type { Passkey, SecondSteps } from '#contract/accounts/second-steps/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { dayOf, momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { AddPasskey } from './add-passkey.tsx';
import { makesPasskeys } from './browser-passkey.ts';
import { useSecondStepWrite } from './queries.ts';

interface Props {
  steps: SecondSteps;
  onCodes: (codes: readonly string[]) => void;
}

export function PasskeysCard({ steps: { passkeys, canHavePasskey }, onCodes }: Props) {
  const { passkeys: words } = useCatalogue(secondStepsCopy);
  return (
    <Card title={words.title}>
      <p className="text-ink-soft">{words.text}</p>
      {passkeys.length > 0 ? (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        canHavePasskey && <p>{words.none}</p>
      )}
      {!canHavePasskey ? (
        <Alert tone="info">{words.notAtThisAddress}</Alert>
      ) : makesPasskeys() ? (
        <AddPasskey onCodes={onCodes} />
      ) : (
        <Alert tone="info">{words.notInThisBrowser}</Alert>
      )}
    </Card>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { passkeys: words } = useCatalogue(secondStepsCopy);
  const { shared } = useCatalogue(adminCopy);
  const [isAsking, setAsking] = useState(false);
  const remove = useSecondStepWrite(removePasskey);
  const failed = useFailure();
  const confirm = () => {
    setAsking(false);
    remove.mutate(
      { id },
      { onSuccess: () => showToast({ title: words.removed, tone: 'success' }), onError: failed },
    );
  };
  const used = lastUsedAt === null ? words.neverUsed : words.lastUsed(momentOf(lastUsedAt));
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          {words.since(dayOf(createdAt))}, {used}
        </p>
      </div>
      <Button
        className="shrink-0"
        variant="quiet"
        isBusy={remove.isPending}
        aria-label={words.removeNamed(name)}
        onClick={() => setAsking(true)}
      >
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.removeTitle(name)}
        consequence={words.removeText}
        confirm={words.remove}
        cancel={shared.cancel}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
