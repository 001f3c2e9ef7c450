import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { download } from '#web/lib/device/download.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface Props {
  codes: readonly string[];
  open: boolean;
  onNoted: () => void;
  /** Called where the dialog is closed without the person's word that they have the codes. */
  onClose: () => void;
}

/** New recovery codes, which nobody is shown again once the person says that they have them. */
export function RecoveryCodesShown({ codes, open, onNoted, onClose }: Props) {
  const { recovery: copy } = useCatalogue(secondStepsCopy);
  return (
    <Dialog open={open} onClose={onClose} title={copy.shownTitle}>
      <p>{copy.shownText}</p>
      <ol aria-label={copy.list} className="grid grid-cols-2 gap-2 font-mono">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button onClick={onNoted}>{copy.noted}</Button>
        <Button
          variant="secondary"
          onClick={() => download('marketwaka-recovery-codes.txt', 'text/plain', `${codes.join('\n')}\n`)}
        >
          {copy.download}
        </Button>
      </div>
    </Dialog>
  );
}
