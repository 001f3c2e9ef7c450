import { useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

interface Props {
  label: string;
  /** Says it whole, where the label alone does not tell which one. */
  name?: string;
  variant: 'secondary' | 'quiet';
  isBusy: boolean;
  question: { title: string; consequence: string };
  onConfirm: () => void;
}

/** A button that asks before it does what cannot be taken back. */
export function ConfirmedButton({ label, name, variant, isBusy, question, onConfirm }: Props) {
  const { shared } = useCatalogue(adminCopy);
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      <Button
        className="shrink-0 sm:justify-self-start"
        variant={variant}
        isBusy={isBusy}
        aria-label={name}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={question.title}
        consequence={question.consequence}
        confirm={label}
        cancel={shared.cancel}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
