import { removePasskey } from '#contract/accounts/second-steps/endpoints.ts';
import type { Passkey, SecondSteps } from '#contract/accounts/second-steps/schema.ts';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { dayOf, momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { AddPasskey } from './add-passkey.tsx';
import { makesPasskeys } from './browser-passkey.ts';
import { ConfirmedButton } from './confirmed-button.tsx';
import { useSecondStepWrite } from './queries.ts';

interface Props {
  steps: SecondSteps;
  onCodes: (codes: readonly string[]) => void;
}

export function PasskeysCard({ steps: { passkeys, canHavePasskey }, onCodes }: Props) {
  const { passkeys: copy } = useCatalogue(secondStepsCopy);
  return (
    <Card title={copy.title}>
      <p className="text-ink-soft">{copy.text}</p>
      {passkeys.length > 0 ? (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        canHavePasskey && <p>{copy.none}</p>
      )}
      {!canHavePasskey ? (
        <Alert tone="info">{copy.notAtThisAddress}</Alert>
      ) : makesPasskeys() ? (
        <AddPasskey onCodes={onCodes} />
      ) : (
        <Alert tone="info">{copy.notInThisBrowser}</Alert>
      )}
    </Card>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { passkeys: copy } = useCatalogue(secondStepsCopy);
  const remove = useSecondStepWrite(removePasskey);
  const failed = useFailure();
  const onSuccess = () => showToast({ title: copy.removed, tone: 'success' });
  const used = lastUsedAt === null ? copy.neverUsed : copy.lastUsed(momentOf(lastUsedAt));
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          {copy.since(dayOf(createdAt))}, {used}
        </p>
      </div>
      <ConfirmedButton
        label={copy.remove}
        name={copy.removeNamed(name)}
        variant="quiet"
        isBusy={remove.isPending}
        question={{ title: copy.removeTitle(name), consequence: copy.removeText }}
        onConfirm={() => remove.mutate({ id }, { onSuccess, onError: failed })}
      />
    </li>
  );
}
