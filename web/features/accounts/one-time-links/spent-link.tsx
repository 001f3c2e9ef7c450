import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';

/** The link has done its work or is too old: said plainly, with the way on. */
export function SpentLink({ onGiveUp }: { onGiveUp: () => void }) {
  const { spent } = useCopy().login;
  return (
    <div className="grid gap-4">
      <Alert tone="warning" title={spent.title}>
        {spent.text}
      </Alert>
      <Button isWide onClick={onGiveUp}>
        {spent.toSignIn}
      </Button>
    </div>
  );
}
