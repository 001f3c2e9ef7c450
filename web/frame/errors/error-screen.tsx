import { didNotCome } from '#web/lib/network/load-again.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';

export function ErrorScreen({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { errors } = useCopy();
  const reason = error instanceof Error && error.message !== '' ? error.message : errors.unknown;
  // The browser’s message about a missing file names an address of ours and helps no one.
  const message = didNotCome(error) ? errors.noNetwork : reason;
  return (
    <div role="alert" className="mx-auto max-w-xl py-10">
      <EmptyState
        isWholeScreen
        title={errors.title}
        text={<span className="wrap-anywhere">{message}</span>}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onTryAgain}>{errors.tryAgain}</Button>
            <Button variant="secondary" onClick={() => window.location.reload()}>
              {errors.reload}
            </Button>
          </div>
        }
      />
    </div>
  );
}
