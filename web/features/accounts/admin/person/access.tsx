import { useState } from 'react';
import type { PersonRow } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { isAdmin } from '#contract/permissions.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { ResetSecondSteps } from '#web/features/accounts/second-steps/reset-second-steps.tsx';
import { useIssueResetLink, useSignPersonOut } from '../people/mutations.ts';

/** Helping a person back in, and putting every device of theirs out. */
export function AdminPersonAccess({ person }: { person: PersonRow }) {
  const { people } = useCatalogue(adminCopy);
  return (
    <Card title={people.access}>
      <ResetLink person={person} />
      <SignOut person={person} />
      {isAdmin(person) && <ResetSecondSteps person={person} />}
    </Card>
  );
}

function ResetLink({ person }: { person: PersonRow }) {
  const { people, shared } = useCatalogue(adminCopy);
  const issue = useIssueResetLink();
  const failed = useFailure();
  if (issue.data !== undefined) {
    return (
      <CopyField
        label={people.resetIssued}
        value={issue.data.url}
        hint={`${people.resetEnds(momentOf(issue.data.expiresAt))} ${shared.shownOnce}`}
        text={shared}
      />
    );
  }
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">{people.resetText}</p>
      <Button
        variant="secondary"
        isBusy={issue.isPending}
        onClick={() => issue.mutate({ userId: person.id }, { onError: failed })}
      >
        {people.resetLink}
      </Button>
    </div>
  );
}

function SignOut({ person }: { person: PersonRow }) {
  const { people, shared } = useCatalogue(adminCopy);
  const [isAsking, setAsking] = useState(false);
  const signOut = useSignPersonOut();
  const failed = useFailure();
  const confirm = () =>
    signOut.mutate(
      { userId: person.id },
      {
        onSuccess: () => showToast({ title: people.signedOut(person.username), tone: 'success' }),
        onError: failed,
        onSettled: () => setAsking(false),
      },
    );
  if (person.signedInDevices === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">
        {people.signOutText} {people.devices(person.signedInDevices)}.
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {people.signOut}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={people.signOutTitle(person.username)}
        consequence={people.signOutConsequence}
        confirm={people.signOut}
        cancel={shared.cancel}
        isBusy={signOut.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
